package io.benchbook.workload;

/**
 * xoroshiro128+ with the constants of 2016 (55, 14, 36), as sysbench uses it.
 */
public final class Rng {
    private long s0;
    private long s1;

    public Rng(long s0, long s1) {
        this.s0 = s0;
        this.s1 = s1;
    }
}
