package io.benchbook.workload.oltp;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Checks;
import java.util.Locale;
import java.util.Optional;

/** The numbers that the workloads take: the name in the vocabulary, default and range. Switches are 0 (off) and 1 (on). */
enum Option {
    TABLES("tables", 1, 1, 10_000),
    ROWS("rows", 10_000, 1, Integer.MAX_VALUE),
    RANGE_SIZE("rangeSize", 100, 1, 1_000_000_000),
    POINT_SELECTS("pointSelects", 10, 0, 100_000),
    SIMPLE_RANGES("simpleRanges", 1, 0, 100_000),
    SUM_RANGES("sumRanges", 1, 0, 100_000),
    ORDER_RANGES("orderRanges", 1, 0, 100_000),
    DISTINCT_RANGES("distinctRanges", 1, 0, 100_000),
    INDEX_UPDATES("indexUpdates", 1, 0, 100_000),
    NON_INDEX_UPDATES("nonIndexUpdates", 1, 0, 100_000),
    DELETE_INSERTS("deleteInserts", 1, 0, 100_000),
    RANGE_SELECTS("rangeSelects", 1, 0, 1),
    AUTO_INC("autoInc", 1, 0, 1),
    SKIP_TRX("skipTrx", 0, 0, 1),
    SECONDARY("secondary", 0, 0, 1),
    CREATE_SECONDARY("createSecondary", 1, 0, 1),
    RECONNECT("reconnect", 0, 0, 1_000_000_000),
    ONE_TABLE("oneTablePerTransaction", 0, 0, 1),
    RANDOM_POINTS("randomPoints", 10, 1, 10_000),
    NUMBER_OF_RANGES("numberOfRanges", 10, 1, 10_000),
    DELTA("delta", 5, 0, 1_000_000_000),
    DATA_SEED("dataSeed", 1, Long.MIN_VALUE, Long.MAX_VALUE);

    private final String label;
    private final long usual;
    private final long low;
    private final long high;

    Option(String label, long usual, long low, long high) {
        this.label = label;
        this.usual = usual;
        this.low = low;
        this.high = high;
    }

    String label() {
        return label;
    }

    /** The default, sysbench's. */
    long usual() {
        return usual;
    }

    /** Whether a run without it stated could not be understood: how much data there is. */
    boolean alwaysStated() {
        return this == TABLES || this == ROWS;
    }

    long checked(long value) {
        return Checks.inRange(label, value, low, high);
    }

    /** As sysbench 1.0 takes it; empty for what only concerns the data. Fails for what it does not know. */
    Optional<String> sysbench(long value) {
        if (this == ONE_TABLE || this == RECONNECT) {
            throw new BenchbookException(label + ": sysbench 1.0 has no such option.").next("Take engine(WIRE).");
        }
        if (this == DATA_SEED) {
            return Optional.empty();
        }
        String name =
                this == ROWS ? "table-size" : label.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
        String stated = stated(value);
        return Optional.of("--" + name + stated.substring(stated.indexOf('=')));
    }

    /** {@code rows=10000}, {@code skipTrx=on}. */
    String stated(long value) {
        return label + "=" + (low == 0 && high == 1 ? value == 1 ? "on" : "off" : value);
    }
}
