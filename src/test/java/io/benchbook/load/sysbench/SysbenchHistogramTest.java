package io.benchbook.load.sysbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SysbenchHistogramTest {
    @ParameterizedTest
    @CsvSource({
        "584,36.89",
        "587,38.94",
        "597,46.63",
        "384,1.01",
        "512,10.09",
        "600,49.21",
        "700,297.92",
        "800,1803.47",
        "1023,100000.00"
    })
    void buckets_have_the_values_that_sysbench_prints(int bucket, double ms) {
        assertThat(SysbenchHistogram.value(bucket)).isCloseTo(ms, within(0.005));
    }

    @Test
    void a_percentile_is_a_bucket_and_not_a_measured_value() {
        SysbenchHistogram histogram = new SysbenchHistogram();
        for (int ms = 1; ms <= 100; ms++) {
            histogram.record(ms, 1);
        }
        assertThat(histogram.percentileMs(95)).isEqualTo(SysbenchHistogram.value(SysbenchHistogram.bucket(95)));
        assertThat(histogram.percentileMs(95)).isNotEqualTo(95.0);
    }

    @Test
    void the_percentile_of_a_real_report_follows_from_its_buckets() throws IOException {
        SysbenchHistogram histogram = new SysbenchHistogram();
        List<String> report = Files.readAllLines(Path.of("src/test/resources/sysbench/oltp_read_only_2_33995"));
        Pattern bucket = Pattern.compile(" +(\\d+\\.\\d{3}) \\|\\** +(\\d+)");
        report.stream()
                .map(bucket::matcher)
                .filter(Matcher::matches)
                .forEach(line -> histogram.record(Double.parseDouble(line.group(1)), Long.parseLong(line.group(2))));
        assertThat(report)
                .contains(
                        String.format(Locale.ROOT, "%8s%3dth percentile: %27.2f", "", 95, histogram.percentileMs(95)));
    }

    @Test
    void nothing_recorded_prints_as_the_lowest_value() {
        assertThat(new SysbenchHistogram().percentileMs(95)).isCloseTo(0.001, within(1e-9));
    }

    @Test
    void values_beyond_the_ends_go_to_the_last_buckets() {
        assertThat(SysbenchHistogram.bucket(0)).isZero();
        assertThat(SysbenchHistogram.bucket(1e9)).isEqualTo(1023);
    }

    @Test
    void a_figure_between_two_buckets_cannot_have_been_printed() {
        assertThat(SysbenchHistogram.canPrint(36.89)).isTrue();
        assertThat(SysbenchHistogram.canPrint(37.20)).isFalse();
    }
}
