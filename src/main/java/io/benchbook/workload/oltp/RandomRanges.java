package io.benchbook.workload.oltp;

import io.benchbook.workload.Script;
import io.benchbook.workload.Session;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** One SELECT that counts the rows whose {@code k} is in one of some short ranges of the client's own segment. */
final class RandomRanges implements Mix {
    /** With sysbench's line breaks and blanks, as they are part of the statement. */
    private static final String TEXT = "        SELECT count(k)\n          FROM sbtest1\n          WHERE %s";

    @Override
    public String name() {
        return "select_random_ranges";
    }

    @Override
    public List<Option> ownOptions() {
        return List.of(Option.NUMBER_OF_RANGES, Option.DELTA);
    }

    @Override
    public boolean oneTableOnly() {
        return true;
    }

    @Override
    public Optional<Sql> ownStatement(Options options) {
        int ranges = options.count(Option.NUMBER_OF_RANGES);
        String condition = String.join(" OR ", Collections.nCopies(ranges, "k BETWEEN ? AND ?"));
        return Optional.of(Sql.of("random_ranges", String.format(TEXT, condition)));
    }

    @Override
    public Script script(Client client) {
        Sql sql = client.statements().own();
        int ranges = client.options().count(Option.NUMBER_OF_RANGES);
        long delta = client.options().get(Option.DELTA);
        Segment segment = new Segment(client);
        return session -> select(session, sql, segment, ranges, delta);
    }

    private static void select(Session session, Sql sql, Segment segment, int ranges, long delta) throws SqlFailure {
        for (int i = 0; i < ranges; i++) {
            long low = segment.draw(session.random());
            session.bind(low).bind(low + delta);
        }
        session.execute(sql);
    }
}
