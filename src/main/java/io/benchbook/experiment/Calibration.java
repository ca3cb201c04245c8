package io.benchbook.experiment;

import io.benchbook.base.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * What the engines themselves cost on this machine: their closed loops against a statement that does nothing. No run can be
 * faster than that, nor cost the generator less.
 *
 * @param server where it was measured
 * @param threads clients
 * @param floors one an engine
 * @param notes what else is worth knowing
 */
public record Calibration(String server, int threads, List<Floor> floors, List<String> notes) {
    public Calibration {
        floors = List.copyOf(floors);
        notes = List.copyOf(notes);
    }

    /**
     * The median of an engine's turns.
     *
     * @param tps statements a second
     * @param p50Ms median latency
     * @param p99Ms the 99th percentile
     * @param cpuUs CPU time of the generator, in microseconds a statement: of its whole process, for the JVM with its
     *     compiler and collector
     */
    public record Floor(String engine, double tps, double p50Ms, double p99Ms, double cpuUs) {}

    /**
     * The throughput of an engine by that of sysbench; where sysbench is not installed by that of {@code jdbc}.
     *
     * @param engine for instance {@code wire}
     */
    public double factor(String engine) {
        return floor(engine).map(Floor::tps).orElse(Double.NaN) / reference().tps();
    }

    /** A row for each engine: engine, tps, p50_ms, p99_ms, generator_cpu_us, factor (its tps by those of the last row's engine). */
    public Table table() {
        return Table.create("calibration")
                .addColumns(
                        StringColumn.create("engine", floors.stream().map(Floor::engine)),
                        numbers("tps", floors.stream().mapToDouble(Floor::tps).toArray()),
                        numbers(
                                "p50_ms",
                                floors.stream().mapToDouble(Floor::p50Ms).toArray()),
                        numbers(
                                "p99_ms",
                                floors.stream().mapToDouble(Floor::p99Ms).toArray()),
                        numbers(
                                "generator_cpu_us",
                                floors.stream().mapToDouble(Floor::cpuUs).toArray()),
                        numbers(
                                "factor",
                                floors.stream()
                                        .mapToDouble(floor -> factor(floor.engine()))
                                        .toArray()));
    }

    @Override
    public String toString() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "DO 0 on %s · %,d %s · closed loop, text protocol",
                server,
                threads,
                threads == 1 ? "thread" : "threads"));
        for (Floor floor : floors) {
            lines.add(String.format(
                    Locale.ROOT,
                    "  %-10s %10s tps   p50 %s ms   p99 %s ms   generator %s µs CPU/statement   %.2f × %s",
                    floor.engine(),
                    Numbers.text(Math.round(floor.tps())),
                    Numbers.text(floor.p50Ms()),
                    Numbers.text(floor.p99Ms()),
                    Numbers.text(floor.cpuUs()),
                    factor(floor.engine()),
                    reference().engine()));
        }
        notes.forEach(note -> lines.add("  " + note));
        return String.join("\n", lines);
    }

    private Floor reference() {
        return floors.get(floors.size() - 1);
    }

    private Optional<Floor> floor(String engine) {
        return floors.stream().filter(floor -> floor.engine().equals(engine)).findFirst();
    }

    private static DoubleColumn numbers(String name, double[] values) {
        return DoubleColumn.create(name, values);
    }
}
