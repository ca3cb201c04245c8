package io.benchbook.commands;

import io.benchbook.base.Progress;

/**
 * What the commands of one Benchbook share, as they are static methods: who hears of progress, and (in time) the
 * servers, the current one, the results and the journal. Front ends set it up and close it; closing stops the servers.
 */
public final class Workbench implements AutoCloseable {
    private static final Workbench CURRENT = new Workbench();

    private volatile Progress progress = Progress.SILENT;

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

    @Override
    public void close() {}
}
