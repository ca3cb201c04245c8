package io.benchbook.load;

import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.HdrHistogram.Histogram;

/**
 * One client's latencies, counted in the buckets of an {@link Histogram}. A page of buckets, which holds what lies between
 * two powers of 2, is made when it is first needed: latencies lie close together, and a thousand clients must not fill the
 * memory with zeros. Written by one thread, without a fence that costs; another may read at any time.
 */
final class Latencies {
    private static final int PAGES = 64;

    private final int digits;
    /** A value of so many bits has a bucket of its own. */
    private final int bits;

    private final AtomicReferenceArray<AtomicLongArray> pages = new AtomicReferenceArray<>(PAGES);

    /** @param digits significant digits that are kept, from 1 to 5 */
    Latencies(int digits) {
        this.digits = digits;
        this.bits = Long.SIZE - Long.numberOfLeadingZeros(2 * (long) Math.pow(10, digits) - 1);
    }

    void record(long nanos) {
        long value = Math.max(0, nanos);
        int page = Math.max(0, Long.SIZE - bits - Long.numberOfLeadingZeros(value));
        add(page, (int) (value >>> page) - first(page), 1);
    }

    /** Adds what another has counted until now. */
    void add(Latencies other) {
        for (int page = 0; page < PAGES; page++) {
            AtomicLongArray counts = other.pages.get(page);
            for (int i = 0; counts != null && i < counts.length(); i++) {
                if (counts.get(i) > 0) {
                    add(page, i, counts.get(i));
                }
            }
        }
    }

    /** What has been counted until now, in nanoseconds. */
    Histogram histogram() {
        Histogram histogram = new Histogram(digits);
        for (int page = 0; page < PAGES; page++) {
            AtomicLongArray counts = pages.get(page);
            for (int i = 0; counts != null && i < counts.length(); i++) {
                if (counts.get(i) > 0) {
                    histogram.recordValueWithCount((long) (first(page) + i) << page, counts.get(i));
                }
            }
        }
        return histogram;
    }

    private void add(int page, int bucket, long count) {
        AtomicLongArray counts = pages.getPlain(page);
        if (counts == null) {
            counts = new AtomicLongArray((1 << bits) - first(page));
            pages.setRelease(page, counts);
        }
        counts.lazySet(bucket, counts.getPlain(bucket) + count);
    }

    /** The first bucket of a page: the lower half of all but page 0 is covered by the pages below, more finely. */
    private int first(int page) {
        return page == 0 ? 0 : 1 << (bits - 1);
    }
}
