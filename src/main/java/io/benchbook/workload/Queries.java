package io.benchbook.workload;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Checks;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Statements given as texts, sent one after the other, round and round, by each client from the first on, as {@code
 * mysqlslap --query} does. A statement is a transaction: tps counts statements. Immutable.
 */
public final class Queries implements Workload {
    /** What a server takes as a prepared statement; others always go as text. */
    private static final Pattern PREPARABLE = Pattern.compile(
            "\\s*\\(?\\s*(SELECT|INSERT|UPDATE|DELETE|REPLACE|COMMIT|SET|CALL)\\b.*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private final String name;
    private final List<Sql> statements;

    private Queries(String name, List<Sql> statements) {
        this.name = name;
        this.statements = List.copyOf(statements);
    }

    /** At least one statement, each without a semicolon at the end (one is taken away). */
    public static Queries of(String... queries) {
        if (queries.length == 0) {
            throw new BenchbookException("queries: needs at least one statement, got none.")
                    .next("Type queries(\"SELECT 1\").");
        }
        List<Sql> statements = new ArrayList<>();
        for (String query : queries) {
            String text = Checks.text("queries", query).strip().replaceFirst(";\\s*$", "");
            String kind = "query_" + (statements.size() + 1);
            statements.add(PREPARABLE.matcher(text).matches() ? Sql.of(kind, text) : Sql.textOnly(kind, text));
        }
        return new Queries("queries", statements);
    }

    /** The same under a name of its own, to tell several apart in results. */
    public Queries named(String newName) {
        return new Queries(WorkloadName.checked(newName), statements);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public DataSet data() {
        return DataSet.NONE;
    }

    /** The texts of all statements, in order. */
    public List<String> all() {
        return statements.stream().map(Sql::text).toList();
    }

    @Override
    public List<Sql> statements() {
        return statements.stream().filter(Sql::preparable).toList();
    }

    @Override
    public Script script(int number, int clients) {
        return new Round(statements.toArray(Sql[]::new));
    }

    @Override
    public String options() {
        return String.join("; ", statements.stream().map(Sql::text).toList());
    }

    @Override
    public String toString() {
        return name + "(" + options() + ")";
    }

    private static final class Round implements Script {
        private final Sql[] statements;
        private int next;

        Round(Sql[] statements) {
            this.statements = statements;
        }

        @Override
        public void transaction(Session session) throws SqlFailure {
            session.execute(statements[next]);
            next = next + 1 == statements.length ? 0 : next + 1;
        }
    }
}
