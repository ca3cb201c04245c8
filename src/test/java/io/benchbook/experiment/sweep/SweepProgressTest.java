package io.benchbook.experiment.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.Numbers;
import io.benchbook.base.Progress;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.SampleRuns;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SweepProgressTest {
    private final List<String> told = new ArrayList<>();
    private final Progress line = (what, unit, total) -> (done, text) -> told.add(done + " of " + total + "  " + text);

    @Test
    void until_a_run_has_figures_those_of_the_run_before_are_told() {
        RunResult run = SampleRuns.readOnly();
        String before = "the run before: " + Numbers.text(run.tps()) + " tps";
        try (SweepProgress bar = new SweepProgress(line, "nightly", 0, 4)) {
            bar.begin("prepare", Progress.Unit.ROWS, 100).at(50, "sbtest1");
            bar.next(run);
            Progress.Task task = bar.begin("8.0.15", Progress.Unit.SECONDS, 10);
            task.at(2, "");
            task.at(5, "800 tps");
        }
        assertThat(told)
                .containsExactly(
                        "0.0 of 4.0  prepare",
                        "0.0 of 4.0  prepare  sbtest1",
                        "1.0 of 4.0  " + before,
                        "1.0 of 4.0  8.0.15  " + before,
                        "1.2 of 4.0  8.0.15  " + before,
                        "1.5 of 4.0  8.0.15  800 tps");
    }

    @Test
    void of_a_run_that_did_not_end_well_the_reason_is_told() {
        RunResult run = SampleRuns.prepared(91, "too many statements");
        try (SweepProgress bar = new SweepProgress(line, "nightly", 2, 4)) {
            bar.next(run);
        }
        assertThat(told)
                .containsExactly("1.0 of 2.0  the run before: " + run.ended().reason());
    }
}
