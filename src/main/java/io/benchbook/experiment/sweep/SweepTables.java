package io.benchbook.experiment.sweep;

import io.benchbook.experiment.Columns;
import java.util.List;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

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
        Columns.levels(points, SweepPoint::levels, plan.factors()).forEach(table::addColumns);
        return table.addColumns(before, besides, measured, due);
    }
}
