package io.benchbook.load.sysbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Whether the figures of a report can have come from one run. By Little's law the mean number of transactions under way,
 * tps times mean latency, is the number of threads of a closed loop; percentiles come from a list of 1024 values; counts
 * add up.
 */
final class Authenticity {
    private static final double TOLERANCE = 0.03;

    private Authenticity() {}

    static List<String> warnings(SysbenchReport report) {
        List<String> warnings = new ArrayList<>();
        littlesLaw(report, warnings);
        counts(report, warnings);
        rates(report, warnings);
        percentile(report, warnings);
        return warnings;
    }

    private static void littlesLaw(SysbenchReport report, List<String> warnings) {
        double busy = report.tps() * report.meanMs() / 1000;
        if (report.threads() > 0 && Math.abs(busy - report.threads()) > TOLERANCE * report.threads()) {
            warnings.add(String.format(
                    Locale.ROOT,
                    "tps x mean latency = %.2f, but %d threads (Little's law): paced with --rate, or not one run",
                    busy,
                    report.threads()));
        }
    }

    private static void counts(SysbenchReport report, List<String> warnings) {
        long sum = report.reads() + report.writes() + report.others();
        if (report.queries() >= 0 && report.others() >= 0 && sum != report.queries()) {
            warnings.add(String.format(
                    Locale.ROOT, "read + write + other = %,d, but total queries %,d", sum, report.queries()));
        }
    }

    private static void rates(SysbenchReport report, List<String> warnings) {
        double tps = report.transactions() / report.seconds();
        if (report.seconds() >= 1 && Math.abs(tps - report.tps()) > TOLERANCE * report.tps()) {
            warnings.add(String.format(
                    Locale.ROOT, "transactions / total time = %.2f, but %.2f per sec.", tps, report.tps()));
        }
    }

    private static void percentile(SysbenchReport report, List<String> warnings) {
        boolean histogram = report.sysbench().startsWith("1.");
        if (histogram && report.percentileMs() > 0 && !SysbenchHistogram.canPrint(report.percentileMs())) {
            warnings.add(String.format(
                    Locale.ROOT,
                    "the %dth percentile %.2f ms is none of the 1024 values that sysbench can print",
                    report.percentile(),
                    report.percentileMs()));
        }
    }
}
