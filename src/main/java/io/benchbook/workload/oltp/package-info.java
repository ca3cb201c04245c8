/**
 * sysbench's OLTP workloads, statement for statement: the same tables, rows, statements and draws in the same order. A
 * workload is a {@link io.benchbook.workload.oltp.Mix}, a small file; {@link io.benchbook.workload.oltp.Sysbench} lists
 * them. Depends on {@code workload}, {@code base} and the JDK only.
 */
package io.benchbook.workload.oltp;
