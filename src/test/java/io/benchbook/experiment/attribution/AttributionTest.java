package io.benchbook.experiment.attribution;

import static io.benchbook.experiment.RunFormat.RUN;
import static io.benchbook.experiment.attribution.AttributionFormat.ATTRIBUTION;
import static io.benchbook.experiment.attribution.SampleAttributions.BINLOG;
import static io.benchbook.experiment.attribution.SampleAttributions.CHARSET;
import static io.benchbook.experiment.attribution.SampleAttributions.NONE;
import static io.benchbook.experiment.attribution.SampleAttributions.attribution;
import static io.benchbook.experiment.attribution.SampleAttributions.explained;
import static io.benchbook.experiment.attribution.SampleAttributions.step;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.benchbook.experiment.SampleRuns;
import io.benchbook.experiment.compare.Method;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.plot.AttributionChart;
import io.benchbook.plot.Series;
import io.benchbook.stats.Interval;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AttributionTest {

    @TempDir
    private Path folder;

    @Test
    void an_answer_names_the_causes_by_their_share_and_shows_the_way_as_a_waterfall() {
        assertThat(explained()).hasToString("""
                5.7.22 → 8.0.15: slower by 36 % [32, 40]: charset 65 %, version 30 % of it, oltp_read_only (tables=1), 16 threads
                  way          5.7.22   ████████████████████  100 %
                               version                   ▒▒▒  -12.6 % [-16.0, -9.0], 30 % of the difference
                               charset               ▒▒▒▒     -25.0 % [-28.0, -22.0], 65 % of the difference
                               binlog                │        -2.0 % [-6.0, +2.0], 5 % of the difference, not clear
                               8.0.15   █████████████         64 %
                  settings     version, with what cannot be switched: temptable_max_ram - → 1073741824
                               charset: character_set_server latin1 → utf8mb4
                               binlog: log_bin OFF → ON
                  together     charset alone -10.0 % [-13.0, -7.0], after the steps before it -25.0 % [-28.0, -22.0]
                  method       turns of 0.5 s after 0.2 s unmeasured, in random order
                  notes        buffer pool cold""");
    }

    @Test
    void equal_servers_leave_nothing_to_explain() {
        Attribution equal = attribution(new Interval(1.001, 0.99, 1.01, 0.95), List.of());
        assertThat(equal.kind()).isEqualTo(Attribution.Kind.NOTHING_TO_EXPLAIN);
        assertThat(equal.leading()).isEmpty();
        assertThat(equal.toString()).startsWith("5.7.22 → 8.0.15: nothing to explain, no practical difference");
    }

    @Test
    void it_can_say_that_it_cannot_tell() {
        Attribution noisy = attribution(new Interval(0.9, 0.7, 1.1, 0.95), List.of());
        assertThat(noisy.kind()).isEqualTo(Attribution.Kind.CANNOT_TELL);
        assertThat(noisy.toString()).startsWith("5.7.22 → 8.0.15: can't tell why, the difference itself is too noisy");

        Attribution unclear = attribution(
                new Interval(0.8, 0.7, 0.9, 0.95), List.of(step("charset", CHARSET, 0.8, 0.6, 1.2, NONE, 1)));
        assertThat(unclear.kind()).isEqualTo(Attribution.Kind.CANNOT_TELL);
        assertThat(unclear.toString()).contains("can't tell why, slower by 20 % [10, 30], but no part of it is clear");

        Attribution stopped = attribution(new Interval(0.8, 0.7, 0.9, 0.95), List.of());
        assertThat(stopped.toString()).contains("stopped before its parts were measured");
    }

    @Test
    void a_step_against_the_difference_is_no_cause_of_it() {
        AttributionStep against = step("flushing", BINLOG, 1.2, 1.1, 1.3, NONE, -0.5);
        Attribution why = attribution(
                new Interval(0.7, 0.65, 0.75, 0.95),
                List.of(against, step("charset", CHARSET, 0.58, 0.5, 0.66, NONE, 1.5)));
        assertThat(why.causes()).extracting(AttributionStep::name).containsExactly("charset");
    }

    @Test
    void the_table_has_a_row_a_step() {
        assertThat(explained().table().columnNames())
                .containsExactly("step", "group", "variables", "ratio", "low", "high", "share", "verdict");
        assertThat(explained().table().rowCount()).isEqualTo(3);
    }

    @Test
    void the_plot_goes_from_one_server_to_the_other() {
        Series.Waterfall waterfall =
                (Series.Waterfall) AttributionChart.of(explained()).series().get(0);
        double[][] spans = waterfall.spans();
        assertThat(spans).hasDimensions(5, 2);
        assertThat(spans[0]).containsExactly(0, 100);
        assertThat(spans[3][1]).isCloseTo(spans[4][1], within(1e-9));
        assertThat(waterfall.steps().get(2).low())
                .isLessThan(waterfall.steps().get(2).value());
    }

    @Test
    void the_journal_gives_it_back_and_keeps_it_apart_from_runs() {
        Journal journal = new Journal(folder);
        journal.append(ATTRIBUTION, explained());
        journal.append(RUN, SampleRuns.readOnly());
        Attribution early = attribution(Interval.unknown(1, 0.95), List.of());
        journal.append(ATTRIBUTION, early);

        assertThat(journal.read(RUN).problems()).isEmpty();
        assertThat(journal.read(RUN).values()).hasSize(1);
        assertThat(journal.read(ATTRIBUTION).values())
                .extracting(Attribution::toString)
                .containsExactly(explained().toString(), early.toString());
    }

    @Test
    void slices_are_shorter_where_the_budget_is_short_for_many_set_ups() {
        assertThat(Method.slices(100, 8).shortened(1_000, 6, 12).seconds()).isEqualTo(4.0);
        assertThat(Method.slices(100, 8).shortened(100, 6, 12).seconds()).isEqualTo(1.1);
        assertThat(Method.slices(100, 8).shortened(10, 6, 12).seconds()).isEqualTo(0.5);
    }
}
