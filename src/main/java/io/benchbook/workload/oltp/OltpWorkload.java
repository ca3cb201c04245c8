package io.benchbook.workload.oltp;

import io.benchbook.base.BenchbookException;
import io.benchbook.workload.DataSet;
import io.benchbook.workload.Distribution;
import io.benchbook.workload.Reconnecting;
import io.benchbook.workload.Script;
import io.benchbook.workload.Sql;
import io.benchbook.workload.Workload;
import io.benchbook.workload.WorkloadName;
import java.util.List;

/**
 * One of sysbench's OLTP workloads with its options. Immutable: each option returns a changed copy. Options have
 * sysbench's meaning and defaults; one that a workload does not use is accepted and changes nothing, except where it would
 * mislead.
 */
public final class OltpWorkload implements Workload {
    private final Mix mix;
    private final Options options;
    private final String label;
    private Statements statements;

    OltpWorkload(Mix mix, Options options) {
        this(mix, options, mix.name());
    }

    private OltpWorkload(Mix mix, Options options, String label) {
        this.mix = mix;
        this.options = options;
        this.label = label;
    }

    /**
     * The same under a label of its own, 1 to 60 characters, which tells it from others in tables and plots: {@code
     * oltpReadWrite().pointSelects(18).named("90 % reads")}.
     */
    public OltpWorkload named(String newLabel) {
        return new OltpWorkload(mix, options, WorkloadName.label(newLabel));
    }

    /** How many tables, 1 to 10,000; 1 by default. */
    public OltpWorkload tables(long count) {
        if (mix.oneTableOnly() && count != 1) {
            throw new BenchbookException("tables: " + name() + " reads one table, got " + count + ".");
        }
        return with(Option.TABLES, count);
    }

    /** Refused: {@code tables("20")} is {@code tables(20)}. */
    public OltpWorkload tables(String count) {
        throw WholeNumbers.notAText("tables", count);
    }

    /** Rows in each table, 1 to 2,147,483,647; 10,000 by default. */
    public OltpWorkload rows(long count) {
        return with(Option.ROWS, count);
    }

    /** Refused: {@code rows("100K")} is {@code rows(100_000)}; sysbench silently takes it for 100. */
    public OltpWorkload rows(String count) {
        throw WholeNumbers.notAText("rows", count);
    }

    /** Refused: {@code rows(1e6)} is {@code rows(1_000_000)}. */
    public OltpWorkload rows(double count) {
        throw WholeNumbers.notWhole("rows", count);
    }

    /** How ids and values of {@code k} are drawn; {@link Distribution#SPECIAL} by default, as in sysbench 1.0. */
    public OltpWorkload distribution(Distribution distribution) {
        return with(options.with(distribution));
    }

    /** Rows in a range, 1 to 1,000,000,000; 100 by default. */
    public OltpWorkload rangeSize(long rows) {
        return with(Option.RANGE_SIZE, rows);
    }

    /** Point selects in a transaction, 10 by default; {@code oltp_point_select} always sends one. */
    public OltpWorkload pointSelects(long count) {
        return with(Option.POINT_SELECTS, count);
    }

    /** {@code SELECT c ... BETWEEN} in a transaction, 1 by default. */
    public OltpWorkload simpleRanges(long count) {
        return with(Option.SIMPLE_RANGES, count);
    }

    /** {@code SELECT SUM(k) ... BETWEEN} in a transaction, 1 by default. */
    public OltpWorkload sumRanges(long count) {
        return with(Option.SUM_RANGES, count);
    }

    /** {@code SELECT c ... BETWEEN ... ORDER BY c} in a transaction, 1 by default. */
    public OltpWorkload orderRanges(long count) {
        return with(Option.ORDER_RANGES, count);
    }

    /** {@code SELECT DISTINCT c ... BETWEEN ... ORDER BY c} in a transaction, 1 by default. */
    public OltpWorkload distinctRanges(long count) {
        return with(Option.DISTINCT_RANGES, count);
    }

    /** {@code UPDATE ... SET k=k+1} in a transaction, 1 by default. */
    public OltpWorkload indexUpdates(long count) {
        return with(Option.INDEX_UPDATES, count);
    }

    /** {@code UPDATE ... SET c=...} in a transaction, 1 by default. */
    public OltpWorkload nonIndexUpdates(long count) {
        return with(Option.NON_INDEX_UPDATES, count);
    }

    /** Pairs of DELETE and INSERT of one id in a transaction, 1 by default. */
    public OltpWorkload deleteInserts(long count) {
        return with(Option.DELETE_INSERTS, count);
    }

    /** Whether transactions have the four kinds of range at all; true by default. */
    public OltpWorkload rangeSelects(boolean on) {
        return with(Option.RANGE_SELECTS, on);
    }

    /** Whether {@code id} is AUTO_INCREMENT; true by default. */
    public OltpWorkload autoInc(boolean on) {
        return with(Option.AUTO_INC, on);
    }

    /** Whether BEGIN and COMMIT are left out, so that each statement commits itself; false by default. */
    public OltpWorkload skipTrx(boolean on) {
        return with(Option.SKIP_TRX, on);
    }

    /** Whether {@code id} gets a secondary key in place of the primary key; false by default. */
    public OltpWorkload secondary(boolean on) {
        return with(Option.SECONDARY, on);
    }

    /** Whether {@code k} gets an index; true by default. */
    public OltpWorkload createSecondary(boolean on) {
        return with(Option.CREATE_SECONDARY, on);
    }

    /** Connect anew after so many transactions of a client, within the time of the last; 0, the default, for never. */
    public OltpWorkload reconnect(long transactions) {
        return with(Option.RECONNECT, transactions);
    }

    /** The storage engine of the tables; {@code innodb} by default. */
    public OltpWorkload mysqlStorageEngine(String engine) {
        return with(options.withEngine(engine));
    }

    /** What {@code CREATE TABLE} ends with, for instance {@code CHARACTER SET latin1}; nothing by default. */
    public OltpWorkload createTableOptions(String tableOptions) {
        return with(options.withTableOptions(tableOptions));
    }

    /**
     * Chooses one table for the whole transaction and writes the end of a range as {@code ?+99}, as sysbench 0.5 did; by
     * default each group of statements chooses its own. The tables are those of sysbench 1.0.
     */
    public OltpWorkload oneTablePerTransaction() {
        return with(Option.ONE_TABLE, true);
    }

    /** Points of a {@code select_random_points}, 1 to 10,000; 10 by default. */
    public OltpWorkload randomPoints(long count) {
        return withOwn(Option.RANDOM_POINTS, count);
    }

    /** Ranges of a {@code select_random_ranges}, 1 to 10,000; 10 by default. */
    public OltpWorkload numberOfRanges(long count) {
        return withOwn(Option.NUMBER_OF_RANGES, count);
    }

    /** How far a range of {@code select_random_ranges} reaches beyond its first value; 5 by default. */
    public OltpWorkload delta(long size) {
        return withOwn(Option.DELTA, size);
    }

    /** What the rows are drawn from: equal seeds make equal tables, however many are made at once; 1 by default. */
    public OltpWorkload dataSeed(long seed) {
        return with(Option.DATA_SEED, seed);
    }

    private OltpWorkload with(Option option, boolean on) {
        return with(option, on ? 1 : 0);
    }

    private OltpWorkload withOwn(Option option, long value) {
        if (!mix.ownOptions().contains(option)) {
            throw new BenchbookException(option.label() + ": " + name() + " has no such option.");
        }
        return with(option, value);
    }

    OltpWorkload with(Option option, long value) {
        return with(options.with(option, value));
    }

    private OltpWorkload with(Options changed) {
        return new OltpWorkload(mix, changed, label);
    }

    @Override
    public String name() {
        return mix.name();
    }

    @Override
    public String label() {
        return label;
    }

    @Override
    public DataSet data() {
        return dataFor(1);
    }

    @Override
    public DataSet dataFor(int clients) {
        return mix.data(options, clients);
    }

    @Override
    public boolean changesRows() {
        return mix.changesRows();
    }

    @Override
    public List<Sql> statements() {
        return List.copyOf(made().prepared());
    }

    private synchronized Statements made() {
        if (statements == null) {
            statements = new Statements(mix, options);
        }
        return statements;
    }

    @Override
    public Script script(int number, int clients) {
        Script script = mix.script(new Client(options, made(), number, clients));
        long transactions = options.get(Option.RECONNECT);
        return transactions == 0 ? script : new Reconnecting(script, transactions);
    }

    /**
     * The options of sysbench 1.0 for the same run on the same tables.
     *
     * @throws BenchbookException where sysbench has no such option, naming it
     */
    public List<String> sysbenchArguments() {
        return options.sysbench();
    }

    @Override
    public String options() {
        return options.stated();
    }

    @Override
    public String toString() {
        return name() + "(" + options() + ")";
    }
}
