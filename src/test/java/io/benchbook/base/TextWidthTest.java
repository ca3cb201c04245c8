package io.benchbook.base;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextWidthTest {
    @Test
    void chinese_takes_two_columns_and_a_combining_accent_none() {
        assertThat(TextWidth.of("数据库")).isEqualTo(6);
        assertThat(TextWidth.of("e\u0301")).isEqualTo(1);
        assertThat(TextWidth.of("🚀x")).isEqualTo(3);
        assertThat(TextWidth.of("█▌⣿─é")).isEqualTo(5);
    }

    @Test
    void a_cut_text_is_never_wider_than_asked() {
        assertThat(TextWidth.cut("数据库", 5)).isEqualTo("数据…");
        assertThat(TextWidth.cut("数据库", 4)).isEqualTo("数…");
        assertThat(TextWidth.cut("数据库", 6)).isEqualTo("数据库");
        assertThat(TextWidth.cut("abc", 0)).isEmpty();
    }

    @Test
    void padding_counts_columns_not_characters() {
        assertThat(TextWidth.padLeft("数", 4)).isEqualTo("  数");
        assertThat(TextWidth.padRight("数", 4)).isEqualTo("数  ");
    }

    @Test
    void control_characters_become_visible() {
        assertThat(TextWidth.printable("a\r\nb\tc\u001b[31m\u0007")).isEqualTo("a↵b c·[31m·");
    }
}
