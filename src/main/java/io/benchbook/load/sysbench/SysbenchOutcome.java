package io.benchbook.load.sysbench;

import io.benchbook.load.Counts;
import io.benchbook.load.Ending;
import io.benchbook.load.GeneratorCost;
import io.benchbook.load.Interval;
import io.benchbook.load.Latency;
import io.benchbook.load.LoadPlan;
import io.benchbook.load.LoadResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.HdrHistogram.Histogram;

/** What sysbench printed as the result of a run. Its errors have no numbers: they stand under 0. */
final class SysbenchOutcome {
    private static final Pattern BUCKET = Pattern.compile("^ *(\\d+\\.\\d{3}) \\|\\** +(\\d+)$");
    private static final int NO_NUMBER = 0;

    private final LoadPlan plan;
    private final List<String> lines;
    private final List<Interval> intervals;

    SysbenchOutcome(LoadPlan plan, List<String> lines, List<Interval> intervals) {
        this.plan = plan;
        this.lines = lines;
        this.intervals = List.copyOf(intervals);
    }

    /** Of a run that printed its report. */
    LoadResult complete(SysbenchReport report, double cpuSeconds) {
        Counts counts = new Counts(
                report.transactions(),
                report.reads(),
                report.writes(),
                report.others(),
                errors(report.errors()),
                report.reconnects());
        return result(Ending.COMPLETED, report.seconds(), counts, cpuSeconds);
    }

    /** Of a run that ended before: what its interval lines told until then. */
    LoadResult partial(Ending ending, double cpuSeconds) {
        double seconds =
                intervals.isEmpty() ? 0 : intervals.get(intervals.size() - 1).end();
        Counts sum = Counts.NONE;
        for (Interval interval : intervals) {
            Counts more = interval.counts();
            sum = new Counts(
                    sum.transactions() + more.transactions(),
                    sum.reads() + more.reads(),
                    sum.writes() + more.writes(),
                    sum.others() + more.others(),
                    errors(sum.errorCount() + more.errorCount()),
                    sum.reconnects() + more.reconnects());
        }
        return result(ending, seconds, sum, cpuSeconds);
    }

    /** An interval line; of its latencies sysbench tells the 95th percentile only. */
    static Interval interval(SysbenchReport.Line line, double before) {
        double seconds = line.second() - before;
        Counts counts = new Counts(
                Math.round(line.tps() * seconds),
                Math.round(line.readQps() * seconds),
                Math.round(line.writeQps() * seconds),
                Math.round(line.otherQps() * seconds),
                errors(Math.round(line.errorsPerSecond() * seconds)),
                Math.round(line.reconnectsPerSecond() * seconds));
        return new Interval(
                line.second(), seconds, counts, Double.NaN, line.percentileMs(), Double.NaN, Double.NaN, null);
    }

    private LoadResult result(Ending ending, double seconds, Counts counts, double cpuSeconds) {
        List<String> notes = new ArrayList<>();
        notes.add("latencies from sysbench's histogram, ± 0.9 %");
        if (plan.pacing().isOpen()) {
            notes.add(openLoop(SysbenchLog.queues(lines)));
        }
        return new LoadResult(
                ending,
                seconds,
                counts,
                new Latency("transaction", histogram()),
                List.of(),
                intervals,
                List.of(),
                List.of(),
                new GeneratorCost(cpuSeconds, cpuSeconds, 0, 0, Double.NaN),
                Map.of(NO_NUMBER, "ignored by sysbench (deadlock, lock wait timeout or row changed)"),
                notes);
    }

    private static String openLoop(List<Long> queues) {
        String waiting = queues.isEmpty()
                ? ""
                : String.format(
                        Locale.ROOT,
                        "; %,d waiting at most, %,d at its last look",
                        Collections.max(queues),
                        queues.get(queues.size() - 1));
        return "latencies from the intended start, service times are not told" + waiting;
    }

    private Histogram histogram() {
        Histogram nanos = new Histogram(3);
        for (String line : lines) {
            Matcher bucket = BUCKET.matcher(line);
            if (bucket.matches()) {
                nanos.recordValueWithCount(
                        Math.round(Double.parseDouble(bucket.group(1)) * 1e6), Long.parseLong(bucket.group(2)));
            }
        }
        return nanos;
    }

    private static SortedMap<Integer, Long> errors(long count) {
        return count > 0 ? new TreeMap<>(Map.of(NO_NUMBER, count)) : new TreeMap<>();
    }

    /** Why sysbench gave up, from its own words; empty where it does not say. */
    static String reason(List<String> lines) {
        return lines.stream()
                .filter(line -> line.startsWith("FATAL:"))
                .map(line -> line.substring(6).strip())
                .filter(line -> !line.toLowerCase(Locale.ROOT).contains("function failed"))
                .reduce((first, second) -> first.contains("error") ? first : first + ": " + second)
                .orElse("");
    }
}
