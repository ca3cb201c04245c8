package io.benchbook.commands;

import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.server.Sandboxes;

/**
 * What the commands of one Benchbook share, as they are static methods: who hears of progress, and (in time) the
 * servers, the current one, the results and the journal. Front ends set it up and close it; closing stops the servers.
 */
public final class Workbench implements AutoCloseable {
    private static final Workbench CURRENT = new Workbench();

    private volatile Progress progress = Progress.SILENT;

    private Sandboxes sandboxes = newSandboxes();

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
