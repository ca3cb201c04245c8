package io.benchbook.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.experiment.SampleRuns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Our text against what the real program printed. */
class SysbenchTextTest {
    private static final Path REAL = Path.of("src/test/resources/sysbench/oltp_read_only_2_33995");

    @Test
    void the_report_is_the_real_programs_with_other_numbers() throws IOException {
        List<String> ours = SysbenchText.of(SampleRuns.readOnly(), SysbenchText.Format.V1_0)
                .lines()
                .toList();
        assertThat(masked(ours)).isEqualTo(masked(withoutHistogram(Files.readAllLines(REAL))));
    }

    @Test
    void version_1_1_has_another_block_of_throughput() {
        assertThat(SysbenchText.of(SampleRuns.readOnly(), SysbenchText.Format.V1_1))
                .contains("Throughput:\n    events/s (eps):                      2897.0000\n"
                        + "    time elapsed:                        10.0000s\n"
                        + "    total number of events:              28970\n")
                .contains("Warmup time: 1s\n")
                .doesNotContain("General statistics");
    }

    /** Numbers as N with their decimals, the padding before them left out, interval lines once. */
    private static String masked(List<String> lines) {
        return lines.stream()
                .skip(1)
                .map(line -> line.startsWith("Initializing random") ? "Initializing random" : line)
                .map(line -> line.replaceAll("(?<=\\.)\\d", "d").replaceAll("\\d+", "N"))
                .map(line -> line.replaceAll(" {2,}(?=N)", " ").replaceAll("N +\\(", "N ("))
                .distinct()
                .filter(line -> !line.isBlank())
                .map(line -> line.replace("Nd", "dd").replace("Nth", "Nth"))
                .collect(Collectors.joining("\n"));
    }

    private static List<String> withoutHistogram(List<String> lines) {
        return lines.stream()
                .filter(line -> !line.contains(" |") && !line.startsWith("Latency histogram"))
                .filter(line -> !line.contains("distribution"))
                .toList();
    }
}
