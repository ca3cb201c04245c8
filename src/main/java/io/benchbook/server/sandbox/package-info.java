/** Servers of our own: templates, data directories, mysqld processes, their life and what a killed Benchbook left behind. */
package io.benchbook.server.sandbox;
