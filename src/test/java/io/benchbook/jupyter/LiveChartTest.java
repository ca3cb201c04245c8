package io.benchbook.jupyter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class LiveChartTest {
    @Test
    void without_a_point_there_is_only_the_line() {
        assertThat(new LiveChart(10).below("a < b").data()).isEqualTo(Map.of("text/plain", "a < b"));
    }

    @Test
    void points_lie_between_the_axis_and_the_greatest_over_the_whole_length() {
        String html =
                html(new LiveChart(10).with(0, 0, "tps").with(5, 2_000, "tps").with(10, 1_000, "tps"));
        assertThat(html).contains("points=\"80.0,74.0 360.0,2.0 640.0,38.0 \"").contains(">2,000 tps</text>");
    }

    @Test
    void a_task_of_unknown_length_grows_with_what_is_measured() {
        LiveChart chart = new LiveChart(0).with(5, 1, "tps");
        assertThat(html(chart)).contains("points=\"360.0,2.0 \"");
        assertThat(html(chart.with(20, 1, "tps"))).contains("points=\"220.0,2.0 640.0,2.0 \"");
    }

    @Test
    void the_line_cannot_break_the_page() {
        assertThat(html(new LiveChart(1).with(1, 1, "<b>")))
                .contains(">a &lt; b</pre>")
                .contains("&lt;b&gt;");
    }

    private static String html(LiveChart chart) {
        return chart.below("a < b").data().get("text/html").toString();
    }
}
