package io.benchbook.experiment;

import static io.benchbook.commands.Axes.prepared;
import static io.benchbook.commands.Axes.threads;
import static io.benchbook.commands.Workloads.oltpReadOnly;
import static io.benchbook.commands.Workloads.oltpReadWrite;
import static io.benchbook.commands.Workloads.oltpWriteOnly;
import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.Factor;
import io.benchbook.base.Progress;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.workload.Workload;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PreflightTest {
    private static final Map<String, String> DEFAULTS =
            Map.of("max_prepared_stmt_count", "16382", "max_connections", "151", "open_files_limit", "65536");

    @TempDir
    private Path cache;

    private Sandboxes sandboxes;

    @BeforeEach
    void open() {
        sandboxes = new Sandboxes(cache, () -> Progress.SILENT);
    }

    @AfterEach
    void close() {
        sandboxes.close();
    }

    @ParameterizedTest
    @CsvSource({"read_write, 90, 181", "read_only, 162, 101", "write_only, 202, 81"})
    void ceilings_of_prepared_statements_are_those_of_sysbench(String kind, int most, int statements) {
        Workload workload =
                switch (kind) {
                    case "read_write" -> oltpReadWrite().tables(20);
                    case "read_only" -> oltpReadOnly().tables(20);
                    default -> oltpWriteOnly().tables(20);
                };
        Map<String, String> roomy = Map.of("max_prepared_stmt_count", "16382");
        assertThat(faults(roomy, Map.of(), workload, threads(most), prepared())).isEmpty();
        assertThat(faults(roomy, Map.of(), workload, threads(most + 1))).isEmpty();
        assertThat(faults(roomy, Map.of(), workload, threads(most + 1), prepared()))
                .singleElement()
                .asString()
                .startsWith("prepared: " + statements + " statements x " + (most + 1) + " threads are ")
                .contains("error 1461 would follow. At most " + most + " threads, or text(), or set(");
    }

    @Test
    void statements_that_others_hold_count_too() {
        assertThat(faults(
                        Map.of("max_prepared_stmt_count", "200"),
                        Map.of("Prepared_stmt_count", "20"),
                        oltpReadWrite().tables(20),
                        threads(1),
                        prepared()))
                .singleElement()
                .asString()
                .contains("max_prepared_stmt_count is 200 and 20 are in use")
                .contains("At most 0 threads");
    }

    @Test
    void connections_are_counted_with_those_of_others() {
        assertThat(faults(DEFAULTS, Map.of("Threads_connected", "1"), oltpReadOnly(), threads(149)))
                .isEmpty();
        assertThat(faults(DEFAULTS, Map.of("Threads_connected", "3"), oltpReadOnly(), threads(200)))
                .containsExactly("threads: 200 threads and 4 others need 204 connections, max_connections is 151."
                        + " At most 147 threads, or set(\"max_connections\", 204).");
    }

    @Test
    void open_files_of_the_server_are_counted() {
        assertThat(faults(
                        Map.of("open_files_limit", "1024"),
                        Map.of(),
                        oltpReadOnly().tables(500),
                        threads(500)))
                .singleElement()
                .asString()
                .contains("open_files_limit is 1,024")
                .contains("restart(\"open_files_limit=1100\")");
    }

    private List<String> faults(
            Map<String, String> variables, Map<String, String> status, Workload workload, Factor... axes) {
        List<Factor> factors = new java.util.ArrayList<>(List.of(axes));
        factors.add(workload);
        RunSpec spec = RunSpec.of(Factors.of("run", factors), () -> sandboxes.get("8.0.15"));
        return new Preflight(spec, variables, status).faults();
    }
}
