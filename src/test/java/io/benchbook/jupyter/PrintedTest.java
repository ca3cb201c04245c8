package io.benchbook.jupyter;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PrintedTest {
    private final List<String> sent = new ArrayList<>();
    private int asked;
    private final Printed printed = new Printed((stream, text) -> sent.add(stream + ": " + text), () -> asked++);

    @Test
    void small_pieces_become_one_message() {
        printed.add(false, "a");
        printed.add(false, "b");
        assertThat(sent).isEmpty();
        printed.flush();
        printed.flush();
        assertThat(sent).containsExactly("stdout: ab");
        assertThat(asked).isEqualTo(1);
    }

    @Test
    void the_streams_keep_their_order() {
        printed.add(false, "a");
        printed.add(true, "b");
        printed.add(false, "c");
        printed.flush();
        assertThat(sent).containsExactly("stdout: a", "stderr: b", "stdout: c");
    }

    @Test
    void a_character_that_comes_in_two_pieces_is_whole() {
        byte[] smile = "😀".getBytes(StandardCharsets.UTF_8);
        printed.add(false, smile, 0, 3);
        printed.add(false, smile, 3, 1);
        printed.flush();
        assertThat(sent).containsExactly("stdout: 😀");
    }

    @Test
    void cursors_are_code_points() {
        assertThat(Cursor.offset("a😀b", 2)).isEqualTo(3);
        assertThat(Cursor.codePoints("a😀b", 3)).isEqualTo(2);
        assertThat(Cursor.offset("a😀b", 99)).isEqualTo(4);
    }
}
