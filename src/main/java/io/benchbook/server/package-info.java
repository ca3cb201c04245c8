/**
 * MySQL servers: the catalogue, installation, sandboxes and servers that were already running, their life, settings and
 * data directories. Depends on {@code base}, JDBC and the JDK.
 */
package io.benchbook.server;
