/** The {@code .jsh} notebook: its format, batch runs and reports. Depends on {@code eval}, {@code display}, {@code commands}. */
package io.benchbook.notebook;
