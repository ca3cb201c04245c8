/** The JLine front end; the only package that knows {@code org.jline}. Depends on {@code eval}, {@code display}, {@code commands}. */
package io.benchbook.shell;
