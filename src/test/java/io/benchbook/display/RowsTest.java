package io.benchbook.display;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

class RowsTest {
    private final Table table = Table.create(
            "t",
            StringColumn.create("Variable_name", "port", "say \"数\""),
            IntColumn.create("n", new Integer[] {3306, null}));

    @Test
    void vertical_has_a_line_for_each_value() {
        assertThat(Rows.vertical(table, Screen.PLAIN)).isEqualTo("""
                *************************** 1. row ***************************
                Variable_name: port
                            n: 3306
                *************************** 2. row ***************************
                Variable_name: say "数"
                            n: NULL""");
    }

    @Test
    void json_has_a_line_for_each_row() {
        assertThat(Rows.json(table)).isEqualTo("""
                [
                  {"Variable_name":"port","n":3306},
                  {"Variable_name":"say \\"数\\"","n":null}
                ]""");
    }

    @Test
    void no_rows_are_said_to_be_none() {
        Table none = table.emptyCopy();
        assertThat(Rows.vertical(none, Screen.PLAIN)).isEqualTo("(no rows)");
        assertThat(Rows.json(none)).isEqualTo("[]");
    }
}
