/**
 * Many runs: every combination of the levels of all factors, planned, run, and gone on with after an interruption. Depends on
 * single runs and the journal.
 */
package io.benchbook.experiment.sweep;
