package io.benchbook.workload.oltp;

import io.benchbook.workload.Script;
import java.util.List;

/** BEGIN, the reads, COMMIT: 16 statements by default. */
final class ReadOnly implements Mix {
    @Override
    public String name() {
        return "oltp_read_only";
    }

    @Override
    public List<Part> parts() {
        return List.of(Part.POINT_SELECTS, Part.TRANSACTION, Part.RANGES);
    }

    @Override
    public Script script(Client client) {
        Reads reads = new Reads(client);
        return session -> {
            client.begin(session);
            reads.send(session);
            client.commit(session);
        };
    }
}
