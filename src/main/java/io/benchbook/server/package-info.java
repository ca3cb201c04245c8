/**
 * MySQL servers: what any of them can do, and how to connect. The subpackages bring versions onto the machine ({@code install}), run
 * sandboxes ({@code sandbox}), take servers that were already running ({@code external}), read and set variables
 * ({@code settings}), know the machine ({@code machine}) and check it ({@code checks}). Depends on {@code base}, JDBC and the JDK.
 */
package io.benchbook.server;
