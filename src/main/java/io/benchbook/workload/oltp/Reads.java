package io.benchbook.workload.oltp;

import io.benchbook.workload.Session;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;

/** The reads of a transaction: point selects, then the four kinds of range. */
final class Reads {
    private final Client client;
    private final Sql[] points;
    private final Sql[] simple;
    private final Sql[] sum;
    private final Sql[] order;
    private final Sql[] distinct;
    private final int pointSelects;
    private final int simpleRanges;
    private final int sumRanges;
    private final int orderRanges;
    private final int distinctRanges;
    private final boolean ranges;

    Reads(Client client) {
        Statements statements = client.statements();
        Options options = client.options();
        this.client = client;
        this.points = statements.of(Key.POINT_SELECTS);
        this.simple = statements.of(Key.SIMPLE_RANGES);
        this.sum = statements.of(Key.SUM_RANGES);
        this.order = statements.of(Key.ORDER_RANGES);
        this.distinct = statements.of(Key.DISTINCT_RANGES);
        this.pointSelects = options.count(Option.POINT_SELECTS);
        this.simpleRanges = options.count(Option.SIMPLE_RANGES);
        this.sumRanges = options.count(Option.SUM_RANGES);
        this.orderRanges = options.count(Option.ORDER_RANGES);
        this.distinctRanges = options.count(Option.DISTINCT_RANGES);
        this.ranges = options.is(Option.RANGE_SELECTS);
    }

    void send(Session session) throws SqlFailure {
        client.byId(session, points, pointSelects);
        if (ranges) {
            client.byRange(session, simple, simpleRanges);
            client.byRange(session, sum, sumRanges);
            client.byRange(session, order, orderRanges);
            client.byRange(session, distinct, distinctRanges);
        }
    }
}
