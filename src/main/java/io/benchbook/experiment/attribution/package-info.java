/**
 * Why two servers differ: which of their settings explain it. Depends on comparisons, single runs and the journal.
 */
package io.benchbook.experiment.attribution;
