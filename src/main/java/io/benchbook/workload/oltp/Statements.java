package io.benchbook.workload.oltp;

import io.benchbook.workload.Sql;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** The statements of one workload, made once and shared by its clients. */
final class Statements {
    private final Map<Key, Sql[]> byTable = new EnumMap<>(Key.class);
    private final Sql begin = Sql.textOnly("begin", "BEGIN");
    private final Sql commit = Sql.of("commit", "COMMIT");
    private final List<Sql> prepared = new ArrayList<>();
    private final Optional<Sql> own;

    /** Those of {@code mix}, in the order in which sysbench prepares them. */
    Statements(Mix mix, Options options) {
        for (Mix.Part part : mix.parts()) {
            switch (part) {
                case TRANSACTION -> addCommit(options);
                case POINT_SELECTS -> add(options, Key.POINT_SELECTS);
                case RANGES -> addRanges(options);
                case INDEX_UPDATES -> add(options, Key.INDEX_UPDATES);
                case NON_INDEX_UPDATES -> add(options, Key.NON_INDEX_UPDATES);
                case DELETES -> add(options, Key.DELETES);
                case DELETE_INSERTS -> {
                    add(options, Key.DELETES);
                    add(options, Key.INSERTS);
                }
                case INSERTS_AS_TEXT -> byTable.put(Key.INSERTS, forTables(options, Key.INSERTS, Sql::textOnly));
            }
        }
        own = mix.ownStatement(options);
        own.ifPresent(prepared::add);
    }

    private void addCommit(Options options) {
        if (!options.is(Option.SKIP_TRX)) {
            prepared.add(commit);
        }
    }

    private void addRanges(Options options) {
        if (options.is(Option.RANGE_SELECTS)) {
            add(options, Key.SIMPLE_RANGES);
            add(options, Key.SUM_RANGES);
            add(options, Key.ORDER_RANGES);
            add(options, Key.DISTINCT_RANGES);
        }
    }

    private void add(Options options, Key key) {
        Sql[] statements = forTables(options, key, Sql::of);
        byTable.put(key, statements);
        prepared.addAll(List.of(statements));
    }

    private static Sql[] forTables(Options options, Key key, BiFunction<String, String, Sql> make) {
        Sql[] statements = new Sql[options.count(Option.TABLES)];
        for (int i = 0; i < statements.length; i++) {
            statements[i] = make.apply(key.kind(), text(options, key, SbtestTable.name(i + 1)));
        }
        return statements;
    }

    /** sysbench 0.5 wrote the end of a range as an expression: {@code AND 4711+99}. */
    private static String text(Options options, Key key, String table) {
        String text = key.text(table);
        return options.is(Option.ONE_TABLE)
                ? text.replace("AND ?", "AND ?+" + (options.get(Option.RANGE_SIZE) - 1))
                : text;
    }

    Sql begin() {
        return begin;
    }

    Sql commit() {
        return commit;
    }

    /** The statement of every table, table 1 first; empty where the workload does not use it. */
    Sql[] of(Key key) {
        return byTable.getOrDefault(key, new Sql[0]);
    }

    /** The workload's own statement; only for workloads that have one. */
    Sql own() {
        return own.orElseThrow();
    }

    List<Sql> prepared() {
        return prepared;
    }
}
