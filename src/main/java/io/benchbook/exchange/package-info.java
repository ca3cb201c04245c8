/** Other tools' formats: logs of sysbench and mysqlslap in, sysbench's report out. Depends on {@code experiment}. */
package io.benchbook.exchange;
