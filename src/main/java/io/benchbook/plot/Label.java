package io.benchbook.plot;

import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A column's name taken apart into what is measured and in what: {@code p95_ms} is "p95 latency" in ms.
 *
 * @param name what is measured
 * @param unit in what, empty for a plain number
 */
record Label(String name, String unit) {
    private static final Map<String, Label> KNOWN = Map.ofEntries(
            Map.entry("tps", new Label("throughput", "tps")),
            Map.entry("qps", new Label("statements", "qps")),
            Map.entry("second", new Label("time", "s")),
            Map.entry("seconds", new Label("time", "s")),
            Map.entry("redo_bytes_per_tx", new Label("redo log", "bytes/tx")),
            Map.entry("binlog_bytes_per_tx", new Label("binary log", "bytes/tx")),
            Map.entry("tps_cv", new Label("spread of throughput between seconds", "")),
            Map.entry("cpu_us_per_tx", new Label("server CPU", "µs/tx")),
            Map.entry("generator_cpu_us_per_tx", new Label("generator CPU", "µs/tx")),
            Map.entry("fsyncs_per_tx", new Label("fsyncs", "per tx")));

    private static final Map<String, String> UNITS = Map.of(
            "ms", "ms", "us", "µs", "s", "s", "seconds", "s", "bytes", "bytes", "mb", "MB", "pct", "%", "tps", "tps",
            "qps", "qps");

    private static final Set<String> RESULTS = Set.of("errors", "reconnects", "transactions", "count");

    private static final Pattern LATENCY = Pattern.compile("(p\\d+|mean|max|min|avg|median)_(ms|us|s)");
    private static final Pattern PER_TRANSACTION = Pattern.compile("(.+)_per_tx");

    static Label of(String column) {
        if (KNOWN.containsKey(column)) {
            return KNOWN.get(column);
        }
        Matcher latency = LATENCY.matcher(column);
        if (latency.matches()) {
            return new Label(latency.group(1) + " latency", UNITS.get(latency.group(2)));
        }
        Matcher share = PER_TRANSACTION.matcher(column);
        if (share.matches()) {
            Label whole = of(share.group(1));
            return new Label(whole.name, whole.unit.isEmpty() ? "per tx" : whole.unit + "/tx");
        }
        int end = column.lastIndexOf('_');
        String unit = end < 1 ? null : UNITS.get(column.substring(end + 1));
        return unit == null ? new Label(column, "") : new Label(column.substring(0, end), unit);
    }

    /** Whether a column of this name usually is a result, not something that was chosen. */
    static boolean isMeasure(String column) {
        return KNOWN.containsKey(column)
                || LATENCY.matcher(column).matches()
                || PER_TRANSACTION.matcher(column).matches()
                || RESULTS.contains(column);
    }

    Axis axis() {
        return Axis.of(name, unit);
    }
}
