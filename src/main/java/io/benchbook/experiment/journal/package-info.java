/**
 * The record of all that was measured: files of JSON lines of several kinds, each with a format that its package brings.
 * Knows no kind of result. Depends on {@code load} for histograms.
 */
package io.benchbook.experiment.journal;
