package io.benchbook.workload;

/**
 * xoroshiro128+ with the constants of 2016 (55, 14, 36), as sysbench uses it, with sysbench's ways of turning 64 bits
 * into a number or a text. Not safe for more than one thread; nothing here allocates.
 */
public final class Rng {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;
    private static final long ONE_AS_BITS = 0x3FF0000000000000L;

    private long s0;
    private long s1;

    /** A generator in this state, which must not be all zeros. */
    public Rng(long s0, long s1) {
        this.s0 = s0;
        this.s1 = s1;
    }

    /**
     * Stream {@code number} of {@code seed}: with SplitMix64's finaliser {@code mix} and its increment {@code gamma},
     * {@code x = mix(seed + gamma) + mix(number + 2 gamma)}, and the state is {@code mix(x + gamma), mix(x + 2 gamma)}.
     *
     * @param seed of the run, or of a data set
     * @param number of the client from 0, or of the table from 1
     */
    public static Rng of(long seed, long number) {
        long x = mix(seed + GAMMA) + mix(number + 2 * GAMMA);
        return new Rng(mix(x + GAMMA), mix(x + 2 * GAMMA));
    }

    /** Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014, with Stafford's variant 13. */
    private static long mix(long z) {
        long y = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        y = (y ^ (y >>> 27)) * 0x94D049BB133111EBL;
        return y ^ (y >>> 31);
    }

    /** 64 random bits. */
    public long next() {
        long a = s0;
        long b = s1;
        long result = a + b;
        b ^= a;
        s0 = Long.rotateLeft(a, 55) ^ b ^ (b << 14);
        s1 = Long.rotateLeft(b, 36);
        return result;
    }

    /** A number of [0, 1) with 52 random bits. */
    public double nextDouble() {
        return Double.longBitsToDouble(ONE_AS_BITS | (next() >>> 12)) - 1.0;
    }

    /** A whole number of {@code low..high}, each equally likely. */
    public long uniform(long low, long high) {
        return (long) (low + nextDouble() * (high - low + 1));
    }

    /**
     * sysbench's {@code rand.string}: copies {@code format} to {@code target} from {@code offset} on, with a random digit
     * for each {@code #} and a random lower case letter for each {@code @}.
     */
    public void fill(byte[] format, byte[] target, int offset) {
        for (int i = 0; i < format.length; i++) {
            byte character = format[i];
            if (character == '#') {
                character = (byte) uniform('0', '9');
            } else if (character == '@') {
                character = (byte) uniform('a', 'z');
            }
            target[offset + i] = character;
        }
    }
}
