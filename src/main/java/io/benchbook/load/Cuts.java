package io.benchbook.load;

import java.util.List;
import org.HdrHistogram.Histogram;

/** The latencies of all clients' transactions, cut into stretches. For one thread. */
final class Cuts {
    private final List<Client> clients;
    private Histogram all = new Histogram(Client.DIGITS);

    Cuts(List<Client> clients) {
        this.clients = clients;
    }

    /** Those since the last cut, in nanoseconds. */
    Histogram next() {
        Latencies sum = new Latencies(Client.DIGITS);
        clients.forEach(client -> sum.add(client.latencies));
        Histogram present = sum.histogram();
        Histogram stretch = present.copy();
        stretch.subtract(all);
        all = present;
        return stretch;
    }

    /** All until the last cut. */
    Histogram all() {
        return all;
    }
}
