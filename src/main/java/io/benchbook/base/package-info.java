/**
 * The few words that every room of Benchbook speaks: the one exception that users see, progress, the address of a
 * server, a version, the checks of arguments. Depends on the JDK and on nothing else of Benchbook.
 */
package io.benchbook.base;
