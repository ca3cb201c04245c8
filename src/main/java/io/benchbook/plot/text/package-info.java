/** A chart as text for a terminal: braille or blocks, or ASCII. Depends on the model in {@code plot}. */
package io.benchbook.plot.text;
