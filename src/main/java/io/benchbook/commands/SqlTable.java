package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.server.Server;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import tech.tablesaw.api.DateColumn;
import tech.tablesaw.api.DateTimeColumn;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** Runs a statement and makes a table of its result. */
final class SqlTable {
    private static final int SYNTAX = 1064;
    private static final int NO_SUCH_SCHEMA = 1049;
    private static final int NO_RIGHT = 1044;
    private static final BigDecimal LARGEST = BigDecimal.valueOf(Long.MAX_VALUE);

    private SqlTable() {}

    static Table of(Server server, String sql) {
        makeSchema(server);
        try (Connection connection = server.connect()) {
            useOwnSchema(connection);
            return run(connection, sql);
        } catch (SQLException e) {
            throw refusal(server, sql, e);
        }
    }

    /** The statement is made once the schema is chosen: Connector/J has it go back to the schema it was made under. */
    private static Table run(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            return statement.execute(sql) ? rows(statement) : changed(statement);
        }
    }

    private static void makeSchema(Server server) {
        if (server.kind() != Server.Kind.EXTERNAL) {
            server.endpoint();
        }
    }

    /** So that Benchbook's tables can be named without their schema, unless the URL names another one. */
    private static void useOwnSchema(Connection connection) throws SQLException {
        if (connection.getCatalog() == null || connection.getCatalog().isEmpty()) {
            try {
                connection.setCatalog(Server.SCHEMA);
            } catch (SQLException e) {
                if (e.getErrorCode() != NO_SUCH_SCHEMA && e.getErrorCode() != NO_RIGHT) {
                    throw e;
                }
            }
        }
    }

    private static Table changed(Statement statement) throws SQLException {
        return Table.create("sql", LongColumn.create("rows_changed", statement.getLargeUpdateCount()));
    }

    private static Table rows(Statement statement) throws SQLException {
        try (ResultSet rows = statement.getResultSet()) {
            List<Filler> fillers = fillers(rows.getMetaData());
            while (rows.next()) {
                for (Filler filler : fillers) {
                    filler.take(rows);
                }
            }
            return Table.create(
                    "sql", fillers.stream().map(filler -> filler.column().get()).toArray(Column<?>[]::new));
        }
    }

    private static List<Filler> fillers(ResultSetMetaData columns) throws SQLException {
        List<Filler> fillers = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            String name = columns.getColumnLabel(i);
            for (int n = 2; !names.add(name); n++) {
                name = columns.getColumnLabel(i) + "_" + n;
            }
            fillers.add(filler(i, name, columns));
        }
        return fillers;
    }

    /** A type of Tablesaw that holds every value of the SQL type; texts for all that has none. */
    private static Filler filler(int i, String name, ResultSetMetaData columns) throws SQLException {
        return switch (columns.getColumnType(i)) {
            case Types.TINYINT, Types.SMALLINT -> ints(i, name);
            case Types.INTEGER -> columns.isSigned(i) ? ints(i, name) : longs(i, name);
            case Types.BIGINT -> columns.isSigned(i) ? longs(i, name) : unsigned(i, name);
            case Types.DECIMAL, Types.NUMERIC, Types.REAL, Types.FLOAT, Types.DOUBLE -> doubles(i, name);
            case Types.DATE -> dates(i, name);
            case Types.TIMESTAMP -> times(i, name);
            default -> texts(i, name);
        };
    }

    private static Filler ints(int i, String name) {
        IntColumn column = IntColumn.create(name);
        return new Filler(() -> column, rows -> {
            int value = rows.getInt(i);
            column.appendObj(rows.wasNull() ? null : value);
        });
    }

    private static Filler longs(int i, String name) {
        LongColumn column = LongColumn.create(name);
        return new Filler(() -> column, rows -> {
            long value = rows.getLong(i);
            column.appendObj(rows.wasNull() ? null : value);
        });
    }

    /** Whole numbers up to 2^64 - 1: as they are where they fit, which they nearly always do, else rounded. */
    private static Filler unsigned(int i, String name) {
        List<BigDecimal> values = new ArrayList<>();
        return new Filler(() -> fitting(name, values), rows -> values.add(rows.getBigDecimal(i)));
    }

    private static Column<?> fitting(String name, List<BigDecimal> values) {
        boolean fit = values.stream().allMatch(value -> value == null || value.compareTo(LARGEST) <= 0);
        LongColumn exact = LongColumn.create(name);
        DoubleColumn rounded = DoubleColumn.create(name);
        for (BigDecimal value : values) {
            exact.appendObj(value == null || !fit ? null : value.longValueExact());
            rounded.appendObj(value == null ? null : value.doubleValue());
        }
        return fit ? exact : rounded;
    }

    private static Filler doubles(int i, String name) {
        DoubleColumn column = DoubleColumn.create(name);
        return new Filler(() -> column, rows -> {
            double value = rows.getDouble(i);
            column.appendObj(rows.wasNull() ? null : value);
        });
    }

    private static Filler dates(int i, String name) {
        DateColumn column = DateColumn.create(name);
        return new Filler(() -> column, rows -> column.append(rows.getObject(i, LocalDate.class)));
    }

    private static Filler times(int i, String name) {
        DateTimeColumn column = DateTimeColumn.create(name);
        return new Filler(() -> column, rows -> column.append(rows.getObject(i, LocalDateTime.class)));
    }

    private static Filler texts(int i, String name) {
        StringColumn column = StringColumn.create(name);
        return new Filler(() -> column, rows -> column.append(rows.getString(i)));
    }

    private static BenchbookException refusal(Server server, String sql, SQLException failure) {
        String message = String.valueOf(failure.getMessage()).lines().reduce("", (a, b) -> (a + " " + b).strip());
        BenchbookException refusal = new BenchbookException(
                "sql: " + server.name() + " answers with error " + failure.getErrorCode() + ": " + message, failure);
        boolean several = failure.getErrorCode() == SYNTAX && sql.strip().matches("(?s).*;.+");
        return several ? refusal.next("sql(...) takes one statement.") : refusal;
    }

    /** A column and what puts the next row's value into it. */
    private record Filler(Supplier<Column<?>> column, Taker taker) {
        void take(ResultSet rows) throws SQLException {
            taker.take(rows);
        }
    }

    @FunctionalInterface
    private interface Taker {
        void take(ResultSet rows) throws SQLException;
    }
}
