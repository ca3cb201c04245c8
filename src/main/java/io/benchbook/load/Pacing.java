package io.benchbook.load;

import io.benchbook.base.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * When clients begin transactions, how many, and over which connections.
 *
 * @param rate of an open loop: transactions have an intended start, and their latency counts from there; empty for a
 *     closed loop, in which a client begins the next transaction when its last one has ended
 * @param thinkMs in a closed loop, milliseconds between the end of a client's transaction and its next; 0 for none
 * @param events how many transactions all clients together do in the measured part; 0 for no limit
 * @param reconnectEvery after how many of its transactions a client connects anew; 0 for never
 * @param poolSize how many connections the clients share, each borrowed for a transaction; 0 for one a client
 */
public record Pacing(Optional<Rate> rate, double thinkMs, long events, long reconnectEvery, int poolSize) {
    /** A closed loop without a pause, until the time is over. */
    public static final Pacing CLOSED = new Pacing(Optional.empty(), 0, 0, 0, 0);

    /** Whether each client is always within a transaction. */
    boolean isBusy() {
        return rate.isEmpty() && thinkMs == 0;
    }

    public boolean isOpen() {
        return rate.isPresent();
    }

    /** {@code closed loop}, {@code open loop at 500/s Poisson}, and whatever else is not usual. */
    @Override
    public String toString() {
        List<String> words = new ArrayList<>();
        words.add(rate.map(present -> "open loop at " + present).orElse("closed loop"));
        if (thinkMs > 0) {
            words.add(Numbers.text(thinkMs) + " ms think time");
        }
        if (events > 0) {
            words.add(Numbers.count(events, "transaction"));
        }
        if (reconnectEvery > 0) {
            words.add("reconnect every " + Numbers.text(reconnectEvery));
        }
        if (poolSize > 0) {
            words.add("pool of " + Numbers.count(poolSize, "connection"));
        }
        return String.join(", ", words);
    }
}
