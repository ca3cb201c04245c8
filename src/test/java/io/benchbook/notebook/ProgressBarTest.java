package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.Progress.Unit;
import io.benchbook.base.TextWidth;
import io.benchbook.display.Screen;
import org.junit.jupiter.api.Test;

class ProgressBarTest {
    @Test
    void a_line_says_what_how_far_and_how_long_still() {
        assertThat(new ProgressBar("prepare", Unit.ROWS, 40_000).line(10_000, "sbtest1", 5, Screen.PLAIN))
                .isEqualTo("  prepare  █████                 10,000 of 40,000 rows  15 s left  sbtest1");
        assertThat(new ProgressBar("install", Unit.BYTES, 3e7).line(1.5e7, "", 1, Screen.PLAIN))
                .isEqualTo("  install  ██████████            15.0 of 30.0 MB");
        assertThat(new ProgressBar("8.0.15", Unit.SECONDS, 10).line(6.25, "2,914 tps", 6.25, Screen.PLAIN))
                .isEqualTo("  8.0.15  ████████████▌         6.3 of 10 s  2,914 tps");
    }

    @Test
    void work_of_unknown_length_has_no_bar() {
        assertThat(new ProgressBar("load", Unit.ROWS, 0).line(1_234, "", 9, Screen.PLAIN))
                .isEqualTo("  load  1,234 rows");
    }

    @Test
    void a_line_fits_its_screen_and_its_characters() {
        Screen narrow = new Screen(30, 0, false, false);
        String line = new ProgressBar("prepare", Unit.ROWS, 10).line(5, "a long text beside it", 1, narrow);
        assertThat(TextWidth.of(line)).isLessThan(30);
        assertThat(line.chars()).allMatch(c -> c < 128);
    }
}
