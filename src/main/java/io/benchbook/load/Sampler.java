package io.benchbook.load;

import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;

/** Cuts the measured part into intervals and adds up its latencies. */
final class Sampler {
    private final List<Client> clients;
    private final ErrorLog errors;
    private final Arrivals arrivals;
    private final Cuts cuts;
    private final List<Interval> intervals = new ArrayList<>();
    private Counts counted = Counts.NONE;
    private double last;

    /** @param arrivals those of an open loop, else null */
    Sampler(List<Client> clients, ErrorLog errors, Arrivals arrivals) {
        this.clients = clients;
        this.errors = errors;
        this.arrivals = arrivals;
        this.cuts = new Cuts(clients);
    }

    /** Ends the present interval at {@code end} seconds of the measured part. */
    Interval cut(double end) {
        Counts present = counts();
        Interval interval = interval(end, present.minus(counted), cuts.next());
        counted = present;
        last = end;
        intervals.add(interval);
        return interval;
    }

    /** Everything so far. */
    Counts counts() {
        return Tally.sum(clients.stream().map(client -> client.tally).toList(), errors);
    }

    Latency latency() {
        return new Latency("transaction", cuts.all());
    }

    List<Interval> intervals() {
        return intervals;
    }

    double lastCut() {
        return last;
    }

    private Interval interval(double end, Counts counts, Histogram nanos) {
        Latency latency = new Latency("transaction", nanos);
        return new Interval(
                end,
                end - last,
                counts,
                latency.percentileMs(50),
                latency.percentileMs(95),
                latency.percentileMs(99),
                latency.maxMs(),
                queue());
    }

    private Interval.Queue queue() {
        return arrivals == null
                ? null
                : new Interval.Queue(
                        arrivals.waiting(System.nanoTime()),
                        clients.stream().filter(Client::isBusy).count());
    }
}
