package io.benchbook.plot.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.TextWidth;
import io.benchbook.plot.Annotation;
import io.benchbook.plot.Axis;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Golden;
import io.benchbook.plot.Point;
import io.benchbook.plot.Samples;
import io.benchbook.plot.Series;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextChartTest {
    private static final TextStyle UNICODE = new TextStyle(80, 0, false, true);
    private static final TextStyle ASCII = new TextStyle(80, 0, false, false);

    private static String all(TextStyle style) {
        return Samples.all().stream()
                .map(chart -> TextChart.of(chart, style))
                .collect(Collectors.joining("\n\n" + "=".repeat(80) + "\n"));
    }

    @Test
    void charts_of_every_kind_look_as_in_the_golden_files() {
        Golden.check("charts-unicode.txt", all(UNICODE));
        Golden.check("charts-ascii.txt", all(ASCII));
    }

    @Test
    void ascii_charts_are_ascii_only() {
        assertThat(all(ASCII)).matches(text -> text.chars().allMatch(c -> c < 0x80));
    }

    @ParameterizedTest
    @ValueSource(ints = {30, 40, 60, 80, 100, 120})
    void no_line_is_wider_than_the_screen(int columns) {
        assertThat(all(new TextStyle(columns, 0, false, true)).lines())
                .filteredOn(line -> !line.startsWith("="))
                .allMatch(line -> TextWidth.of(line) <= columns);
    }

    @Test
    void colours_change_nothing_but_colours() {
        String coloured = all(new TextStyle(80, 0, true, true)).replaceAll("\u001b\\[[0-9]*m", "");
        assertThat(coloured.lines().map(String::stripTrailing))
                .containsExactlyElementsOf(all(UNICODE).lines().toList());
    }

    @Test
    void a_low_screen_gets_a_low_chart() {
        assertThat(TextChart.of(Samples.lines(), new TextStyle(80, 18, false, true))
                        .lines())
                .hasSizeLessThan(18);
    }

    @Test
    void charts_without_points_or_with_one_are_drawn() {
        Chart empty = new Chart("nothing", Axis.of("x", ""), Axis.of("y", ""));
        Chart one = empty.with(new Series.Marks("", Series.Kind.LINE, List.of(Point.of(3, 5))));
        Chart zeroOnLog = one.with(new Series.Marks("", Series.Kind.LINE, List.of(Point.of(4, 0))))
                .logY();
        Chart gap = empty.with(new Series.Marks(
                "", Series.Kind.LINE, List.of(Point.of(1, 1), Point.of(2, Double.NaN), Point.of(3, 2))));
        for (Chart chart : List.of(empty, one, one.logX().logY(), zeroOnLog, gap)) {
            assertThat(TextChart.of(chart, UNICODE)).contains("└");
        }
        assertThat(TextChart.of(one, UNICODE)).contains("●");
    }

    @Test
    void names_that_control_the_terminal_are_made_harmless() {
        Chart chart = new Chart("a\u001b[2Jb", Axis.of("x\n", ""), Axis.of("y", ""))
                .with(new Series.Marks("n\u0007", Series.Kind.LINE, List.of(Point.of(1, 1), Point.of(2, 2))))
                .with(Annotation.atX(1.5, "r\u001b"));
        assertThat(TextChart.of(chart, UNICODE).chars()).doesNotContain(0x1b, 0x07);
    }
}
