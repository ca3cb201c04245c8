package io.benchbook.workload.oltp;

import io.benchbook.workload.Script;
import io.benchbook.workload.Sql;
import java.util.List;

/** One point select, whatever the option {@code pointSelects} says; no transaction. */
final class PointSelect implements Mix {
    @Override
    public String name() {
        return "oltp_point_select";
    }

    @Override
    public List<Part> parts() {
        return List.of(Part.POINT_SELECTS);
    }

    @Override
    public Script script(Client client) {
        Sql[] points = client.statements().of(Key.POINT_SELECTS);
        return session -> client.byId(session, points, 1);
    }
}
