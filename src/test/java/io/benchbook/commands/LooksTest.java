package io.benchbook.commands;

import static io.benchbook.commands.Looks.html;
import static io.benchbook.commands.Looks.showAs;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.display.Displays;
import io.benchbook.display.Screen;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.Table;

class LooksTest {
    record Pair(int a, int b) {}

    record Loop(int n) {}

    @Test
    void a_type_is_shown_as_what_the_function_makes_of_it() {
        showAs(Pair.class, pair -> Table.create(IntColumn.create("a", new int[] {pair.a()})));
        assertThat(Displays.text(new Pair(7, 8), Screen.PLAIN)).isEqualTo("a\n─\n7");
        assertThat(Displays.bundle(new Pair(7, 8)).data()).containsOnlyKeys("text/html", "text/plain");
    }

    @Test
    void a_function_that_gives_its_own_type_is_told_so() {
        showAs(Loop.class, loop -> loop);
        assertThat(Displays.text(new Loop(1), Screen.PLAIN)).contains("must give something else than a Loop");
        assertThatThrownBy(() -> showAs(Pair.class, null)).isInstanceOf(BenchbookException.class);
    }

    @Test
    void html_is_shown_as_html_where_it_can_be() {
        assertThat(Displays.bundle(html("<b>x</b>")).data()).containsEntry("text/html", "<b>x</b>");
        assertThat(Displays.text(html("<b>x</b>"), Screen.PLAIN)).isEqualTo("<b>x</b>");
    }
}
