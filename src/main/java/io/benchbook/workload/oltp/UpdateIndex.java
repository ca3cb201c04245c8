package io.benchbook.workload.oltp;

import io.benchbook.workload.Script;
import io.benchbook.workload.Sql;
import java.util.List;

/** Updates of {@code k}, each a transaction to the server; {@code indexUpdates} of them count as one. */
final class UpdateIndex implements Mix {
    @Override
    public String name() {
        return "oltp_update_index";
    }

    @Override
    public List<Part> parts() {
        return List.of(Part.INDEX_UPDATES);
    }

    @Override
    public Script script(Client client) {
        Sql[] updates = client.statements().of(Key.INDEX_UPDATES);
        int repetitions = client.options().count(Option.INDEX_UPDATES);
        return session -> client.byId(session, updates, repetitions);
    }
}
