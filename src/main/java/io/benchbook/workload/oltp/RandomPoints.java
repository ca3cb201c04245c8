package io.benchbook.workload.oltp;

import io.benchbook.workload.Script;
import io.benchbook.workload.Session;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** One SELECT of the rows whose {@code k} is one of some random numbers of the client's own segment of the table. */
final class RandomPoints implements Mix {
    /** With sysbench's line breaks and blanks, as they are part of the statement. */
    private static final String TEXT =
            "        SELECT id, k, c, pad\n          FROM sbtest1\n          WHERE k IN (%s)\n        ";

    @Override
    public String name() {
        return "select_random_points";
    }

    @Override
    public List<Option> ownOptions() {
        return List.of(Option.RANDOM_POINTS);
    }

    @Override
    public boolean oneTableOnly() {
        return true;
    }

    @Override
    public Optional<Sql> ownStatement(Options options) {
        int points = options.count(Option.RANDOM_POINTS);
        return Optional.of(Sql.of(
                "random_points", String.format(TEXT, String.join(", ", Collections.nCopies(points, "?")))));
    }

    @Override
    public Script script(Client client) {
        Sql sql = client.statements().own();
        int points = client.options().count(Option.RANDOM_POINTS);
        Segment segment = new Segment(client);
        return session -> select(session, sql, segment, points);
    }

    private static void select(Session session, Sql sql, Segment segment, int points) throws SqlFailure {
        for (int i = 0; i < points; i++) {
            session.bind(segment.draw(session.random()));
        }
        session.execute(sql);
    }
}
