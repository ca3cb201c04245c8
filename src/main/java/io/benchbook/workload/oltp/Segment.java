package io.benchbook.workload.oltp;

import io.benchbook.workload.Distribution;
import io.benchbook.workload.Rng;

/** The part of a table that one client of several reads, so that clients do not overlap. */
final class Segment {
    private final Distribution distribution;
    private final long low;
    private final long high;

    Segment(Client client) {
        double length = (double) client.options().get(Option.ROWS) / client.clients();
        this.distribution = client.options().distribution();
        this.low = (long) (length * client.number());
        this.high = (long) (length * client.number() + length);
    }

    long draw(Rng random) {
        return distribution.draw(random, low, high);
    }
}
