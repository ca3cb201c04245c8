/**
 * Cells of Java: JShell in this JVM, keeping real objects, always stoppable. The only package that knows {@code
 * jdk.jshell}. Depends on {@code base} and the JDK (and ASM for the stop checks).
 */
package io.benchbook.eval;
