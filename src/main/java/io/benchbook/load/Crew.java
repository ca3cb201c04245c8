package io.benchbook.load;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** What the clients of one run share with each other and with the thread that conducts them. */
final class Crew {
    /** How many connections are opened at once: enough to be quick, too few to overrun the server's backlog. */
    private static final int OPENING_AT_ONCE = 16;

    final LoadPlan plan;
    final Engine engine;
    final Window window = new Window();
    final ErrorLog errors = new ErrorLog();
    final Semaphore opening = new Semaphore(OPENING_AT_ONCE);
    private final AtomicReference<String> failure = new AtomicReference<>();
    private final CountDownLatch ready;
    private final CountDownLatch go = new CountDownLatch(1);
    private final CountDownLatch done;
    private final AtomicLong eventsLeft;
    private volatile long failedAt;
    /** Of an open loop, null in a closed one. */
    final Arrivals arrivals;

    Crew(LoadPlan plan, Engine engine) {
        this.plan = plan;
        this.engine = engine;
        this.ready = new CountDownLatch(plan.threads());
        this.done = new CountDownLatch(plan.threads());
        this.eventsLeft = new AtomicLong(plan.pacing().events());
        this.arrivals = plan.pacing()
                .rate()
                .map(rate -> new Arrivals(rate, plan.seed()))
                .orElse(null);
    }

    /** A client has its connection, and waits until all have theirs. */
    void readyAndWait() throws InterruptedException {
        ready.countDown();
        go.await();
    }

    /** Whether a client may begin another transaction at {@code time}: where their number is limited, one less is left. */
    boolean mayBegin(long time) {
        return plan.pacing().events() == 0 || !window.measures(time) || eventsLeft.getAndDecrement() > 0;
    }

    /** Whether as many transactions as were wanted have begun. */
    boolean hasBegunAll() {
        return plan.pacing().events() > 0 && eventsLeft.get() <= 0;
    }

    /** A client has ended. */
    void done() {
        done.countDown();
    }

    /** Ends the run; the first reason counts. */
    void fail(String reason) {
        if (failure.compareAndSet(null, reason)) {
            failedAt = System.nanoTime();
        }
        window.stop();
    }

    /** Lets the clients go, or end where the window has been closed. */
    void go() {
        go.countDown();
    }

    boolean awaitReady(long millis) throws InterruptedException {
        return ready.await(millis, TimeUnit.MILLISECONDS);
    }

    boolean awaitDone(long nanos) throws InterruptedException {
        return done.await(nanos, TimeUnit.NANOSECONDS);
    }

    int opened() {
        return plan.threads() - (int) ready.getCount();
    }

    /** Why the run failed, null where it has not. */
    String failure() {
        return failure.get();
    }

    long failedAt() {
        return failedAt;
    }
}
