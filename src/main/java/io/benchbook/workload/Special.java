package io.benchbook.workload;

import io.benchbook.base.Checks;

/**
 * See {@link Distribution#special}. One draw decides between bell and hot ids and is used again as the place among the hot
 * ones, as in sysbench 1.0: so only the upper {@code result} percent of the hot window are ever hit.
 */
record Special(int iterations, int percent, int result) implements Distribution {
    Special {
        Checks.inRange("iterations", iterations, 1, 1_000);
        Checks.inRange("percent", percent, 1, 99);
        Checks.inRange("result", result, 1, 99);
    }

    @Override
    public long draw(Rng random, long low, long high) {
        double width = high - low;
        double draw = random.nextDouble();
        if (draw * (width * (100.0 / (100.0 - result))) < width) {
            return (long) (low + sum(random) * width * (1.0 / iterations));
        }
        double hot = width * (percent / 100.0);
        return low + (long) (draw * (hot + 1) + width / 2 - width * (percent / 200.0));
    }

    private double sum(Rng random) {
        double sum = 0;
        for (int i = 0; i < iterations; i++) {
            sum += random.nextDouble();
        }
        return sum;
    }

    @Override
    public String toString() {
        boolean usual = iterations == 12 && percent == 1 && result == 75;
        return usual ? "special" : "special(" + iterations + ", " + percent + ", " + result + ")";
    }
}
