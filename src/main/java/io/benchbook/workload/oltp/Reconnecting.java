package io.benchbook.workload.oltp;

import io.benchbook.workload.Script;
import io.benchbook.workload.Session;
import io.benchbook.workload.SqlFailure;

/** A script that connects anew at the end of every so many transactions. */
final class Reconnecting implements Script {
    private final Script script;
    private final long every;
    private long done;

    Reconnecting(Script script, long every) {
        this.script = script;
        this.every = every;
    }

    @Override
    public void transaction(Session session) throws SqlFailure {
        script.transaction(session);
        done++;
        if (done % every == 0) {
            session.reconnect();
        }
    }

    @Override
    public void finish(Session session) throws SqlFailure {
        script.finish(session);
    }
}
