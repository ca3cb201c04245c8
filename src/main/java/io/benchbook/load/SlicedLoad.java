package io.benchbook.load;

import io.benchbook.base.BenchbookException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/**
 * A load that takes turns with another: all connections stay open, and the clients work only during slices. Between slices
 * each has ended its transaction and waits. For one conducting thread.
 */
public final class SlicedLoad implements AutoCloseable {
    /** How long transactions may take to end after a slice. */
    private static final long PATIENCE_MS = 10_000;

    private final LoadPlan plan;
    private final Engine engine;
    private final Crew crew;
    private final List<Client> clients;
    private final Cuts cuts;
    private Counts counted = Counts.NONE;
    private double busy;

    private SlicedLoad(LoadPlan plan) {
        this.plan = plan;
        this.engine = plan.engine().open(plan);
        this.crew = new Crew(plan, engine);
        this.clients = IntStream.range(0, plan.threads())
                .mapToObj(number -> new Client(number, crew))
                .toList();
        this.cuts = new Cuts(clients);
    }

    /**
     * Opens all connections; the clients wait for the first slice.
     *
     * @param plan whose {@code seconds} are the longest time until it is closed
     * @throws BenchbookException where a connection or statement was refused
     */
    public static SlicedLoad open(LoadPlan plan) throws InterruptedException {
        SlicedLoad load = new SlicedLoad(plan);
        try {
            load.begin();
            return load;
        } catch (InterruptedException | RuntimeException e) {
            load.close();
            throw e;
        }
    }

    private void begin() throws InterruptedException {
        crew.window.pause();
        crew.window.open(System.nanoTime(), 0, plan.seconds());
        clients.forEach(Client::start);
        while (!crew.awaitReady(50)) {
            failIfClientsFailed();
        }
        crew.go();
        settle();
    }

    /**
     * Lets the clients work.
     *
     * @param guardSeconds at the beginning, not measured: for what the turn of the other side left behind
     * @param seconds measured after that
     * @throws BenchbookException where a client failed, or a transaction does not end
     */
    public Slice run(double guardSeconds, double seconds) throws InterruptedException {
        long from = System.nanoTime() + (long) (guardSeconds * 1e9);
        long until = from + (long) (seconds * 1e9);
        crew.window.openSlice(from, until);
        crew.awaitDone(until - System.nanoTime());
        crew.window.pause();
        settle();
        return cut((until - from) / 1e9);
    }

    private void settle() throws InterruptedException {
        if (!crew.window.awaitWaiting(clients.size(), PATIENCE_MS)) {
            failIfClientsFailed();
            throw new BenchbookException("compare: transactions of " + plan.endpoint() + " do not end within "
                            + TimeUnit.MILLISECONDS.toSeconds(PATIENCE_MS) + " s.")
                    .next("Measure such long ones with sweep(on(a, b), ..., seconds(600), repeat(3)).");
        }
    }

    private void failIfClientsFailed() {
        if (crew.failure() != null) {
            throw new BenchbookException(
                    "compare: a client of " + plan.endpoint() + " failed: " + crew.failure() + ".");
        }
    }

    private Slice cut(double seconds) {
        Counts present = Tally.sum(clients.stream().map(client -> client.tally).toList(), crew.errors);
        double worked = clients.stream().mapToDouble(Client::busySeconds).sum();
        Slice slice = new Slice(
                seconds,
                present.minus(counted),
                new Latency("transaction", cuts.next()),
                plan.threads(),
                plan.pacing().isBusy() ? worked - busy : 0);
        counted = present;
        busy = worked;
        return slice;
    }

    /** Ends the clients, whatever they do, and closes all connections. */
    @Override
    public void close() {
        crew.window.kill();
        crew.go();
        if (!ended(200)) {
            List<Client> busy = clients.stream().filter(Client::isBusy).toList();
            Killer.killQueries(
                    plan.endpoint(), busy.stream().map(Client::connectionId).toList());
            if (!ended(500)) {
                busy.forEach(Client::abort);
                clients.forEach(Client::interrupt);
                ended(500);
            }
        }
        clients.forEach(Client::closeLink);
        engine.close();
    }

    private boolean ended(long millis) {
        try {
            return crew.awaitDone(TimeUnit.MILLISECONDS.toNanos(millis));
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
