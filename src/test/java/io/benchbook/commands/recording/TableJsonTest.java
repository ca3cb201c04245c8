package io.benchbook.commands.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.benchbook.display.Displays;
import io.benchbook.display.Screen;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.BooleanColumn;
import tech.tablesaw.api.DateColumn;
import tech.tablesaw.api.DateTimeColumn;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.FloatColumn;
import tech.tablesaw.api.InstantColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.ShortColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.api.TimeColumn;

class TableJsonTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private final Form<Table> form = new TableJson();

    @Test
    void a_table_of_every_type_with_missing_values_is_the_same_again() throws IOException {
        Table table = Table.create(
                "every type",
                BooleanColumn.create("boolean").append(true).appendMissing(),
                ShortColumn.create("short").append((short) -3).appendMissing(),
                IntColumn.create("int").append(Integer.MAX_VALUE).appendMissing(),
                LongColumn.create("long").append(Long.MAX_VALUE).appendMissing(),
                FloatColumn.create("float").append(0.1f).appendMissing(),
                DoubleColumn.create("double").append(0.1 + 0.2).appendMissing(),
                DoubleColumn.create("infinite").append(Double.NEGATIVE_INFINITY).append(1e-300),
                StringColumn.create("text").append("a \"b\" \n数").appendMissing(),
                DateColumn.create("date").append(LocalDate.of(2026, 11, 30)).appendMissing(),
                TimeColumn.create("time").append(LocalTime.of(23, 59, 58)).appendMissing(),
                DateTimeColumn.create("date_time")
                        .append(LocalDateTime.of(2026, 11, 30, 1, 2, 3))
                        .appendMissing(),
                InstantColumn.create("instant")
                        .append(Instant.parse("2026-11-30T01:02:03Z"))
                        .appendMissing());
        Table again = form.read(JSON.readTree(form.write(table).toString()));
        assertThat(again.name()).isEqualTo("every type");
        assertThat(again.columnNames()).isEqualTo(table.columnNames());
        assertThat(again.types()).isEqualTo(table.types());
        for (int column = 0; column < table.columnCount(); column++) {
            assertThat(again.column(column).asList())
                    .as(table.column(column).name())
                    .isEqualTo(table.column(column).asList());
            assertThat(again.column(column).countMissing())
                    .isEqualTo(table.column(column).countMissing());
        }
        assertThat(Displays.text(again, Screen.PLAIN)).isEqualTo(Displays.text(table, Screen.PLAIN));
    }

    @Test
    void a_table_without_rows_keeps_its_columns() throws IOException {
        Table table = Table.create("none", IntColumn.create("a"), StringColumn.create("b"));
        Table again = form.read(form.write(table));
        assertThat(again.rowCount()).isZero();
        assertThat(again.types()).isEqualTo(table.types());
    }

    @Test
    void other_json_is_refused() {
        assertThatThrownBy(() -> form.read(JSON.createObjectNode())).hasMessage("it is no table");
    }
}
