/** Estimates, intervals and verdicts; pure functions of numbers. Depends on {@code base}, the JDK and commons-math3. */
package io.benchbook.stats;
