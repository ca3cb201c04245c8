package io.benchbook.load;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import io.benchbook.base.Numbers;
import io.benchbook.base.Progress;
import io.benchbook.workload.DataSet;
import io.benchbook.workload.SqlFailure;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/** Makes tables side by side, each by one connection; the first failure, or an interrupt, ends all at once. */
final class TableMakers {
    private static final int MOST = 8;

    private final Endpoint endpoint;
    private final Progress.Task task;
    private final long total;
    private final AtomicLong done = new AtomicLong();
    private final Queue<LoaderConnection> connections = new ConcurrentLinkedQueue<>();
    private volatile boolean stopped;

    /** @param total rows of all tables */
    TableMakers(Endpoint endpoint, Progress.Task task, long total) {
        this.endpoint = endpoint;
        this.task = task;
        this.total = total;
    }

    void make(List<DataSet.Table> tables) {
        int makers = Math.min(tables.size(), makers());
        Queue<DataSet.Table> waiting = new ConcurrentLinkedQueue<>(tables);
        ExecutorService threads = Executors.newFixedThreadPool(makers, TableMakers::thread);
        try {
            ExecutorCompletionService<Void> ends = new ExecutorCompletionService<>(threads);
            for (int i = 0; i < makers; i++) {
                ends.submit(() -> makeAll(waiting), null);
            }
            for (int i = 0; i < makers; i++) {
                ends.take().get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchbookException("prepare: interrupted after " + Numbers.text(done.get()) + " of "
                            + Numbers.count(total, "row") + ".")
                    .next("Prepare again to go on where it ended.");
        } catch (ExecutionException e) {
            throw asThrown(e.getCause());
        } finally {
            stop();
            threads.shutdownNow();
        }
    }

    /** Twice the cores, since a maker waits for the server half of its time; 2 to 8. */
    private static int makers() {
        return Math.min(MOST, 2 * Runtime.getRuntime().availableProcessors());
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "prepare");
        thread.setDaemon(true);
        return thread;
    }

    private void stop() {
        stopped = true;
        connections.forEach(LoaderConnection::abort);
    }

    private void makeAll(Queue<DataSet.Table> waiting) {
        try (LoaderConnection connection = LoaderConnection.open(endpoint)) {
            connections.add(connection);
            for (DataSet.Table table = waiting.poll(); table != null && !stopped; table = waiting.poll()) {
                make(connection, table);
            }
            connections.remove(connection);
        }
    }

    private void make(LoaderConnection connection, DataSet.Table table) {
        Registry registry = new Registry(connection);
        if (!connection
                .query("SHOW TABLES LIKE " + Registry.quoted(table.name()))
                .isEmpty()) {
            connection.execute("DROP TABLE IF EXISTS `" + table.name() + "`");
        }
        connection.execute(table.create());
        fill(connection, table);
        for (String statement : table.finish()) {
            task.at(done.get(), statement);
            connection.execute(statement);
        }
        registry.complete(table);
    }

    private void fill(LoaderConnection connection, DataSet.Table table) {
        try {
            table.fill((statement, rows) -> {
                connection.execute(statement);
                task.at(done.addAndGet(rows), table.name());
            });
        } catch (SqlFailure e) {
            throw new BenchbookException("prepare: filling " + table.name() + " failed: " + e.getMessage(), e);
        }
    }

    private static RuntimeException asThrown(Throwable cause) {
        if (cause instanceof BenchbookException known) {
            return known;
        }
        return new BenchbookException("prepare: failed unexpectedly: " + cause, cause);
    }
}
