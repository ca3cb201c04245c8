/**
 * The load generator: engines (ways to talk to a server), pacing, recording, and the loading of data sets. Knows
 * workloads and an {@link io.benchbook.base.Endpoint} to connect to, not servers.
 */
package io.benchbook.load;
