package io.benchbook.commands;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.base.BenchbookException;
import io.benchbook.display.TableMarkdown;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.attribution.Attribution;
import io.benchbook.experiment.compare.Comparison;
import io.benchbook.experiment.sweep.Sweep;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import tech.tablesaw.api.BooleanColumn;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.NumericColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;
import tech.tablesaw.io.csv.CsvReadOptions;

/** A table as it stands in files. */
record SavedTable(Table table) {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** The table that a value is or has. */
    static SavedTable of(Object value) {
        if (value instanceof Table table) {
            return new SavedTable(table);
        }
        if (value instanceof RunResult run) {
            return new SavedTable(run.table());
        }
        if (value instanceof Sweep sweep) {
            return new SavedTable(sweep.table());
        }
        if (value instanceof Comparison comparison) {
            return new SavedTable(comparison.table());
        }
        if (value instanceof Attribution attribution) {
            return new SavedTable(attribution.table());
        }
        throw new BenchbookException(
                "save: " + (value == null ? "null" : value.getClass().getSimpleName())
                        + " is no table and has none. As .html or .txt it can be saved.");
    }

    String csv() {
        StringWriter text = new StringWriter();
        table.write().csv(text);
        return text.toString();
    }

    /** A list of objects, a row each; what is missing is null. */
    String json() {
        ArrayNode rows = JSON.createArrayNode();
        for (int row = 0; row < table.rowCount(); row++) {
            ObjectNode object = rows.addObject();
            for (Column<?> column : table.columns()) {
                put(object, column, row);
            }
        }
        return rows.toPrettyString() + "\n";
    }

    private static void put(ObjectNode object, Column<?> column, int row) {
        if (column.isMissing(row)) {
            object.putNull(column.name());
        } else if (column instanceof NumericColumn<?> numbers) {
            double value = numbers.getDouble(row);
            boolean whole = value == Math.rint(value) && Math.abs(value) < 1e15;
            if (whole) {
                object.put(column.name(), (long) value);
            } else {
                object.put(column.name(), value);
            }
        } else if (column instanceof BooleanColumn flags) {
            object.put(column.name(), flags.get(row));
        } else {
            object.put(column.name(), column.getString(row));
        }
    }

    String markdown() {
        return TableMarkdown.of(table);
    }

    static Table read(Path file) {
        String name = String.valueOf(file.getFileName());
        if (!Files.isRegularFile(file)) {
            throw new BenchbookException("load: " + file + ": there is no such file.");
        }
        try {
            return name.toLowerCase(Locale.ROOT).endsWith(".json")
                    ? ofJson(file, JSON.readTree(file.toFile()))
                    : Table.read()
                            .usingOptions(CsvReadOptions.builder(file.toFile())
                                    .tableName(name)
                                    .missingValueIndicator(""));
        } catch (JsonProcessingException e) {
            throw new BenchbookException("load: " + file + " is no JSON: " + e.getOriginalMessage(), e);
        } catch (IOException | RuntimeException e) {
            throw e instanceof BenchbookException known
                    ? known
                    : new BenchbookException("load: " + file + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static Table ofJson(Path file, JsonNode rows) {
        if (!rows.isArray()) {
            throw new BenchbookException("load: " + file + " needs a list of objects, got "
                    + rows.getNodeType().toString().toLowerCase(Locale.ROOT) + ".");
        }
        Set<String> names = new LinkedHashSet<>();
        rows.forEach(row -> row.fieldNames().forEachRemaining(names::add));
        Table table = Table.create(String.valueOf(file.getFileName()));
        names.forEach(name -> table.addColumns(column(name, rows)));
        return table;
    }

    private static Column<?> column(String name, JsonNode rows) {
        boolean numbers = true;
        for (JsonNode row : rows) {
            numbers &= row.path(name).isNumber()
                    || row.path(name).isNull()
                    || row.path(name).isMissingNode();
        }
        if (numbers) {
            DoubleColumn column = DoubleColumn.create(name);
            rows.forEach(row -> column.append(row.path(name).asDouble(Double.NaN)));
            return column;
        }
        StringColumn column = StringColumn.create(name);
        rows.forEach(row ->
                column.append(row.path(name).isNull() ? "" : row.path(name).asText("")));
        return column;
    }
}
