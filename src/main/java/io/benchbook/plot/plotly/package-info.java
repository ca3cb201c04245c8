/** A chart as Plotly JSON and as HTML that works offline. Depends on the model in {@code plot}, Jackson and Tablesaw. */
package io.benchbook.plot.plotly;
