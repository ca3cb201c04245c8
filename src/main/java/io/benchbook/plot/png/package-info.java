/** A chart as a PNG picture, drawn with Java 2D, which needs no display. Depends on the model in {@code plot}. */
package io.benchbook.plot.png;
