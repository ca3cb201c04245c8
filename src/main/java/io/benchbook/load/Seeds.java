package io.benchbook.load;

import io.benchbook.workload.Rng;

/** Seeds of the clients' random numbers, spread by SplitMix64 (Steele, Lea, Flood 2014) as Vigna advises for xoroshiro. */
final class Seeds {
    private static final long GAMMA = 0x9e3779b97f4a7c15L;

    private Seeds() {}

    static Rng forClient(long seed, int number) {
        long state = seed * 0x2545f4914f6cdd1dL + number * 2L * GAMMA;
        return new Rng(mix(state + GAMMA), mix(state + 2 * GAMMA));
    }

    private static long mix(long state) {
        long z = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }
}
