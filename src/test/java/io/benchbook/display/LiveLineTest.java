package io.benchbook.display;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.Progress.Task;
import io.benchbook.base.Progress.Unit;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

class LiveLineTest {
    private static final Screen SCREEN = new Screen(100, 30, false, true);

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final LiveLine live = new LiveLine(lines::add, () -> SCREEN);

    @Test
    void the_task_that_began_last_is_shown_and_nothing_is_left_behind() throws InterruptedException {
        try (Task sweep = live.begin("sweep r1", Unit.RUNS, 12)) {
            sweep.at(3, "");
            try (Task run = live.begin("8.0.15 oltp_read_only", Unit.SECONDS, 10)) {
                run.at(6.2, "2,914 tps");
                assertThat(lineThatContains("2,914 tps"))
                        .startsWith("  8.0.15 oltp_read_only")
                        .contains("6.2 of 10 s   2,914 tps");
            }
            assertThat(lineThatContains("sweep r1")).startsWith("  sweep r1").contains("3 of 12 runs");
        }
        assertThat(last()).isEmpty();
    }

    @Test
    void a_task_that_ends_before_the_first_frame_is_never_shown() {
        LiveLine slow = new LiveLine(lines::add, () -> SCREEN, Duration.ofHours(1));
        slow.begin("short", Unit.STEPS, 1).close();
        assertThat(lines).allMatch(String::isEmpty);
    }

    @Test
    void a_bar_shows_part_amount_and_forecast_and_fits_the_screen() {
        assertThat(Bar.line("install MySQL 8.0.15", Unit.BYTES, 17e6, 34e6, "", 5, SCREEN))
                .isEqualTo("  install MySQL 8.0.15   ██████████            17.0 of 34.0 MB, about 5 s left");
        assertThat(Bar.line("prepare", Unit.ROWS, 12_000, 0, "", 5, SCREEN)).isEqualTo("  prepare   12,000 rows");
        assertThat(Bar.line("x".repeat(200), Unit.STEPS, 0, 0, "", 5, SCREEN)).hasSize(99);
        assertThat(Bar.blocks(1)).isEqualTo("█".repeat(20));
        assertThat(Bar.blocks(0)).isEqualTo(" ".repeat(20));
    }

    /** Waits for it among the lines to come. */
    private String lineThatContains(String text) throws InterruptedException {
        lines.clear();
        long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
        while (System.nanoTime() < end) {
            Optional<String> found =
                    lines.stream().filter(line -> line.contains(text)).findFirst();
            if (found.isPresent()) {
                return found.get();
            }
            Thread.sleep(10);
        }
        throw new AssertionError(text + " was never shown, but " + lines);
    }

    private String last() {
        return lines.get(lines.size() - 1);
    }
}
