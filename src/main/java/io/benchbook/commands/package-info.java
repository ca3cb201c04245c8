/** The vocabulary: thin static doors to what lies below, one class a subject. Depends on all but the front ends. */
package io.benchbook.commands;
