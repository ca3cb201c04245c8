package io.benchbook.commands;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.Row;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** The published figures of one report, a row a run, under the names that results have here. */
final class PublishedRuns {
    /** Names here of the figures' names there. */
    private static final Map<String, String> FIGURES = Map.of(
            "tps", "tps",
            "qps", "qps",
            "latency_min", "min_ms",
            "latency_avg", "mean_ms",
            "latency_p95", "p95_ms",
            "latency_max", "max_ms",
            "time_total", "seconds");

    private static final List<String> ORDER = List.of("seconds", "tps", "qps", "p95_ms", "max_ms", "mean_ms", "min_ms");

    private final Table figures;
    private final Map<String, Row> first = new LinkedHashMap<>();
    private final Map<String, Map<String, Double>> values = new LinkedHashMap<>();

    private PublishedRuns(Table figures) {
        this.figures = figures;
        for (int i = 0; i < figures.rowCount(); i++) {
            add(figures.row(i));
        }
    }

    /** @param figures as {@code published("r2")} gives them */
    static Table of(Table figures) {
        return new PublishedRuns(figures).table();
    }

    private void add(Row row) {
        String name = FIGURES.get(row.getString("metric"));
        boolean measured = row.getString("source").equals("published")
                && !row.getString("version").isEmpty();
        if (name == null || !measured) {
            return;
        }
        String run = String.join("\0", row.getString("run"), row.getString("version"), row.getString("workload"));
        first.putIfAbsent(run, row);
        values.computeIfAbsent(run, key -> new LinkedHashMap<>()).put(name, row.getDouble("value"));
    }

    private Table table() {
        Table table = Table.create(
                "published runs",
                texts("run", row -> row.getString("run")),
                texts("server", row -> "published " + row.getString("version")),
                texts("workload", row -> row.getString("workload")),
                texts("durability", row -> row.getString("durability")),
                threads());
        protocol("document_size")
                .ifPresent(bytes -> table.addColumns(
                        DoubleColumn.create("document_bytes", values.size()).fillWith(() -> bytes)));
        protocol("queries").ifPresent(this::addThroughput);
        ORDER.stream()
                .filter(name -> values.values().stream().anyMatch(run -> run.containsKey(name)))
                .forEach(name -> table.addColumns(DoubleColumn.create(
                        name, values.values().stream().mapToDouble(run -> run.getOrDefault(name, Double.NaN)))));
        return table;
    }

    /** Where a report has the time that all its queries took. */
    private void addThroughput(double queries) {
        values.values().stream()
                .filter(run -> run.containsKey("seconds"))
                .forEach(run -> run.put("tps", queries / run.get("seconds")));
    }

    private Optional<Double> protocol(String metric) {
        return figures.stream()
                .filter(row -> row.getString("run").equals("protocol")
                        && row.getString("metric").equals(metric))
                .map(row -> row.getDouble("value"))
                .findFirst();
    }

    private StringColumn texts(String name, Function<Row, String> text) {
        return StringColumn.create(name, first.values().stream().map(text));
    }

    private IntColumn threads() {
        IntColumn threads = IntColumn.create("threads");
        for (Row row : first.values()) {
            if (row.isMissing("threads")) {
                threads.appendMissing();
            } else {
                threads.append(row.getInt("threads"));
            }
        }
        return threads;
    }
}
