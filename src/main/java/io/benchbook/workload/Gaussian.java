package io.benchbook.workload;

import io.benchbook.base.Checks;

/** See {@link Distribution#gaussian}: {@code low + floor(mean of some uniform draws of [0, n))}. */
record Gaussian(int iterations) implements Distribution {
    Gaussian {
        Checks.inRange("iterations", iterations, 1, 1_000);
    }

    @Override
    public long draw(Rng random, long low, long high) {
        double count = high - low + 1;
        double sum = 0;
        for (int i = 0; i < iterations; i++) {
            sum += random.nextDouble() * count;
        }
        return low + (long) (sum * (1.0 / iterations));
    }

    @Override
    public String toString() {
        return iterations == 12 ? "gaussian" : "gaussian(" + iterations + ")";
    }
}
