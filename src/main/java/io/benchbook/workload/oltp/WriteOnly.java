package io.benchbook.workload.oltp;

import io.benchbook.workload.Script;
import java.util.List;

/** BEGIN, the writes, COMMIT: 6 statements by default. */
final class WriteOnly implements Mix {
    @Override
    public String name() {
        return "oltp_write_only";
    }

    @Override
    public List<Part> parts() {
        return List.of(Part.TRANSACTION, Part.INDEX_UPDATES, Part.NON_INDEX_UPDATES, Part.DELETE_INSERTS);
    }

    @Override
    public Script script(Client client) {
        Writes writes = new Writes(client);
        return session -> {
            client.begin(session);
            writes.send(session);
            client.commit(session);
        };
    }
}
