package io.benchbook.workload.oltp;

import io.benchbook.workload.Script;
import io.benchbook.workload.Sql;
import java.util.List;

/** One DELETE; rows are not put back, so that more and more deletes find nothing (and count as other, not as write). */
final class Delete implements Mix {
    @Override
    public String name() {
        return "oltp_delete";
    }

    @Override
    public List<Part> parts() {
        return List.of(Part.DELETES);
    }

    @Override
    public Script script(Client client) {
        Sql[] deletes = client.statements().of(Key.DELETES);
        return session -> client.byId(session, deletes, 1);
    }

    @Override
    public boolean changesRows() {
        return true;
    }
}
