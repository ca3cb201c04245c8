package io.benchbook.load;

import io.benchbook.workload.Reconnecting;
import io.benchbook.workload.Rng;
import io.benchbook.workload.Script;
import io.benchbook.workload.SqlFailure;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.locks.LockSupport;

/** One client: a thread with a connection that does one transaction after the other until the run is over. */
final class Client implements Runnable {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    /** Of the latencies of transactions. */
    static final int DIGITS = 3;

    private static final long RECONNECT_PAUSE_NANOS = 10_000_000;

    private final int number;
    private final Crew crew;
    private final Window window;
    private final Rng random;
    private final RecordingSession session;
    private final Thread thread;
    final Tally tally = new Tally();
    /** Of transactions. */
    final Latencies latencies = new Latencies(DIGITS);

    private final Turns turns;
    private volatile Engine.Link link;
    private volatile boolean busy;
    private volatile long lastEnd;
    private volatile long busyNanos;
    private volatile long cpuAtEnd = -1;

    Client(int number, Crew crew) {
        this.number = number;
        this.crew = crew;
        this.window = crew.window;
        this.random = Rng.of(crew.plan.seed(), number);
        this.session = new RecordingSession(window, tally, crew.errors, this::another);
        this.turns = new Turns(window, crew.arrivals, crew.plan);
        this.thread = new Thread(this, "benchbook-client-" + number);
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    @Override
    public void run() {
        try {
            connect();
            Script script = script();
            crew.readyAndWait();
            transactions(script);
            if (!window.isKilled()) {
                finish(script);
            }
        } catch (SqlFailure failure) {
            crew.fail(text(failure));
        } catch (InterruptedException ended) {
            crew.fail("a client was interrupted");
        } catch (Throwable thrown) {
            crew.fail("workload " + crew.plan.workload().name() + " threw " + thrown);
        } finally {
            busy = false;
            cpuAtEnd = THREADS.getCurrentThreadCpuTime();
            crew.done();
        }
    }

    /** Whether a transaction is under way. */
    boolean isBusy() {
        return busy;
    }

    /** When its last transaction ended by itself, 0 where none has. */
    long lastEnd() {
        return lastEnd;
    }

    double busySeconds() {
        return busyNanos / 1e9;
    }

    /** CPU time that its thread has used until now or until it ended, in nanoseconds. */
    long cpuNanos() {
        long ended = cpuAtEnd;
        return ended >= 0 ? ended : Math.max(0, THREADS.getThreadCpuTime(thread.getId()));
    }

    /** When it began its transactions. */
    Turns turns() {
        return turns;
    }

    RecordingSession session() {
        return session;
    }

    /** Warnings that its present connection has heard of. */
    long warnings() {
        Engine.Link present = link;
        return present == null ? 0 : present.warnings();
    }

    long connectionId() {
        Engine.Link present = link;
        return present == null ? 0 : present.connectionId();
    }

    /** Ends its connection, whatever it is waiting for. */
    void abort() {
        Engine.Link present = link;
        if (present != null) {
            present.abort();
        }
    }

    void interrupt() {
        thread.interrupt();
    }

    void closeLink() {
        Engine.Link present = link;
        if (present != null) {
            present.close();
        }
    }

    private void transactions(Script script) throws SqlFailure, InterruptedException {
        long free = System.nanoTime();
        while (!window.over(free)) {
            if (window.isPaused()) {
                window.awaitSlice();
                free = System.nanoTime();
                turns.resumed(free);
            } else if (!turns.await(free) || window.over(turns.begun())) {
                free = System.nanoTime();
            } else if (crew.mayBegin(turns.begun())) {
                free = transaction(script);
            } else {
                return;
            }
        }
    }

    /** Does one transaction and returns when it ended. */
    private long transaction(Script script) throws SqlFailure, InterruptedException {
        busy = true;
        boolean finished = untilItSucceeds(script);
        link.release();
        long ended = System.nanoTime();
        busy = false;
        if (finished && measures(turns.begun(), ended)) {
            tally.transaction();
            latencies.record(ended - turns.intended());
            turns.ended(ended);
            busyNanos += ended - turns.begun();
            lastEnd = ended;
        }
        return ended;
    }

    /** Transactions under way at the end of the warm-up count as whole, except where their number or start was given. */
    private boolean measures(long begun, long ended) {
        return window.measures(begun, ended)
                && turns.measures()
                && (crew.plan.pacing().events() == 0 || window.measures(begun));
    }

    private void finish(Script script) throws SqlFailure {
        link.acquire();
        script.finish(session);
        link.release();
    }

    private Script script() {
        Script script = crew.plan.workload().script(number, crew.plan.threads());
        long every = crew.plan.pacing().reconnectEvery();
        return every == 0 ? script : new Reconnecting(script, every);
    }

    /** Does one transaction, with as many attempts as it takes; false where the run was over before it succeeded. */
    private boolean untilItSucceeds(Script script) throws SqlFailure, InterruptedException {
        while (true) {
            try {
                link.acquire();
                script.transaction(session);
                return true;
            } catch (SqlFailure failure) {
                if (window.isKilled() || !recovered(failure) || window.over(System.nanoTime())) {
                    return false;
                }
            } catch (RuntimeException thrown) {
                if (window.isKilled()) {
                    return false;
                }
                throw thrown;
            }
        }
    }

    /** Makes the connection fit for another attempt; false where the run was over before. */
    private boolean recovered(SqlFailure failure) throws SqlFailure, InterruptedException {
        if (failure.connectionLost()) {
            return reconnected(failure);
        }
        if (!crew.plan.retry().ignored().includes(failure.code())) {
            throw failure;
        }
        if (crew.plan.retry().rollback()) {
            session.execute("ROLLBACK");
        }
        return true;
    }

    private boolean reconnected(SqlFailure lost) throws SqlFailure, InterruptedException {
        long patience = (long) (crew.plan.retry().reconnectSeconds() * 1e9);
        long since = System.nanoTime();
        link.close();
        while (!window.over(System.nanoTime())) {
            try {
                connect();
                tally.reconnect();
                return true;
            } catch (SqlFailure again) {
                if (System.nanoTime() - since >= patience) {
                    throw new SqlFailure(lost.code(), lost.sqlState(), gone(lost, again));
                }
                LockSupport.parkNanos(RECONNECT_PAUSE_NANOS);
            }
        }
        return false;
    }

    private String gone(SqlFailure lost, SqlFailure again) {
        return String.format(
                java.util.Locale.ROOT,
                "%s; it could not be reached again within %.0f s: %s",
                lost.getMessage(),
                crew.plan.retry().reconnectSeconds(),
                again.getMessage());
    }

    /** Gives up the connection for another, as a workload asked. */
    private void another() throws SqlFailure {
        link.discard();
        try {
            connect();
            tally.reconnect();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SqlFailure(SqlFailure.SERVER_LOST, "08S01", "interrupted while it connected anew");
        }
    }

    private void connect() throws SqlFailure, InterruptedException {
        LoadPlan plan = crew.plan;
        crew.opening.acquire();
        try {
            link = crew.engine.connect(
                    plan.endpoint(), plan.prepared(), plan.workload().statements(), random);
            session.link(link);
        } finally {
            crew.opening.release();
        }
    }

    private static String text(SqlFailure failure) {
        return failure.getMessage() + " (" + failure.code() + ")";
    }
}
