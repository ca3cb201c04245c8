/**
 * The Jupyter front end: sockets, messages, and cells that come by them. The only package that knows ZeroMQ. Depends on
 * {@code eval}, {@code display}, {@code commands}.
 */
package io.benchbook.jupyter;
