/** The real sysbench: what it prints, and the program itself as an engine. */
package io.benchbook.load.sysbench;
