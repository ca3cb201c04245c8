package io.benchbook.load;

/**
 * What only an open loop has. In it the latency of a transaction counts from its intended start, so that a stall of the
 * server is charged to all who had to wait (no coordinated omission).
 *
 * @param rate that was asked for
 * @param service latencies from the real start of transactions: what a closed loop would have seen
 * @param lateness how late transactions began whose client was free in time: the generator's own delay, in all latencies
 * @param mostWaiting the largest number of transactions that were due and had no free client
 * @param waitingAtEnd how many of them were left when the time was over; they are in no latency
 * @param oldestSeconds how long the oldest of those had waited
 */
public record OpenLoop(
        Rate rate, Latency service, Latency lateness, long mostWaiting, long waitingAtEnd, double oldestSeconds) {}
