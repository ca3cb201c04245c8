/** What {@code doctor} looks at. */
package io.benchbook.server.checks;
