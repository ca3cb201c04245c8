package io.benchbook.exchange;

import static io.benchbook.commands.Axes.threads;
import static io.benchbook.commands.Exchange.COMPAT_1_0;
import static io.benchbook.commands.Exchange.COMPAT_1_1;
import static io.benchbook.commands.Exchange.COMPAT_1_1_2019;
import static io.benchbook.commands.Exchange.fromSysbench;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.Progress;
import io.benchbook.experiment.Factors;
import io.benchbook.experiment.Percentiles;
import io.benchbook.experiment.RunSpec;
import io.benchbook.load.IgnoredErrors;
import io.benchbook.load.Rate;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandboxes;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SysbenchCommandTest {
    /** The load command of a published report. */
    private static final String PUBLISHED =
            "sysbench /usr/local/share/sysbench/oltp_read_only.lua --mysql_storage_engine=innodb --table-size=100000"
                    + " --tables=20 --mysql-db=test_1 --mysql-user=admin --mysql-password=admin --mysql-port=8015"
                    + " --mysql-host=127.0.0.1 --threads=40 --time=60 --report-interval=2 --db-ps-mode=disable"
                    + " --events=0 --db-driver=mysql run";

    @TempDir
    private Path cache;

    private Sandboxes sandboxes;
    private Server sandbox;

    @BeforeEach
    void name_a_server() {
        sandboxes = new Sandboxes(cache, () -> Progress.SILENT);
        sandbox = sandboxes.get("8.0.15");
    }

    @AfterEach
    void end() {
        sandboxes.close();
    }

    @Test
    void the_command_of_a_published_report_is_the_run_that_it_means() {
        RunSpec spec = spec(sandbox, fromSysbench(COMPAT_1_1_2019, PUBLISHED));
        assertThat(spec.server()).isSameAs(sandbox);
        assertThat(spec.workload().name()).isEqualTo("oltp_read_only");
        assertThat(spec.workload().options()).isEqualTo("tables=20, rows=100000, distribution=special");
        assertThat(spec.threads()).isEqualTo(40);
        assertThat(spec.seconds()).isEqualTo(60);
        assertThat(spec.warmup()).isZero();
        assertThat(spec.every()).isEqualTo(2);
        assertThat(spec.prepared()).isFalse();
        assertThat(spec.pacing().events()).isZero();
        assertThat(spec.pacing().isOpen()).isFalse();
    }

    @Test
    void it_names_the_server_where_no_other_is_given() {
        Server named = spec(fromSysbench(PUBLISHED)).server();
        assertThat(named.kind()).isEqualTo(Server.Kind.EXTERNAL);
        assertThat(named.toString() + named.name()).contains("127.0.0.1:8015").doesNotContain("admin&");
        assertThat(fromSysbench(PUBLISHED).toString()).doesNotContain("admin");
        assertThat(spec(fromSysbench("oltp_read_only")).server()).isSameAs(sandbox);
    }

    @Test
    void defaults_are_those_of_sysbench() {
        RunSpec spec = spec(fromSysbench("oltp_read_write run"));
        assertThat(spec.threads()).isEqualTo(1);
        assertThat(spec.seconds()).isEqualTo(10);
        assertThat(spec.warmup()).isZero();
        assertThat(spec.prepared()).isTrue();
        assertThat(spec.workload().options()).isEqualTo("tables=1, rows=10000, distribution=special");
    }

    @Test
    void what_is_given_beside_it_goes_first() {
        RunSpec spec = spec(fromSysbench("oltp_read_write --threads=4 --time=20"), threads(64));
        assertThat(spec.threads()).isEqualTo(64);
        assertThat(spec.seconds()).isEqualTo(20);
    }

    @ParameterizedTest
    @CsvSource({"COMPAT_1_0,special", "COMPAT_1_1_2019,special", "COMPAT_1_1,uniform"})
    void the_usual_distribution_is_that_of_the_version(Compat compat, String distribution) {
        assertThat(spec(fromSysbench(compat, "oltp_read_write")).workload().options())
                .endsWith("distribution=" + distribution);
    }

    @Test
    void all_kinds_of_options_arrive_where_they_belong() {
        RunSpec spec = spec(
                fromSysbench(
                        COMPAT_1_1,
                        "oltp_read_write --skip-trx --range_size=50 --rand-type=pareto --rate=500 --events=1000 --time=0"
                                + " --warmup-time=3 --percentile=99 --rand-seed=42 --create-table-options='CHARACTER SET latin1'"));
        assertThat(spec.workload().options())
                .isEqualTo("tables=1, rows=10000, rangeSize=50, skipTrx=on, distribution=pareto,"
                        + " createTableOptions=CHARACTER SET latin1");
        assertThat(spec.pacing().rate()).contains(new Rate(500, false));
        assertThat(spec.pacing().events()).isEqualTo(1_000);
        assertThat(spec.warmup()).isEqualTo(3);
        assertThat(spec.percentiles()).isEqualTo(new Percentiles(List.of(99.0)));
        assertThat(spec.seed()).isEqualTo(42);
    }

    @Test
    void errors_to_ignore_are_those_of_the_line() {
        assertThat(ignored("")).isEqualTo(IgnoredErrors.of(1020, 1205, 1213));
        assertThat(ignored("--mysql-ignore-errors=1062,1213")).isEqualTo(IgnoredErrors.of(1213, 1062));
        assertThat(ignored("--mysql-ignore-errors=all")).isEqualTo(IgnoredErrors.ALL);
        assertThat(ignored("--mysql-ignore-errors=")).isEqualTo(IgnoredErrors.of());
    }

    private IgnoredErrors ignored(String option) {
        return spec(fromSysbench("oltp_insert " + option)).retry().ignored();
    }

    @Test
    void an_option_that_cannot_be_honoured_is_named() {
        assertRefused(
                "--report-checkpoints: Benchbook cannot honour this option. Leave it out.",
                COMPAT_1_0,
                "oltp_read_only --report-checkpoints=10,20");
        assertRefused(
                "--mysql-ignore-errors: needs all, or error numbers with commas between, got \"some\".",
                COMPAT_1_0,
                "oltp_read_only --mysql-ignore-errors=some");
        assertRefused(
                "--table-sizes: sysbench has no such option. Did you mean --table-size?",
                COMPAT_1_0,
                "oltp_read_only --table-sizes=10");
        assertRefused(
                "--warmup-time: is an option of sysbench 1.1. Type fromSysbench(COMPAT_1_1_2019, \"...\").",
                COMPAT_1_0,
                "oltp_read_only --warmup-time=5");
        assertRefused("--rand-type: this sysbench has no special", COMPAT_1_1, "oltp_read_only --rand-type=special");
        assertRefused("--rand-type: sysbench 1.0 has no zipfian", COMPAT_1_0, "oltp_read_only --rand-type=zipfian");
    }

    @Test
    void numbers_that_sysbench_would_misread_are_refused_with_what_to_type() {
        assertRefused(
                "fromSysbench: --table-size: needs a number, got \"100K\". sysbench would take it for 100. Type"
                        + " --table-size=100000.",
                COMPAT_1_0,
                "oltp_read_only --table-size=100K");
        assertRefused(
                "--tables: tables: needs a number from 1 to 10,000, got 0.", COMPAT_1_0, "oltp_insert --tables=0");
        assertRefused("--threads: needs a number from 1.0 to 10000.0", COMPAT_1_0, "oltp_insert --threads=0");
        assertThat(spec(fromSysbench("oltp_insert --table-size=1e6")).workload().options())
                .contains("rows=1000000");
    }

    @Test
    void a_line_that_is_no_run_is_refused() {
        assertRefused(
                "the command is prepare, not run. run(...) prepares by itself", COMPAT_1_0, "oltp_insert prepare");
        assertRefused("there is no workload oltp_readonly. Did you mean oltp_read_only?", COMPAT_1_0, "oltp_readonly");
        assertRefused("no test is named", COMPAT_1_0, "--threads=4");
        assertRefused("--time=0 without --events never ends", COMPAT_1_0, "oltp_insert --time=0");
        assertThatThrownBy(() -> fromSysbench("oltp_insert --threads 4 run"))
                .hasMessage("fromSysbench: \"run\" is a word too many. Options are written --name=value.");
    }

    @Test
    void all_faults_are_told_at_once() {
        assertThatThrownBy(() -> spec(fromSysbench("oltp_insert --table-size=1M --rate=x")))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("fromSysbench: --table-size: needs a number, got \"1M\". sysbench would take it for 1. Type"
                        + " --table-size=1000000.\nfromSysbench: --rate: needs a number, got \"x\".");
    }

    private void assertRefused(String message, Compat compat, String line) {
        assertThatThrownBy(() -> spec(fromSysbench(compat, line)))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining(message);
    }

    private RunSpec spec(Factor... factors) {
        return RunSpec.of(Factors.of("run", List.of(factors)), () -> sandbox);
    }
}
