package io.benchbook.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.load.sysbench.SysbenchReport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tech.tablesaw.api.Table;

class SysbenchImportTest {
    private static final Path REAL_LOG = Path.of("src/test/resources/sysbench/oltp_read_only_2_33995");

    /** The first run of report R2, put together again from its figures. */
    private static final String R2 = """
            sysbench 1.0.20 (using system LuaJIT 2.1.0-beta3)
            Number of threads: 32
            SQL statistics:
                queries performed:
                    read:                            475426
                    write:                           135836
                    other:                           67918
                    total:                           679180
                transactions:                        33959  (1696.56 per sec.)
                queries:                             679180 (33931.10 per sec.)
                ignored errors:                      0      (0.00 per sec.)
                reconnects:                          0      (0.00 per sec.)

            General statistics:
                total time:                          20.0151s
                total number of events:              33959

            Latency (ms):
                     min:                                    4.76
                     avg:                                   18.85
                     max:                                  176.83
                     95th percentile:                       36.89
                     sum:                               640217.62

            Threads fairness:
                events (avg/stddev):           1061.2188/20.12
                execution time (avg/stddev):   20.0068/0.00
            """;

    private static final String OLD = """
            sysbench 0.5:  multi-threaded system evaluation benchmark

            Number of threads: 8
            [   2s] threads: 8, tps: 3.50, reads: 49.00, writes: 14.00, response time: 37.10ms (95%), errors: 0.50, reconnects:  0.00
            OLTP test statistics:
                queries performed:
                    read:                            1204
                    write:                           344
                    other:                           172
                    total:                           1720
                transactions:                        86     (8.54 per sec.)
                read/write requests:                 1548   (153.70 per sec.)
                other operations:                    172    (17.08 per sec.)
                ignored errors:                      0      (0.00 per sec.)
                reconnects:                          0      (0.00 per sec.)

            General statistics:
                total time:                          10.0712s
                total number of events:              86
                total time taken by event execution: 80.4121s
                response time:
                     min:                                 29.15ms
                     avg:                                935.02ms
                     max:                                242.28ms
                     approx.  95 percentile:             122.85ms

            Threads fairness:
                events (avg/stddev):           10.7500/0.43
                execution time (avg/stddev):   10.0515/0.01
            """;

    @TempDir
    Path folder;

    @Test
    void a_real_log_of_1_0_is_read_with_its_interval_lines_and_without_a_warning() {
        SysbenchReport report = SysbenchImport.read(REAL_LOG).reports().get(0);
        assertThat(report.sysbench()).isEqualTo("1.0.20");
        assertThat(report.label()).isEqualTo(new SysbenchReport.Label("oltp_read_only", 2, 33995));
        assertThat(report.transactions()).isEqualTo(2273);
        assertThat(report.tps()).isEqualTo(1111.11);
        assertThat(report.queries()).isEqualTo(report.reads() + report.writes() + report.others());
        assertThat(report.intervals()).hasSize(2);
        assertThat(report.intervals().get(1).tps()).isEqualTo(1068.24);
        assertThat(report.warnings()).isEmpty();
    }

    @Test
    void the_published_report_of_r2_is_read_and_adds_up() throws Exception {
        Table table = read("r2.log", R2).table();
        assertThat(table.doubleColumn("tps").get(0)).isEqualTo(1696.56);
        assertThat(table.doubleColumn("percentile_ms").get(0)).isEqualTo(36.89);
        assertThat(table.stringColumn("warnings").get(0)).isEmpty();
    }

    @Test
    void the_throughput_block_of_1_1_is_read() throws Exception {
        String text = R2.replace("sysbench 1.0.20", "sysbench 1.1.0")
                .replace("General statistics:", "Throughput:\n    events/s (eps): 1696.5600")
                .replace("total time: ", "time elapsed: ");
        assertThat(read("a", text).reports().get(0).seconds()).isEqualTo(20.0151);
    }

    @Test
    void a_log_of_0_5_is_read() throws Exception {
        SysbenchReport report = read("old", OLD).reports().get(0);
        assertThat(report.tps()).isEqualTo(8.54);
        assertThat(report.percentile()).isEqualTo(95);
        assertThat(report.percentileMs()).isEqualTo(122.85);
        assertThat(report.intervals()).hasSize(1);
        assertThat(report.intervals().get(0).qps()).isEqualTo(63.0);
    }

    @Test
    void figures_that_cannot_be_of_one_run_are_warned_of() throws Exception {
        List<String> warnings = read(
                        "odd",
                        R2.replace("18.85", "12.00").replace("36.89", "37.20").replace("475426", "475427"))
                .reports()
                .get(0)
                .warnings();
        assertThat(warnings).hasSize(3);
        assertThat(warnings.get(0)).contains("Little's law");
        assertThat(warnings.get(1)).contains("679,181");
        assertThat(warnings.get(2)).contains("37.20 ms is none of the 1024");
    }

    @Test
    void several_runs_in_one_log_and_several_logs_in_a_folder_are_all_read() throws Exception {
        Files.writeString(folder.resolve("both"), R2 + OLD);
        Files.writeString(folder.resolve("notes.txt"), "nothing");
        assertThat(SysbenchImport.read(folder).table().rowCount()).isEqualTo(2);
    }

    @Test
    void what_holds_no_report_is_refused_in_one_line() throws Exception {
        assertThatThrownBy(() -> read("empty", "FATAL: error 1461"))
                .hasMessageContaining("holds no report of sysbench");
        assertThatThrownBy(() -> SysbenchImport.read(folder.resolve("nowhere")))
                .hasMessageContaining("there is no file or folder");
    }

    @Test
    void output_of_mysqlslap_is_read() throws Exception {
        Path file = Files.writeString(folder.resolve("slap"), """
                Benchmark
                \tRunning for engine innodb
                \tAverage number of seconds to run all queries: 11.355 seconds
                \tMinimum number of seconds to run all queries: 11.355 seconds
                \tMaximum number of seconds to run all queries: 11.355 seconds
                \tNumber of clients running queries: 1
                \tAverage number of queries per client: 5000

                """);
        Table table = MysqlslapImport.read(file);
        assertThat(table.doubleColumn("seconds").get(0)).isEqualTo(11.355);
        assertThat(table.stringColumn("storage_engine").get(0)).isEqualTo("innodb");
        assertThat(table.doubleColumn("qps").get(0)).isEqualTo(5000 / 11.355);
    }

    private SysbenchImport read(String name, String text) throws Exception {
        return SysbenchImport.read(Files.writeString(folder.resolve(name), text));
    }
}
