package io.benchbook.experiment.sweep;

import io.benchbook.experiment.Columns;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.SweepMark;
import java.util.List;
import java.util.Map;
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

    static Table besides(List<RunResult> runs) {
        IntColumn number = IntColumn.create("run");
        StringColumn server = StringColumn.create("server");
        StringColumn phase = StringColumn.create("phase");
        DoubleColumn seconds = DoubleColumn.create("seconds");
        for (int i = 0; i < runs.size(); i++) {
            RunResult run = runs.get(i);
            int row = i + 1;
            run.sweep().map(SweepMark::besides).orElse(Map.of()).forEach((name, took) -> {
                number.append(row);
                server.append(run.server());
                phase.append(name);
                seconds.append(took);
            });
        }
        return Table.create("besides", number, server, phase, seconds);
    }
}
