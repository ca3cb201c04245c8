package io.benchbook.experiment.compare;

import static io.benchbook.commands.Axes.minutes;
import static io.benchbook.commands.Axes.seconds;
import static io.benchbook.commands.Axes.threads;
import static io.benchbook.commands.Comparisons.budget;
import static io.benchbook.commands.Comparisons.percentile;
import static io.benchbook.commands.Comparisons.precision;
import static io.benchbook.commands.Workloads.oltpWriteOnly;
import static io.benchbook.experiment.RunFormat.RUN;
import static io.benchbook.experiment.compare.ComparisonFormat.COMPARISON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.Progress;
import io.benchbook.experiment.Provenance;
import io.benchbook.experiment.SampleRuns;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.stats.Interval;
import io.benchbook.stats.Verdict;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComparisonTest {
    @TempDir
    private Path folder;

    @Test
    void a_comparison_is_read_in_one_line_with_what_may_mislead_below() {
        assertThat(comparison(0, 0.71, 0.66, 0.77)).hasToString("""
                5.7.22 → 8.0.15: slower by 29 % [23, 34], 2 pairs, oltp_write_only (tables=1), 16 threads
                  confounders  character_set_server latin1 → utf8mb4 · log_bin OFF → ON
                               normalized() removes 2 of 2; for character_set_server alone: restart(server("8.0.15"), "character_set_server=latin1")
                  method       turns of 0.5 s after 0.2 s unmeasured, in random order
                  notes        buffer pool cold""");
    }

    @Test
    void latencies_have_words_of_their_own() {
        assertThat(comparison(95, 1.3, 1.2, 1.4).toString())
                .startsWith("5.7.22 → 8.0.15: p95 latency higher by 30 % [20, 40], 2 pairs");
        assertThat(comparison(99.9, 1.0, 0.9, 1.1).toString()).contains(": p99.9 latency: too noisy to say: ");
    }

    @Test
    void the_journal_gives_a_comparison_back_and_keeps_it_apart_from_runs() {
        Journal journal = new Journal(folder);
        Comparison comparison = comparison(0, 0.71, 0.66, 0.77);
        journal.append(COMPARISON, comparison);
        journal.append(RUN, SampleRuns.readOnly());
        Comparison undecided = comparison(0, 1, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        journal.append(COMPARISON, undecided);

        assertThat(journal.read(RUN).problems()).isEmpty();
        assertThat(journal.read(RUN).values()).hasSize(1);
        List<Comparison> read = journal.read(COMPARISON).values();
        assertThat(read).extracting(Comparison::toString).containsExactly(comparison.toString(), undecided.toString());
        assertThat(read.get(0).table().print()).isEqualTo(comparison.table().print());
    }

    @Test
    void the_table_has_a_row_a_pair() {
        assertThat(comparison(0, 0.71, 0.66, 0.77).table().columnNames())
                .containsExactly(
                        "pair",
                        "reference_first",
                        "reference_tps",
                        "compared_tps",
                        "ratio",
                        "reference_p95_ms",
                        "compared_p95_ms");
    }

    @Test
    void turns_are_as_short_as_the_number_of_transactions_allows() {
        assertThat(Method.slices(5_000, 8).seconds()).isEqualTo(0.5);
        assertThat(Method.slices(200, 8).seconds()).isEqualTo(2.0);
        assertThat(Method.slices(0.1, 8).seconds()).isEqualTo(5.0);
        assertThat(Method.slices(800, 200).seconds()).as("four a client").isEqualTo(1.0);
        assertThat(Method.slices(5_000, 8).pairsWithin(300)).isBetween(180, 220);
        assertThat(Method.wholeRuns(3).pairsWithin(300)).isBetween(8, 12);
        assertThat(Method.wholeRuns(3).toString()).contains("whole runs of 10 s");
    }

    @Test
    void all_faults_are_told_at_once() {
        assertThatThrownBy(() -> spec(threads(0), precision(7), budget(5), seconds(10)))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContainingAll(
                        "compare: needs a workload",
                        "threads: needs a number from 1 to 10,000, got 0.",
                        "precision: needs a number from 0.001 to 0.5, got 7.",
                        "budget: needs a time with its unit, got 5.0. Type budget(minutes(5))",
                        "seconds: compare takes turns until the answer is clear.");
    }

    @Test
    void defaults_are_five_minutes_and_two_percent() {
        ComparisonSpec spec = spec(oltpWriteOnly());
        assertThat(spec.budget()).isEqualTo(300);
        assertThat(spec.precision()).isEqualTo(0.02);
        assertThat(spec.theta()).isEqualTo(0.02);
        assertThat(spec.warmup()).isEqualTo(3);
        assertThat(spec(oltpWriteOnly(), budget(minutes(2))).budget()).isEqualTo(120);
        assertThat(spec(oltpWriteOnly(), budget(seconds(90))).budget()).isEqualTo(90);
        assertThat(spec(oltpWriteOnly(), percentile(99)).percentile()).isEmpty();
    }

    private ComparisonSpec spec(Factor... factors) {
        try (Sandboxes sandboxes = new Sandboxes(folder, () -> Progress.SILENT)) {
            Server server = sandboxes.get("8.0.15");
            return ComparisonSpec.throughput("compare", server, List.of(factors));
        }
    }

    private static Comparison comparison(double percentile, double ratio, double low, double high) {
        ComparisonSetup setup = new ComparisonSetup(
                percentile == 0 ? "compare" : "compareLatency",
                "5.7.22",
                "8.0.15",
                "",
                "oltp_write_only",
                "tables=1",
                16,
                "jdbc",
                false,
                1,
                percentile,
                Method.slices(5_000, 8).toString());
        return new Comparison(
                new Contrast(
                        "20261130-180000-000-abcd",
                        Instant.EPOCH,
                        setup,
                        Verdict.of(new Interval(ratio, low, high, 0.95), 2, 0.02),
                        List.of("buffer pool cold"),
                        List.of(Provenance.UNKNOWN, Provenance.UNKNOWN)),
                List.of(new Pair(true, 1000, 700, 5, 7), new Pair(false, 1010, 725, 5.5, 7.25)),
                List.of(
                        new Confounder(
                                "character_set_server",
                                "latin1",
                                "utf8mb4",
                                "sorting",
                                "restart(server(\"8.0.15\"), \"character_set_server=latin1\")"),
                        new Confounder(
                                "log_bin", "OFF", "ON", "syncs", "restart(server(\"8.0.15\"), \"skip-log-bin\")")));
    }
}
