/** A chart as a PNG picture, through XChart, without a display. Depends on the model in {@code plot}. */
package io.benchbook.plot.png;
