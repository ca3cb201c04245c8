package io.benchbook.load.sysbench;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.workload.Rng;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Our histogram against the real program's own code, on the same list of latencies. */
class SysbenchHistogramIT {
    /** sysbench's C functions, called from a script of its own. */
    private static final String SCRIPT = """
            local ffi = require("ffi")
            ffi.cdef "double sb_histogram_get_pct_cumulative(void *histogram, double percentile);"
            local histogram = sysbench.histogram.new(1024, 0.001, 100000)
            for latency in io.lines("%s") do histogram:update(tonumber(latency)) end
            for percent = 1, 100 do
               print(string.format("%%.2f", ffi.C.sb_histogram_get_pct_cumulative(histogram, percent)))
            end
            os.exit(0)
            """;

    @TempDir
    private Path folder;

    @Test
    void every_percentile_is_the_real_programs() throws Exception {
        double[] latencies = DoubleStream.concat(DoubleStream.of(0.0001, 0.001, 99_999, 2e5), logNormal(1, 20_000))
                .toArray();
        SysbenchHistogram ours = new SysbenchHistogram();
        DoubleStream.of(latencies).forEach(ms -> ours.record(ms, 1));
        assertThat(percentiles(ours)).isEqualTo(real(latencies));
    }

    @Test
    void the_percentiles_of_a_run_are_the_real_programs() throws Exception {
        double[] latencies = logNormal(2, 20_000).toArray();
        Histogram recorded = new Histogram(3);
        DoubleStream.of(latencies).forEach(ms -> recorded.recordValue(Math.round(ms * 1e6)));
        List<String> ours = percentiles(SysbenchHistogram.of(recorded));
        List<String> real = real(latencies);
        for (int percent : new int[] {50, 75, 90, 95, 99}) {
            assertThat(ours.get(percent - 1)).as("p%d", percent).isEqualTo(real.get(percent - 1));
        }
    }

    private static List<String> percentiles(SysbenchHistogram histogram) {
        return IntStream.rangeClosed(1, 100)
                .mapToObj(percent -> String.format(Locale.ROOT, "%.2f", histogram.percentileMs(percent)))
                .toList();
    }

    /** Latencies as they are: most near 3 ms, some far above. */
    private static DoubleStream logNormal(long seed, int count) {
        Rng random = Rng.of(seed, 0);
        return DoubleStream.generate(() -> 3
                        * Math.exp(IntStream.range(0, 12)
                                        .mapToDouble(i -> random.nextDouble())
                                        .sum()
                                - 6))
                .limit(count);
    }

    private List<String> real(double[] latencies) throws IOException, InterruptedException {
        Path list = folder.resolve("latencies");
        Files.write(list, DoubleStream.of(latencies).mapToObj(Double::toString).toList());
        Path script = Files.writeString(folder.resolve("percentiles.lua"), SCRIPT.formatted(list));
        Process process = new ProcessBuilder("sysbench", script.toString())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output.lines().filter(line -> line.matches("\\d+\\.\\d\\d")).toList();
    }
}
