package io.benchbook.workload;

/** A script that connects anew at the end of every so many transactions. */
public final class Reconnecting implements Script {
    private final Script script;
    private final long every;
    private long done;

    public Reconnecting(Script script, long every) {
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
