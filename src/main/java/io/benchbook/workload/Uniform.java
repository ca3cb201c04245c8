package io.benchbook.workload;

/** See {@link Distribution#UNIFORM}. */
record Uniform() implements Distribution {
    @Override
    public long draw(Rng random, long low, long high) {
        return random.uniform(low, high);
    }

    @Override
    public String toString() {
        return "uniform";
    }
}
