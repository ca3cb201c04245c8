/** Servers that were already running: logins, how they restart, and what is refused there. */
package io.benchbook.server.external;
