package io.benchbook.workload.oltp;

import io.benchbook.workload.DataSet;
import io.benchbook.workload.Distribution;
import io.benchbook.workload.Rng;
import io.benchbook.workload.SqlFailure;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One of sysbench's tables {@code sbtest1}, {@code sbtest2}, ... For each row first {@code c} is drawn, then {@code pad},
 * then {@code k}, which follows the distribution: so the distribution is a property of the data, too.
 *
 * @param number from 1
 * @param rows how many, may be 0
 */
record SbtestTable(Options options, int number, long rows) implements DataSet.Table {
    private static final String CREATE = """
            CREATE TABLE %s(
              id %s,
              k INTEGER DEFAULT '0' NOT NULL,
              c CHAR(120) DEFAULT '' NOT NULL,
              pad CHAR(60) DEFAULT '' NOT NULL,
              %s (id)
            ) /*! ENGINE = %s */ %s""";

    static String name(int number) {
        return "sbtest" + number;
    }

    static DataSet dataSet(Options options) {
        return dataSet(options, options.get(Option.ROWS));
    }

    static DataSet emptyDataSet(Options options) {
        return dataSet(options, 0);
    }

    private static DataSet dataSet(Options options, long rows) {
        return new DataSet(
                "sbtest",
                IntStream.rangeClosed(1, options.count(Option.TABLES))
                        .<DataSet.Table>mapToObj(number -> new SbtestTable(options, number, rows))
                        .toList());
    }

    @Override
    public String name() {
        return name(number);
    }

    @Override
    public String create() {
        String id = options.is(Option.AUTO_INC) ? "INTEGER NOT NULL AUTO_INCREMENT" : "INTEGER NOT NULL";
        String key = options.is(Option.SECONDARY) ? "KEY xid" : "PRIMARY KEY";
        return String.format(CREATE, name(), id, key, options.engine(), options.tableOptions());
    }

    @Override
    public List<String> finish() {
        return options.is(Option.CREATE_SECONDARY)
                ? List.of("CREATE INDEX k_" + number + " ON " + name() + "(k)")
                : List.of();
    }

    @Override
    public List<String> shape() {
        String id = options.is(Option.SECONDARY) ? "key (id)" : "primary key (id)";
        return options.is(Option.CREATE_SECONDARY)
                ? List.of("id int", "k int", "c char(120)", "pad char(60)", id, "key (k)")
                : List.of("id int", "k int", "c char(120)", "pad char(60)", id);
    }

    @Override
    public String fingerprint() {
        return "columns=sbtest; rows=" + rows + "; dataSeed=" + options.get(Option.DATA_SEED) + "; distribution="
                + options.distribution() + "; " + switchesAndTexts();
    }

    private String switchesAndTexts() {
        return Option.AUTO_INC.stated(options.get(Option.AUTO_INC)) + "; "
                + Option.SECONDARY.stated(options.get(Option.SECONDARY)) + "; "
                + Option.CREATE_SECONDARY.stated(options.get(Option.CREATE_SECONDARY)) + "; mysqlStorageEngine="
                + options.engine() + "; createTableOptions=" + options.tableOptions();
    }

    @Override
    public void fill(DataSet.Sink sink) throws SqlFailure {
        boolean withId = !options.is(Option.AUTO_INC);
        MultiRowInsert insert = new MultiRowInsert(
                "INSERT INTO " + name() + (withId ? "(id, k, c, pad) VALUES" : "(k, c, pad) VALUES"));
        Row row = new Row(options, number, rows);
        for (long id = 1; id <= rows; id++) {
            row.draw();
            insert.begin();
            insert.add(Row.OPEN);
            if (withId) {
                insert.add(id);
                insert.add(Row.COMMA);
            }
            row.write(insert);
            insert.end(sink);
        }
        insert.flush(sink);
    }

    /** The random part of a row. */
    private static final class Row {
        static final byte[] OPEN = ascii("(");
        static final byte[] COMMA = ascii(", ");
        static final byte[] QUOTE = ascii(", '");
        static final byte[] BETWEEN = ascii("', '");
        static final byte[] CLOSE = ascii("')");

        private final Rng random;
        private final Distribution distribution;
        private final long rows;
        private final byte[] c = new byte[RandomText.C.length];
        private final byte[] pad = new byte[RandomText.PAD.length];
        private long k;

        Row(Options options, int number, long rows) {
            this.random = Rng.of(options.get(Option.DATA_SEED), number);
            this.distribution = options.distribution();
            this.rows = rows;
        }

        void draw() {
            random.fill(RandomText.C, c, 0);
            random.fill(RandomText.PAD, pad, 0);
            k = distribution.draw(random, 1, rows);
        }

        void write(MultiRowInsert insert) {
            insert.add(k);
            insert.add(QUOTE);
            insert.add(c);
            insert.add(BETWEEN);
            insert.add(pad);
            insert.add(CLOSE);
        }

        private static byte[] ascii(String text) {
            return text.getBytes(StandardCharsets.US_ASCII);
        }
    }
}
