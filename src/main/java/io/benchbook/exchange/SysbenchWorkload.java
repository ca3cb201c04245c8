package io.benchbook.exchange;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import io.benchbook.workload.Distribution;
import io.benchbook.workload.oltp.OltpWorkload;
import io.benchbook.workload.oltp.Sysbench;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/** The workload that a sysbench command line means. */
final class SysbenchWorkload {
    private static final Map<String, Supplier<OltpWorkload>> TESTS = new TreeMap<>(Map.ofEntries(
            Map.entry("oltp_read_write", Sysbench::oltpReadWrite),
            Map.entry("oltp_read_only", Sysbench::oltpReadOnly),
            Map.entry("oltp_write_only", Sysbench::oltpWriteOnly),
            Map.entry("oltp_point_select", Sysbench::oltpPointSelect),
            Map.entry("oltp_update_index", Sysbench::oltpUpdateIndex),
            Map.entry("oltp_update_non_index", Sysbench::oltpUpdateNonIndex),
            Map.entry("oltp_insert", Sysbench::oltpInsert),
            Map.entry("oltp_delete", Sysbench::oltpDelete),
            Map.entry("bulk_insert", Sysbench::bulkInsert),
            Map.entry("select_random_points", Sysbench::selectRandomPoints),
            Map.entry("select_random_ranges", Sysbench::selectRandomRanges)));

    private static final Map<String, BiFunction<OltpWorkload, SysbenchOption, OltpWorkload>> OPTIONS = new HashMap<>();

    static {
        OPTIONS.put("tables", (workload, option) -> workload.tables(option.whole()));
        OPTIONS.put("table-size", (workload, option) -> workload.rows(option.whole()));
        OPTIONS.put("range-size", (workload, option) -> workload.rangeSize(option.whole()));
        OPTIONS.put("point-selects", (workload, option) -> workload.pointSelects(option.whole()));
        OPTIONS.put("simple-ranges", (workload, option) -> workload.simpleRanges(option.whole()));
        OPTIONS.put("sum-ranges", (workload, option) -> workload.sumRanges(option.whole()));
        OPTIONS.put("order-ranges", (workload, option) -> workload.orderRanges(option.whole()));
        OPTIONS.put("distinct-ranges", (workload, option) -> workload.distinctRanges(option.whole()));
        OPTIONS.put("index-updates", (workload, option) -> workload.indexUpdates(option.whole()));
        OPTIONS.put("non-index-updates", (workload, option) -> workload.nonIndexUpdates(option.whole()));
        OPTIONS.put("delete-inserts", (workload, option) -> workload.deleteInserts(option.whole()));
        OPTIONS.put("range-selects", (workload, option) -> workload.rangeSelects(option.on()));
        OPTIONS.put("auto-inc", (workload, option) -> workload.autoInc(option.on()));
        OPTIONS.put("skip-trx", (workload, option) -> workload.skipTrx(option.on()));
        OPTIONS.put("secondary", (workload, option) -> workload.secondary(option.on()));
        OPTIONS.put("create-secondary", (workload, option) -> workload.createSecondary(option.on()));
        OPTIONS.put("reconnect", (workload, option) -> workload.reconnect(option.whole()));
        OPTIONS.put("mysql-storage-engine", (workload, option) -> workload.mysqlStorageEngine(option.value()));
        OPTIONS.put("create-table-options", (workload, option) -> workload.createTableOptions(option.value()));
        OPTIONS.put("random-points", (workload, option) -> workload.randomPoints(option.whole()));
        OPTIONS.put("number-of-ranges", (workload, option) -> workload.numberOfRanges(option.whole()));
        OPTIONS.put("delta", (workload, option) -> workload.delta(option.whole()));
    }

    private SysbenchWorkload() {}

    /** Its options' names. */
    static Set<String> options() {
        return OPTIONS.keySet();
    }

    static OltpWorkload named(String test) {
        Supplier<OltpWorkload> known = TESTS.get(test);
        if (known == null) {
            throw new BenchbookException("fromSysbench: "
                            + (test.isEmpty() ? "no test is named" : "there is no workload " + test) + ".")
                    .next(Names.didYouMean(
                            test, TESTS.keySet(), "Known are " + String.join(", ", TESTS.keySet()) + "."));
        }
        return known.get();
    }

    static OltpWorkload with(OltpWorkload workload, SysbenchOption option) {
        try {
            return OPTIONS.get(option.name()).apply(workload, option);
        } catch (BenchbookException refused) {
            String reason = refused.getMessage();
            throw reason.startsWith("fromSysbench") ? refused : option.refused(reason);
        }
    }

    /** {@code --rand-type} and what belongs to it. */
    static Distribution distribution(Map<String, String> options, Compat compat) {
        String type = options.getOrDefault("rand-type", compat.hasSpecial() ? "special" : "uniform");
        SysbenchOption option = new SysbenchOption("rand-type", type);
        if (type.equals("special") && !compat.hasSpecial()) {
            throw option.refused("this sysbench has no special distribution. Take COMPAT_1_0 or COMPAT_1_1_2019.");
        }
        if (type.equals("zipfian") && !compat.isMaster()) {
            throw option.refused("sysbench 1.0 has no zipfian distribution. Take COMPAT_1_1_2019 or COMPAT_1_1.");
        }
        return switch (type) {
            case "uniform" -> Distribution.UNIFORM;
            case "gaussian" -> Distribution.gaussian(number(options, "rand-spec-iter", 12));
            case "special" ->
                Distribution.special(
                        number(options, "rand-spec-iter", 12),
                        number(options, "rand-spec-pct", 1),
                        number(options, "rand-spec-res", 75));
            case "pareto" -> Distribution.pareto(decimal(options, "rand-pareto-h", 0.2));
            case "zipfian" -> Distribution.zipfian(decimal(options, "rand-zipfian-exp", 0.8));
            default ->
                throw option.refused("needs uniform, gaussian, special, pareto or zipfian, got \"" + type + "\".");
        };
    }

    private static int number(Map<String, String> options, String name, int usual) {
        return options.containsKey(name) ? (int) new SysbenchOption(name, options.get(name)).whole() : usual;
    }

    private static double decimal(Map<String, String> options, String name, double usual) {
        return options.containsKey(name) ? new SysbenchOption(name, options.get(name)).number() : usual;
    }
}
