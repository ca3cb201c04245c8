/** What the machine is, and the commands that act on it. */
package io.benchbook.server.machine;
