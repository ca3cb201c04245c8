package io.benchbook.stats;

import java.util.List;
import java.util.Random;
import java.util.function.DoubleFunction;

/**
 * A machine that drifts: its speed walks at random by about 10 % a minute, wavers with neighbours that resemble each other, stalls
 * now and then, and has noise of its own in each slice.
 */
final class SimulatedMachine {
    private static final double SECONDS_A_SLICE = 0.72;
    private static final double DRIFT_A_MINUTE = 0.10;
    private static final double WAVER = 0.05;
    private static final double RESEMBLANCE = 0.9;

    private final Random random;
    private final double noise;
    private double drift;
    private double waver;

    /** @param noise standard deviation of the log of the throughput of one slice, for instance 0.05 */
    SimulatedMachine(long seed, double noise) {
        this.random = new Random(seed);
        this.noise = noise;
    }

    /** The throughput of the next slice of a thing that is this fast. */
    double slice(double speed) {
        drift += DRIFT_A_MINUTE * Math.sqrt(SECONDS_A_SLICE / 60) * random.nextGaussian();
        waver = RESEMBLANCE * waver + WAVER * Math.sqrt(1 - RESEMBLANCE * RESEMBLANCE) * random.nextGaussian();
        double stall = random.nextDouble() < 0.005 ? -0.3 : 0;
        return speed * Math.exp(drift + waver + stall + noise * random.nextGaussian());
    }

    /** A whole comparison within the budget of this many pairs; the order in a pair is random. */
    Verdict compare(SequentialPlan plan, double reference, double compared) {
        PairedComparison<double[]> comparison =
                new PairedComparison<>(new StoppingRule(plan, 0.02, 0.02), SimulatedMachine::ratio);
        while (!comparison.finished()) {
            boolean referenceFirst = random.nextBoolean();
            double first = slice(referenceFirst ? reference : compared);
            double second = slice(referenceFirst ? compared : reference);
            comparison.add(referenceFirst ? new double[] {first, second} : new double[] {second, first});
        }
        return comparison.latest();
    }

    /** The ratio of pairs of reference and compared. */
    static DoubleFunction<Interval> ratio(List<double[]> pairs) {
        return PairedRatio.of(
                pairs.stream().mapToDouble(pair -> pair[0]).toArray(),
                pairs.stream().mapToDouble(pair -> pair[1]).toArray())::mean;
    }
}
