/** Artifacts as the user's own Maven would fetch them; the only package that knows Maven's resolver. Depends on {@code base}. */
package io.benchbook.maven;
