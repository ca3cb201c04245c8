package io.benchbook.workload;

/**
 * sysbench's {@code rand.unique}: numbers of 0 to 2^32 - 1 in a random order, none twice (Jeff Preshing, "How to
 * generate a sequence of unique random integers", 2012). One sequence can be dealt to several clients: client {@code n}
 * of {@code c} takes every c-th number from the n-th on, so that no two clients meet and none waits for another.
 */
public final class UniqueNumbers {
    private static final long PRIME = 4_294_967_291L;
    private static final long MASK = 0xFFFFFFFFL;

    private final long offset;
    private final int step;
    private long index;

    private UniqueNumbers(long index, long offset, int step) {
        this.index = index;
        this.offset = offset;
        this.step = step;
    }

    /** The whole sequence of two seeds of 32 bits. */
    public static UniqueNumbers of(long indexSeed, long offsetSeed) {
        return of(indexSeed, offsetSeed, 0, 1);
    }

    /** What client {@code number} of {@code clients} gets of it. */
    public static UniqueNumbers of(long indexSeed, long offsetSeed, int number, int clients) {
        long index = permute((permute(indexSeed) + 0x682f0161L) & MASK);
        long offset = permute((permute(offsetSeed) + 0x46790905L) & MASK);
        return new UniqueNumbers((index + number) & MASK, offset, clients);
    }

    /** The next number, from 0 to 2^32 - 1. */
    public long next() {
        long result = permute(((permute(index) + offset) & MASK) ^ 0x5bf03635L);
        index = (index + step) & MASK;
        return result;
    }

    private static long permute(long x) {
        if (x >= PRIME) {
            return x;
        }
        long residue = Long.remainderUnsigned(x * x, PRIME);
        return x <= PRIME / 2 ? residue : PRIME - residue;
    }
}
