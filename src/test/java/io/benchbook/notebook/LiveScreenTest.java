package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.Progress;
import io.benchbook.display.Screen;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LiveScreenTest {
    private static final String ERASE = "\r\u001b[K";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void the_live_line_makes_room_for_text_and_goes_away_in_the_end() {
        LiveScreen live = screen(true);
        live.live("  prepare");
        live.print(false, "text\n");
        live.live("  prepare");
        live.live("");
        live.line(false, "more");
        assertThat(text(out)).isEqualTo("  prepare" + ERASE + "text\n  prepare" + ERASE + "more\n");
        assertThat(text(err)).isEmpty();
    }

    @Test
    void on_a_terminal_progress_is_a_live_line_which_ends_with_its_cell_at_the_latest() throws InterruptedException {
        LiveScreen live = screen(true);
        live.begin("prepare", Progress.Unit.ROWS, 100);
        long end = System.nanoTime() + 60_000_000_000L;
        while (!text(out).contains("  prepare") && System.nanoTime() < end) {
            Thread.sleep(10);
        }
        live.endOfCell();
        assertThat(text(out)).startsWith("  prepare").endsWith(ERASE);
        assertThat(text(err)).isEmpty();
    }

    @Test
    void a_live_line_never_follows_text_that_is_not_finished() {
        LiveScreen live = screen(true);
        live.print(false, "half a line");
        live.begin("prepare", Progress.Unit.ROWS, 100).close();
        live.line(false, "own line");
        assertThat(text(out)).isEqualTo("half a line\nown line\n");
    }

    @Test
    void without_a_terminal_progress_is_a_plain_line_on_standard_error() {
        LiveScreen live = screen(false);
        try (Progress.Task task = live.begin("install MySQL 8.0.15", Progress.Unit.BYTES, 3e7)) {
            task.at(1e7, "x");
        }
        assertThat(text(out)).isEmpty();
        assertThat(text(err)).isEqualTo("  install MySQL 8.0.15 ...\n");
    }

    @Test
    void standard_output_and_error_stay_apart() {
        LiveScreen live = screen(false);
        live.print(false, "数\n");
        live.print(true, "wrong\n");
        assertThat(text(out)).isEqualTo("数\n");
        assertThat(text(err)).isEqualTo("wrong\n");
    }

    private LiveScreen screen(boolean terminal) {
        return new LiveScreen(new PrintStream(out), new PrintStream(err), terminal, Screen.PLAIN);
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
