package io.benchbook.experiment.compare;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.experiment.Factors;
import io.benchbook.experiment.Keys;
import io.benchbook.experiment.RunSpec;
import io.benchbook.server.Server;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What a comparison keeps the same on both sides, and how far it goes.
 *
 * @param run what is done on the reference side; the other side does the same
 * @param warmup seconds on each side before the first turn
 * @param budget seconds of measuring, both sides together, with all that is between slices
 * @param precision half width of the interval that is fine enough, as a share
 * @param theta differences smaller than this share are of no practical importance
 * @param normalized whether the compared server is given the settings of the reference
 * @param percentile of the latencies that is compared, empty for throughput
 */
public record ComparisonSpec(
        RunSpec run,
        double warmup,
        double budget,
        double precision,
        double theta,
        boolean normalized,
        OptionalDouble percentile) {
    /** Of the intervals of all looks together. */
    public static final double CONFIDENCE = 0.95;

    private static final double THREE_SECONDS = 3;
    private static final double FIVE_MINUTES = 300;
    private static final double TWO_PERCENT = 0.02;

    /**
     * Takes one level of each factor.
     *
     * @param arguments of the command, without the servers
     * @throws BenchbookException with all faults, a line each
     */
    public static ComparisonSpec throughput(String command, Server reference, List<? extends Factor> arguments) {
        Factors factors = sorted(command, reference, arguments);
        if (factors.axis(Keys.RATE).isPresent()) {
            factors.fault(
                    "rate: " + command + " compares throughput, which the rate decides. Take compareLatency(...).");
        }
        return of(factors, OptionalDouble.empty());
    }

    /** The same for a percentile of the latencies, by default the 95th. */
    public static ComparisonSpec latency(String command, Server reference, List<? extends Factor> arguments) {
        Factors factors = sorted(command, reference, arguments);
        return of(factors, OptionalDouble.of(factors.single(Keys.PERCENTILE, 95.0)));
    }

    private static Factors sorted(String command, Server reference, List<? extends Factor> arguments) {
        List<Factor> all = new ArrayList<>(List.of(reference));
        all.addAll(arguments);
        return Factors.of(command, all);
    }

    private static ComparisonSpec of(Factors factors, OptionalDouble percentile) {
        if (factors.axis(Keys.SECONDS).isPresent()) {
            factors.fault("seconds: " + factors.command()
                    + " takes turns until the answer is clear. budget(minutes(5)) limits it.");
        }
        if (factors.axis(Keys.EVENTS).isPresent()) {
            factors.fault("events: " + factors.command() + " takes turns until the answer is clear.");
        }
        double warmup = factors.single(Keys.WARMUP, THREE_SECONDS);
        double budget = factors.single(Keys.BUDGET, FIVE_MINUTES);
        double precision = factors.single(Keys.PRECISION, TWO_PERCENT);
        double theta = factors.single(Keys.THETA, TWO_PERCENT);
        RunSpec run = RunSpec.of(factors, () -> {
            throw new BenchbookException(factors.command() + ": needs a server.");
        });
        return new ComparisonSpec(
                run, warmup, budget, precision, theta, factors.single(Keys.NORMALIZED, false), percentile);
    }
}
