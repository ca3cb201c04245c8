package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.experiment.Axis;
import io.benchbook.experiment.Keys;
import io.benchbook.experiment.Percentiles;
import io.benchbook.load.IgnoredErrors;
import io.benchbook.load.Rate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * When clients begin transactions, how many, and what is shown of them. Without any of these a run is a closed loop: each
 * client begins its next transaction when its last one has ended.
 */
public final class Pacings {
    private static final double LEAST_RATE = 0.01;
    private static final double MOST_RATE = 10_000_000;

    private Pacings() {}

    /**
     * An open loop: transactions arrive as a Poisson process, whatever the server does. Their latency counts from the
     * moment they were due, so that a stall is charged to all who had to wait (no coordinated omission); the time from the
     * real start on stands beside it as service time. What finds no free client waits, and the backlog is reported; nothing
     * of a warm-up waits in the measured part.
     *
     * <pre>
     * run(my80, oltpReadWrite(), threads(64), rate(500), seconds(60))
     * sweep(my80, oltpReadWrite(), threads(64), rate(100, 200, 400, 800))
     * </pre>
     *
     * @param levels transactions a second, of all clients together, from 0.01 to 10,000,000; by default a closed loop.
     *     Take more threads than are busy at once
     */
    public static Axis<Rate> rate(double... levels) {
        return rates(false, levels);
    }

    /**
     * An open loop like {@code rate}, with transactions at equal distances.
     *
     * @param levels transactions a second, of all clients together, from 0.01 to 10,000,000
     */
    public static Axis<Rate> constantRate(double... levels) {
        return rates(true, levels);
    }

    /**
     * In a closed loop, how long a client pauses between the end of a transaction and the next one.
     *
     * @param levels in milliseconds, from 0 to 3,600,000; by default 0
     */
    public static Axis<Double> thinkTime(double... levels) {
        return Levels.decimals(Keys.THINK_TIME, 0, 3_600_000, levels);
    }

    /**
     * How many transactions all clients together do, exactly; who is free takes the next. Without {@code seconds} the run
     * takes as long as that takes (at most a day) and has no warm-up; with it, whatever comes first ends the run.
     *
     * @param levels from 1 to a trillion; by default no limit
     */
    public static Axis<Long> events(long... levels) {
        List<Long> all = Arrays.stream(levels).boxed().toList();
        return Levels.inRange(Keys.EVENTS, 1, 1_000_000_000_000L, all);
    }

    /**
     * After which errors of MySQL a transaction is begun again, with new random values; any other ends the run. They are
     * counted, and their time is in the latency.
     *
     * @param numbers all of them, from 1 to 65,535; by default sysbench's 1213 (deadlock), 1020 (row changed) and 1205 (lock
     *     wait timeout)
     */
    public static Axis<IgnoredErrors> ignoreErrors(int... numbers) {
        Axis<Integer> checked =
                Levels.integers(new Axis.Key<>(Keys.IGNORED_ERRORS.name(), Integer.class), 1, 65_535, numbers);
        return new Axis<>(Keys.IGNORED_ERRORS, List.of(IgnoredErrors.of(numbers)), checked.faults());
    }

    /**
     * After a deadlock or a lock wait timeout, ROLLBACK is sent before the transaction is begun again. sysbench does not do
     * that, so that after a lock wait timeout the next BEGIN commits what was done; nor does Benchbook by default.
     */
    public static Axis<Boolean> rollbackOnRetry() {
        return Axis.of(Keys.ROLLBACK_ON_RETRY, List.of(true));
    }

    /**
     * A client gives up its connection and opens another after so many of its transactions, within the time of the last.
     *
     * @param levels transactions, from 1 to 1,000,000,000; by default never
     */
    public static Axis<Long> reconnectEvery(long... levels) {
        List<Long> all = Arrays.stream(levels).boxed().toList();
        return Levels.inRange(Keys.RECONNECT_EVERY, 1, 1_000_000_000, all);
    }

    /** Leaves out BEGIN and COMMIT of sysbench's workloads, so that each statement commits itself. */
    public static Axis<Boolean> skipTransactions() {
        return Axis.of(Keys.SKIP_TRANSACTIONS, List.of(true));
    }

    /**
     * How many connections the clients of {@code engine(JDBC)} share: each borrows one for a transaction, and waiting for it
     * is part of the latency. HikariCP, as in an application.
     *
     * @param levels from 1 to 10,000; by default each client has a connection of its own
     */
    public static Axis<Integer> poolSize(int... levels) {
        return Levels.integers(Keys.POOL_SIZE, 1, 10_000, levels);
    }

    /**
     * Which percentiles of the latencies a run shows, and {@code .latencies()} has as columns: {@code percentiles(50, 95,
     * 99, 99.9)}. Any other can be asked of a result with {@code .percentileMs(99.99)}.
     *
     * @param levels from 0 to 100; by default 50, 95 and 99
     */
    public static Axis<Percentiles> percentiles(double... levels) {
        List<String> faults = new ArrayList<>();
        for (double level : levels) {
            if (!(level >= 0 && level <= 100)) {
                faults.add("percentiles: needs numbers from 0 to 100, got " + level + ".");
            }
        }
        if (levels.length == 0) {
            faults.add("percentiles: needs at least one number, got none.");
        }
        List<Double> all = Arrays.stream(levels).boxed().toList();
        return new Axis<>(Keys.PERCENTILES, List.of(new Percentiles(all)), faults);
    }

    private static Axis<Rate> rates(boolean constant, double... levels) {
        List<Rate> rates = Arrays.stream(levels)
                .mapToObj(level -> new Rate(level, constant))
                .toList();
        return Levels.checked(Keys.RATE, rates, rate -> {
            if (!(rate.perSecond() >= LEAST_RATE && rate.perSecond() <= MOST_RATE)) {
                throw new BenchbookException(
                        "rate: needs a number from 0.01 to 10,000,000, got " + rate.perSecond() + ".");
            }
            return rate;
        });
    }
}
