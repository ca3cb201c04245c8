package io.benchbook.base;

/** What {@code run}, {@code sweep} and {@code compare} take as arguments: a server, a workload, or an axis with levels. */
public interface Factor {}
