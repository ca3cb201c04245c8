package io.benchbook.workload;

import io.benchbook.base.Checks;

/** See {@link Distribution#pareto}: {@code low + floor(n U^p)} with {@code p = ln h / ln(1 - h)}. */
record Pareto(double h, double power) implements Distribution {
    Pareto(double h) {
        this(Checks.inRange("h", h, 0.01, 0.99), StrictMath.log(h) / StrictMath.log(1.0 - h));
    }

    @Override
    public long draw(Rng random, long low, long high) {
        return low + (long) ((high - low + 1) * StrictMath.pow(random.nextDouble(), power));
    }

    @Override
    public String toString() {
        return h == 0.2 ? "pareto" : "pareto(" + h + ")";
    }
}
