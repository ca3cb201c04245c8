package io.benchbook.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.Table;

class TextArgumentsTest {
    private static final Table RUNS = Table.create(
            "runs", DoubleColumn.create("tps"), DoubleColumn.create("tps_cv"), DoubleColumn.create("p95_ms"));

    private static final TextArguments ARGUMENTS = new TextArguments(TextArgumentsTest::variable);

    @Test
    void columns_of_a_variable_are_known_to_its_own_methods() {
        assertThat(names("t.numberColumn(\"tp")).containsExactly("tps", "tps_cv");
        assertThat(names("var best = t.sortDescendingOn(\"")).containsExactly("tps", "tps_cv", "p95_ms");
        assertThat(names("t.selectColumns(\"tps\", \"p")).containsExactly("p95_ms");
        assertThat(names("t.where(t.doubleColumn(\"p")).containsExactly("p95_ms");
        assertThat(names("other.column(\"")).isEmpty();
    }

    @Test
    void columns_are_known_to_the_choices_of_a_plot() {
        assertThat(names("plot(t, x(\"tps\"), y(\"p")).containsExactly("p95_ms");
        assertThat(names("plot(t, by(\"tps\", \"tps_")).containsExactly("tps_cv");
        assertThat(names("plot(results(), x(\"threa")).containsExactly("threads");
    }

    @Test
    void a_name_begins_behind_its_quotation_mark() {
        assertThat(ARGUMENTS.at("t.column(\"tp").orElseThrow().from()).isEqualTo(10);
    }

    @Test
    void commands_that_take_names_offer_them_and_others_nothing() {
        assertThat(names("help(\"comp")).contains("compare");
        assertThat(names("sql(\"SELECT ")).isEmpty();
        assertThat(ARGUMENTS.at("1 + 1")).isEmpty();
        assertThat(ARGUMENTS.at("help(\"run\")")).isEmpty();
    }

    private static List<String> names(String typed) {
        return ARGUMENTS.at(typed).orElseThrow().names();
    }

    private static Optional<Object> variable(String name) {
        return name.equals("t") ? Optional.of(RUNS) : Optional.empty();
    }
}
