package io.benchbook.shell;

import static org.assertj.core.api.Assertions.assertThat;

import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;

class HighlightTest {
    private final Highlight highlight = new Highlight(true);

    @Test
    void a_text_is_coloured_to_its_quote_whatever_is_escaped_in_it() {
        AttributedString line = highlight.highlight(null, "f(\"a\\\"b\", 'c')");
        assertThat(line.toString()).isEqualTo("f(\"a\\\"b\", 'c')");
        assertThat(line.styleAt(2)).isEqualTo(line.styleAt(7)).isNotEqualTo(line.styleAt(8));
        assertThat(line.styleAt(10)).isEqualTo(line.styleAt(2));
    }

    @Test
    void a_text_of_any_length_can_be_pasted() {
        String line = "var json = \"" + "x\\n".repeat(100_000) + "\"";
        assertThat(highlight.highlight(null, line).length()).isEqualTo(line.length());
    }
}
