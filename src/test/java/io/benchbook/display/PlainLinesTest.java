package io.benchbook.display;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.Progress.Task;
import io.benchbook.base.Progress.Unit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlainLinesTest {
    private final List<String> lines = new ArrayList<>();
    private long seconds;
    private final PlainLines progress = new PlainLines(lines::add, () -> seconds * 1_000_000_000L);

    @Test
    void work_is_told_of_when_it_begins_now_and_then_and_when_it_has_ended() {
        try (Task task = progress.begin("prepare", Unit.ROWS, 1_000)) {
            for (seconds = 0; seconds < 20; seconds++) {
                task.at(50.0 * seconds, "sbtest1");
            }
        }
        assertThat(lines)
                .containsExactly(
                        "  prepare ...", "  prepare   500 of 1,000 rows, about 10 s left   sbtest1", "  prepare: 20 s");
    }

    @Test
    void work_that_takes_a_moment_is_one_line() {
        progress.begin("start 8.0.15", Unit.STEPS, 0).close();
        assertThat(lines).containsExactly("  start 8.0.15 ...");
    }

    @Test
    void many_short_runs_inside_a_sweep_are_no_flood() {
        try (Task sweep = progress.begin("sweep r1", Unit.RUNS, 100)) {
            for (int run = 0; run < 100; run++) {
                Task inner = progress.begin("run " + run, Unit.SECONDS, 3);
                inner.at(1, "");
                seconds += 3;
                inner.close();
                sweep.at(run + 1, "");
            }
        }
        assertThat(lines).hasSizeBetween(10, 40).startsWith("  sweep r1 ...").endsWith("  sweep r1: 5 min");
        assertThat(lines).anyMatch(line -> line.matches("  sweep r1   \\d+ of 100 runs, about .+ left"));
    }
}
