/**
 * What lets a notebook be replayed: every result that costs a server goes through one {@code Recording}, which measures it,
 * writes it down, or takes it from what an earlier execution wrote down.
 */
package io.benchbook.commands.recording;
