/**
 * Claims of published reports, tested with what was measured here: a comparison, a sweep, or what was read and counted. Depends on
 * {@code experiment}, its sweeps and comparisons, {@code server} and {@code stats}.
 */
package io.benchbook.experiment.claim;
