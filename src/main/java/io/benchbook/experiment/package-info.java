/**
 * A single run: the factors that decide it, its specification, the checks before it, its result with how it came about.
 * Depends on {@code server}, {@code workload}, {@code load}, {@code stats} and on {@code experiment.journal}; what is made of
 * many runs lies above, in {@code sweep}, {@code compare} and {@code attribution}.
 */
package io.benchbook.experiment;
