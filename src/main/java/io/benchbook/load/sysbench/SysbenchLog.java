package io.benchbook.load.sysbench;

import io.benchbook.load.sysbench.SysbenchReport.Label;
import io.benchbook.load.sysbench.SysbenchReport.Line;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads what sysbench 0.5, 1.0 and 1.1 print. One log may hold several runs after one another. Formats: sysbench's {@code
 * sysbench.c} and {@code db_driver.c} of those versions.
 */
public final class SysbenchLog {
    private static final Pattern BANNER = Pattern.compile("^sysbench (\\d[\\w.-]*).*");
    private static final Pattern INTERVAL = Pattern.compile(
            "^\\[ *(\\d+)s ?\\] thds: (\\d+) tps: ([\\d.]+) qps: ([\\d.]+) \\(r/w/o: ([\\d.]+)/([\\d.]+)/([\\d.]+)\\)"
                    + " lat \\(ms,\\d+%\\): ([\\d.]+) err/s:? ([\\d.]+) reconn/s: ([\\d.]+)");
    private static final Pattern QUEUE = Pattern.compile("^\\[ *\\d+s ?\\] queue length: (\\d+), concurrency: (\\d+)$");
    private static final Pattern OLD_INTERVAL =
            Pattern.compile("^\\[ *(\\d+)s\\] threads: (\\d+), tps: ([\\d.]+), reads: ([\\d.]+), writes: ([\\d.]+),"
                    + " response time: ([\\d.]+)ms \\(\\d+%\\)(?:, errors: ([\\d.]+))?(?:, reconnects: +([\\d.]+))?");
    private static final Pattern FIGURE =
            Pattern.compile("^ *([a-zA-Z][\\w /()]*|approx\\. +\\d+ percentile|\\d+th percentile): +([\\d.]+)(?:s|ms)?"
                    + "(?:\\s+\\(([\\d.]+) per sec\\.\\))?\\s*$");
    private static final Pattern PERCENTILE = Pattern.compile("(?:approx\\. +)?(\\d+)(?:th)? percentile");
    private static final Pattern NAME = Pattern.compile("^([a-zA-Z_]+)_(\\d+)_(\\d+)(?:\\..*)?$");
    private static final Pattern END = Pattern.compile("^ *execution time \\(avg/stddev\\):.*");

    private final String source;
    private final Label label;
    private final List<SysbenchReport> reports = new ArrayList<>();
    private final List<Line> intervals = new ArrayList<>();
    private final Map<String, double[]> figures = new HashMap<>();
    private String version = "";
    private int percentile = -1;

    private SysbenchLog(String source) {
        this.source = source;
        this.label = label(source);
    }

    /** The reports in {@code lines}; none where it is no log of sysbench. */
    public static List<SysbenchReport> read(String source, List<String> lines) {
        SysbenchLog log = new SysbenchLog(source);
        lines.forEach(log::line);
        return log.reports;
    }

    /** {@code oltp_read_only_40_57222}: workload, threads, port. */
    public static Label label(String fileName) {
        Matcher name = NAME.matcher(fileName);
        return name.matches()
                ? new Label(name.group(1), Integer.parseInt(name.group(2)), Integer.parseInt(name.group(3)))
                : new Label("", -1, -1);
    }

    /** An interval line of sysbench 1.0 or 1.1; empty for any other line. */
    static Optional<Line> intervalLine(String text) {
        Matcher match = INTERVAL.matcher(text);
        return match.find() ? Optional.of(interval(match)) : Optional.empty();
    }

    /** How many transactions waited by each queue line, which sysbench prints beside its interval lines with --rate. */
    static List<Long> queues(List<String> lines) {
        return lines.stream()
                .map(QUEUE::matcher)
                .filter(Matcher::matches)
                .map(line -> Long.valueOf(line.group(1)))
                .toList();
    }

    private void line(String text) {
        Matcher match = BANNER.matcher(text);
        if (match.matches()) {
            begin(match.group(1).replaceAll(":$", ""));
        } else if ((match = INTERVAL.matcher(text)).find()) {
            intervals.add(interval(match));
        } else if ((match = OLD_INTERVAL.matcher(text)).find()) {
            intervals.add(oldInterval(match));
        } else if (END.matcher(text).matches()) {
            end();
        } else if ((match = FIGURE.matcher(text)).matches()) {
            figure(match);
        }
    }

    private void begin(String newVersion) {
        version = newVersion;
        figures.clear();
        intervals.clear();
    }

    private void figure(Matcher match) {
        String name = match.group(1).strip();
        Matcher which = PERCENTILE.matcher(name);
        if (which.matches()) {
            percentile = Integer.parseInt(which.group(1));
            name = "percentile";
        }
        double rate = match.group(3) == null ? Double.NaN : Double.parseDouble(match.group(3));
        figures.put(name, new double[] {Double.parseDouble(match.group(2)), rate});
    }

    private static Line interval(Matcher line) {
        return new Line(
                number(line, 1),
                (int) number(line, 2),
                number(line, 3),
                number(line, 4),
                number(line, 5),
                number(line, 6),
                number(line, 7),
                number(line, 8),
                number(line, 9),
                number(line, 10));
    }

    private static Line oldInterval(Matcher line) {
        double reads = number(line, 4);
        double writes = number(line, 5);
        return new Line(
                number(line, 1),
                (int) number(line, 2),
                number(line, 3),
                reads + writes,
                reads,
                writes,
                Double.NaN,
                number(line, 6),
                number(line, 7),
                number(line, 8));
    }

    private static double number(Matcher line, int group) {
        return line.group(group) == null ? Double.NaN : Double.parseDouble(line.group(group));
    }

    private void end() {
        if (figures.containsKey("transactions")) {
            SysbenchReport report = report(List.of());
            reports.add(report(Authenticity.warnings(report)));
        }
        figures.clear();
        intervals.clear();
    }

    private SysbenchReport report(List<String> warnings) {
        int threads = (int) count("Number of threads");
        return new SysbenchReport(
                source,
                version,
                label,
                threads < 0 ? label.threads() : threads,
                figures.containsKey("total time") ? value("total time") : value("time elapsed"),
                count("transactions"),
                rate("transactions"),
                count("read"),
                count("write"),
                count("other"),
                figures.containsKey("queries") ? count("queries") : count("total"),
                rate("queries"),
                count("ignored errors"),
                count("reconnects"),
                value("min"),
                value("avg"),
                value("max"),
                percentile,
                value("percentile"),
                value("sum"),
                warnings,
                intervals);
    }

    private double value(String name) {
        return figures.containsKey(name) ? figures.get(name)[0] : Double.NaN;
    }

    private double rate(String name) {
        return figures.containsKey(name) ? figures.get(name)[1] : Double.NaN;
    }

    private long count(String name) {
        return figures.containsKey(name) ? (long) figures.get(name)[0] : -1;
    }
}
