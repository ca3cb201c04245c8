package io.benchbook.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** Plans and sweeps as tables. */
final class SweepTables {
    private SweepTables() {}

    static Table plan(SweepPlan plan) {
        List<SweepPoint> points = plan.points();
        List<SweepStep> steps = plan.steps();
        IntColumn number = IntColumn.create("run");
        StringColumn before = StringColumn.create("before");
        DoubleColumn besides = DoubleColumn.create("besides_s");
        DoubleColumn measured = DoubleColumn.create("load_s");
        DoubleColumn due = DoubleColumn.create("due_min");
        double elapsed = 0;
        for (int i = 0; i < points.size(); i++) {
            double overhead = steps.get(i).seconds();
            number.append(i + 1);
            before.append(steps.get(i).text());
            besides.append(overhead);
            measured.append(SweepPlan.measured(points.get(i)));
            due.append((elapsed + overhead) / 60);
            elapsed += overhead + SweepPlan.measured(points.get(i));
        }
        Table table = Table.create("plan", number);
        levels(points, SweepPoint::levels, plan.factors()).forEach(table::addColumns);
        return table.addColumns(before, besides, measured, due);
    }

    /** The usual columns of runs, and one for each factor that these lack. */
    static Table runs(List<RunResult> runs) {
        Table table = RunTables.runs(runs).setName("sweep");
        Set<String> there = Set.copyOf(table.columnNames());
        Set<String> factors = new java.util.LinkedHashSet<>();
        runs.forEach(run -> factors.addAll(levelsOf(run).keySet()));
        factors.removeAll(there);
        factors.remove(Keys.PREPARED.name());
        levels(runs, SweepTables::levelsOf, factors).forEach(table::addColumns);
        return table;
    }

    private static Map<String, String> levelsOf(RunResult run) {
        return run.sweep().map(SweepMark::levels).orElse(Map.of());
    }

    private static <T> List<Column<?>> levels(
            List<T> rows, Function<T, Map<String, String>> levels, Set<String> factors) {
        List<Column<?>> columns = new ArrayList<>();
        for (String factor : factors) {
            List<String> texts = rows.stream()
                    .map(row -> levels.apply(row).getOrDefault(factor, ""))
                    .toList();
            boolean numbers = texts.stream().allMatch(text -> text.matches("-?\\d{1,15}(\\.\\d+)?"));
            columns.add(
                    numbers && !texts.isEmpty()
                            ? DoubleColumn.create(
                                    factor,
                                    texts.stream()
                                            .mapToDouble(Double::parseDouble)
                                            .toArray())
                            : StringColumn.create(factor, texts));
        }
        return columns;
    }
}
