/**
 * Runs and what is made of them: specification, pre-flight checks, results, journal. Depends on {@code server},
 * {@code workload}, {@code load}, {@code stats}.
 */
package io.benchbook.experiment;
