package io.benchbook.workload.oltp;

import io.benchbook.workload.Script;
import io.benchbook.workload.Sql;
import java.util.List;

/** Updates of {@code c}, each a transaction to the server; {@code nonIndexUpdates} of them count as one. */
final class UpdateNonIndex implements Mix {
    @Override
    public String name() {
        return "oltp_update_non_index";
    }

    @Override
    public List<Part> parts() {
        return List.of(Part.NON_INDEX_UPDATES);
    }

    @Override
    public Script script(Client client) {
        Sql[] updates = client.statements().of(Key.NON_INDEX_UPDATES);
        int repetitions = client.options().count(Option.NON_INDEX_UPDATES);
        return session -> client.changeC(session, updates, repetitions);
    }
}
