package io.benchbook.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.LongStream;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

class ArrivalsTest {
    private static final long SECOND = 1_000_000_000L;

    @Test
    void a_constant_rate_has_equal_distances() {
        Arrivals arrivals = new Arrivals(new Rate(1_000, true), 1);
        assertThat(LongStream.range(0, 4).map(i -> arrivals.take(5, 5)))
                .containsExactly(5L, 1_000_005L, 2_000_005L, 3_000_005L);
    }

    @Test
    void a_poisson_rate_has_the_mean_and_the_spread_of_an_exponential() {
        Arrivals arrivals = new Arrivals(new Rate(1_000, false), 1);
        Histogram distances = new Histogram(3);
        long last = arrivals.take(0, 0);
        for (int i = 0; i < 100_000; i++) {
            long next = arrivals.take(0, 0);
            distances.recordValue(next - last);
            last = next;
        }
        assertThat(distances.getMean()).isCloseTo(1e6, within(2e4));
        assertThat(distances.getStdDeviation()).isCloseTo(1e6, within(2e4));
        assertThat(distances.getValueAtPercentile(50)).isCloseTo((long) (Math.log(2) * 1e6), within(20_000L));
    }

    @Test
    void who_comes_late_takes_the_oldest_and_the_rest_waits() {
        Arrivals arrivals = new Arrivals(new Rate(10, true), 1);
        assertThat(arrivals.take(0, 0)).isZero();
        assertThat(arrivals.take(2 * SECOND, 0)).isEqualTo(SECOND / 10);
        // due before two seconds: 0.0 to 1.9, and two of those twenty are taken
        assertThat(arrivals.waiting(2 * SECOND)).isEqualTo(18);
        assertThat(arrivals.most()).isEqualTo(18);
        assertThat(arrivals.oldestSeconds(2 * SECOND)).isEqualTo(1.8, within(1e-9));
    }

    @Test
    void nothing_of_the_warm_up_waits_in_the_measured_part() {
        Arrivals arrivals = new Arrivals(new Rate(10, true), 1);
        long measured = 5 * SECOND;
        arrivals.take(0, measured);
        assertThat(arrivals.take(4 * SECOND, measured)).isEqualTo(SECOND / 10);
        assertThat(arrivals.most()).isPositive();
        assertThat(arrivals.take(measured + 1, measured)).isEqualTo(measured);
        assertThat(arrivals.most()).isZero();
        assertThat(arrivals.waiting(measured + 1)).isZero();
    }

    @Test
    void equal_seeds_make_equal_arrivals() {
        Arrivals one = new Arrivals(new Rate(500, false), 7);
        Arrivals other = new Arrivals(new Rate(500, false), 7);
        assertThat(LongStream.range(0, 50).map(i -> one.take(0, 0)).toArray())
                .isEqualTo(LongStream.range(0, 50).map(i -> other.take(0, 0)).toArray())
                .isSorted();
    }
}
