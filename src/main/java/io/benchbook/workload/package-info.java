/**
 * What one client does: data sets, statements and the order in which they are sent, independent of how they travel.
 * sysbench's OLTP workloads are here statement for statement. Depends on {@code base} and the JDK only.
 */
package io.benchbook.workload;
