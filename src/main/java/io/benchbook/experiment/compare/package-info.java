/**
 * Two set-ups that take turns until the answer is clear, and claims of published reports that such answers test. Depends on
 * single runs and the journal.
 */
package io.benchbook.experiment.compare;
