package io.benchbook.display;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.TextWidth;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class TableDisplayTest {
    private static final Screen SCREEN = new Screen(60, 24, false, true);

    private final Table runs = Table.create(
            "runs",
            StringColumn.create("server", "5.7.22", "8.0.15"),
            IntColumn.create("port", new int[] {23307, 23308}),
            IntColumn.create("transactions", new int[] {1289001, 28970}),
            DoubleColumn.create("tps", 2897.31, 2058.4),
            DoubleColumn.create("p95_ms", 4.787, Double.NaN));

    @Test
    void numbers_are_aligned_to_the_right_with_separators_and_sensible_digits() {
        assertThat(Displays.text(runs, SCREEN)).isEqualTo("""
                server   port  transactions    tps  p95_ms
                ──────  ─────  ────────────  ─────  ──────
                5.7.22  23307     1,289,001  2,897    4.79
                8.0.15  23308        28,970  2,058       –""");
    }

    @Test
    void an_ascii_screen_gets_ascii_only() {
        String text = Displays.text(runs, new Screen(60, 24, false, false));
        assertThat(text).contains("------  -----").matches(t -> t.chars().allMatch(c -> c < 0x80));
    }

    @Test
    void headings_stand_out_where_there_is_colour() {
        assertThat(Displays.text(runs, new Screen(60, 24, true, true))).startsWith("\u001b[1mserver");
    }

    @Test
    void rows_beyond_a_screenful_are_counted() {
        Table many =
                Table.create(IntColumn.create("n", IntStream.rangeClosed(1, 831).toArray()));
        String text = Displays.text(many, SCREEN);
        assertThat(text).endsWith("19\n… 812 more rows");
        assertThat(text.lines()).hasSizeLessThan(24);
        assertThat(Displays.text(many, new Screen(60, 0, false, true))).endsWith("831");
    }

    @Test
    void columns_without_room_are_named() {
        String text = Displays.text(runs, new Screen(30, 24, false, true));
        assertThat(text).endsWith("columns left out: tps, p95_ms").contains("transactions");
        assertThat(text.lines()).allMatch(line -> TextWidth.of(line) <= 30);
    }

    @Test
    void wide_texts_are_cut_before_columns_are_left_out() {
        Table queries = Table.create(
                StringColumn.create("query", "SELECT " + "x".repeat(200), "数据库".repeat(40)),
                DoubleColumn.create("p95_ms", 1.5, 2));
        String text = Displays.text(queries, SCREEN);
        assertThat(text).contains("…").contains("1.5").contains("2.0").contains("数据库");
        assertThat(text.lines()).allMatch(line -> TextWidth.of(line) <= 60);
    }

    @Test
    void a_value_far_smaller_than_its_column_does_not_look_like_zero() {
        Table mixed = Table.create(DoubleColumn.create("seconds", 120, 3600.5, 0.0004));
        assertThat(Displays.text(mixed, SCREEN)).contains("0.000400");
    }

    @Test
    void a_cell_with_a_line_break_stays_on_its_line() {
        Table odd = Table.create(StringColumn.create("note", "a\nb\u001b[2J"));
        assertThat(Displays.text(odd, SCREEN).lines()).hasSize(3).last().isEqualTo("a↵b·[2J");
    }

    @Test
    void empty_tables_say_so() {
        assertThat(Displays.text(runs.emptyCopy(), SCREEN)).endsWith("(no rows)");
        assertThat(Displays.text(Table.create(), SCREEN)).isEqualTo("(a table without columns)");
    }
}
