/** A table or a result → a chart → its renderings as text, Plotly and PNG. Depends on {@code experiment}. */
package io.benchbook.plot;
