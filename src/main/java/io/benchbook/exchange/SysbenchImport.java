package io.benchbook.exchange;

import io.benchbook.base.BenchbookException;
import io.benchbook.load.sysbench.SysbenchLog;
import io.benchbook.load.sysbench.SysbenchReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** Logs of sysbench as tables. */
public final class SysbenchImport {
    private final List<SysbenchReport> reports;

    private SysbenchImport(List<SysbenchReport> reports) {
        this.reports = List.copyOf(reports);
    }

    /**
     * Reads one log, or every log in a folder and below; files that hold no report are passed over.
     *
     * @throws BenchbookException where there is no such file, or no report in any
     */
    public static SysbenchImport read(Path fileOrFolder) {
        if (!Files.exists(fileOrFolder)) {
            throw new BenchbookException("importSysbench: there is no file or folder " + fileOrFolder + ".");
        }
        try (Stream<Path> files = Files.walk(fileOrFolder)) {
            List<SysbenchReport> found = new ArrayList<>();
            for (Path file : files.filter(Files::isRegularFile).sorted().collect(Collectors.toList())) {
                found.addAll(SysbenchLog.read(file.getFileName().toString(), Logs.lines(file)));
            }
            if (found.isEmpty()) {
                throw new BenchbookException("importSysbench: " + fileOrFolder + " holds no report of sysbench.")
                        .next("A report ends with \"Threads fairness\"; a run that failed prints none.");
            }
            return new SysbenchImport(found);
        } catch (IOException e) {
            throw new BenchbookException("importSysbench: can't read " + fileOrFolder + ": " + e.getMessage(), e);
        }
    }

    public List<SysbenchReport> reports() {
        return reports;
    }

    /** A row for each report; {@code workload}, {@code threads} and {@code port} from the file's name where it tells. */
    public Table table() {
        return Table.create("sysbench")
                .addColumns(
                        texts("source", SysbenchReport::source),
                        texts("sysbench", SysbenchReport::sysbench),
                        texts("workload", report -> report.label().workload()),
                        whole("port", report -> report.label().port()),
                        whole("threads", SysbenchReport::threads),
                        numbers("seconds", SysbenchReport::seconds),
                        numbers("tps", SysbenchReport::tps),
                        numbers("qps", SysbenchReport::qps),
                        counts("transactions", SysbenchReport::transactions),
                        counts("reads", SysbenchReport::reads),
                        counts("writes", SysbenchReport::writes),
                        counts("others", SysbenchReport::others),
                        counts("errors", SysbenchReport::errors),
                        counts("reconnects", SysbenchReport::reconnects))
                .addColumns(
                        numbers("min_ms", SysbenchReport::minMs),
                        numbers("mean_ms", SysbenchReport::meanMs),
                        numbers("max_ms", SysbenchReport::maxMs),
                        whole("percentile", SysbenchReport::percentile),
                        numbers("percentile_ms", SysbenchReport::percentileMs),
                        texts("warnings", report -> String.join("; ", report.warnings())));
    }

    /** A row for each interval line of all reports. */
    public Table intervals() {
        Table table = Table.create("sysbench intervals")
                .addColumns(StringColumn.create("source"), StringColumn.create("workload"), IntColumn.create("port"));
        String[] figures = {"second", "threads", "tps", "qps", "read_qps", "write_qps", "other_qps", "percentile_ms"};
        for (String figure : figures) {
            table.addColumns(DoubleColumn.create(figure));
        }
        for (SysbenchReport report : reports) {
            report.intervals().forEach(line -> append(table, report, line));
        }
        return table;
    }

    private static void append(Table table, SysbenchReport report, SysbenchReport.Line line) {
        table.stringColumn("source").append(report.source());
        table.stringColumn("workload").append(report.label().workload());
        table.intColumn("port").append(report.label().port());
        double[] values = {
            line.second(),
            line.threads(),
            line.tps(),
            line.qps(),
            line.readQps(),
            line.writeQps(),
            line.otherQps(),
            line.percentileMs()
        };
        for (int i = 0; i < values.length; i++) {
            table.doubleColumn(i + 3).append(values[i]);
        }
    }

    private StringColumn texts(String name, Function<SysbenchReport, String> value) {
        return StringColumn.create(name, reports.stream().map(value));
    }

    private DoubleColumn numbers(String name, ToDoubleFunction<SysbenchReport> value) {
        return DoubleColumn.create(name, reports.stream().mapToDouble(value).toArray());
    }

    private IntColumn whole(String name, ToIntFunction<SysbenchReport> value) {
        return IntColumn.create(name, reports.stream().mapToInt(value).toArray());
    }

    private LongColumn counts(String name, ToLongFunction<SysbenchReport> value) {
        return LongColumn.create(name, reports.stream().mapToLong(value).toArray());
    }
}
