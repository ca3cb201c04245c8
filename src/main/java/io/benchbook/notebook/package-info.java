/**
 * {@code .jsh} notebooks: the percent format, batch runs, reports and conversion. Depends on {@code eval}, {@code
 * display} and {@code commands}; reading and writing are pure functions of texts.
 */
package io.benchbook.notebook;
