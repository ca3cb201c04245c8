package io.benchbook.commands;

import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.experiment.Journal;
import io.benchbook.experiment.RunResult;
import io.benchbook.server.Sandboxes;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * What the commands of one Benchbook share, as they are static methods: who hears of progress, and (in time) the
 * servers, the current one, the results and the journal. Front ends set it up and close it; closing stops the servers.
 */
public final class Workbench implements AutoCloseable {
    private static final Workbench CURRENT = new Workbench();

    private volatile Progress progress = Progress.SILENT;

    private Sandboxes sandboxes = newSandboxes();

    private final List<RunResult> results = new CopyOnWriteArrayList<>();

    private Workbench() {}

    public static Workbench current() {
        return CURRENT;
    }

    public Progress progress() {
        return progress;
    }

    public void progress(Progress listener) {
        progress = listener;
    }

    /** All runs of this session, in the order in which they ended. */
    public List<RunResult> results() {
        return List.copyOf(results);
    }

    /** Where runs are recorded. */
    public Journal journal() {
        return Journal.here();
    }

    /** Adds a run to this session's. */
    void add(RunResult run) {
        results.add(run);
    }

    /** The servers that Benchbook starts itself. */
    public synchronized Sandboxes sandboxes() {
        return sandboxes;
    }

    private Sandboxes newSandboxes() {
        return new Sandboxes(Folders.cache(), this::progress);
    }

    /** Ends the sandboxes. The workbench may be used again afterwards, with new ones. */
    @Override
    public synchronized void close() {
        sandboxes.close();
        sandboxes = newSandboxes();
    }
}
