package io.benchbook.workload.oltp;

import io.benchbook.workload.Script;
import java.util.List;

/** BEGIN, the reads, the writes, COMMIT: 20 statements by default. */
final class ReadWrite implements Mix {
    @Override
    public String name() {
        return "oltp_read_write";
    }

    @Override
    public List<Part> parts() {
        return List.of(
                Part.TRANSACTION,
                Part.POINT_SELECTS,
                Part.RANGES,
                Part.INDEX_UPDATES,
                Part.NON_INDEX_UPDATES,
                Part.DELETE_INSERTS);
    }

    @Override
    public Script script(Client client) {
        Reads reads = new Reads(client);
        Writes writes = new Writes(client);
        return session -> {
            client.begin(session);
            reads.send(session);
            writes.send(session);
            client.commit(session);
        };
    }
}
