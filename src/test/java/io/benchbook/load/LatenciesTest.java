package io.benchbook.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.workload.Rng;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LatenciesTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void it_holds_what_an_hdr_histogram_holds(int digits) {
        Latencies latencies = new Latencies(digits);
        Histogram expected = new Histogram(digits);
        Rng random = Rng.of(1, digits);
        for (int i = 0; i < 100_000; i++) {
            long nanos = random.next() >>> (24 + i % 40);
            latencies.record(nanos);
            expected.recordValue(nanos);
        }
        assertThat(latencies.histogram()).isEqualTo(expected);
        for (double percent : new double[] {0, 1, 50, 95, 99.9, 100}) {
            assertThat(latencies.histogram().getValueAtPercentile(percent))
                    .isEqualTo(expected.getValueAtPercentile(percent));
        }
        assertThat(latencies.histogram().getMean()).isEqualTo(expected.getMean());
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 127, 128, 2047, 2048, 4095, 4096, 1_000_000_007, 3_600_000_000_000L, 1L << 60})
    void the_borders_of_pages_are_those_of_an_hdr_histogram(long nanos) {
        Latencies latencies = new Latencies(3);
        latencies.record(nanos);
        Histogram expected = new Histogram(3);
        expected.recordValue(nanos);
        assertThat(latencies.histogram()).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void the_sum_of_two_is_what_one_would_have_counted(int digits) {
        Latencies one = new Latencies(digits);
        Latencies other = new Latencies(digits);
        Histogram expected = new Histogram(digits);
        for (long nanos = 1; nanos < 1L << 40; nanos *= 3) {
            one.record(nanos);
            other.record(nanos + 5_000);
            expected.recordValue(nanos);
            expected.recordValue(nanos + 5_000);
        }
        one.add(other);
        assertThat(one.histogram()).isEqualTo(expected);
    }
}
