package io.benchbook.eval;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Stopped;

/** What the code of snippets calls in places that {@link Weaver} put there. Public only because snippets must see it. */
public final class StopChecks {
    private StopChecks() {}

    /** Called at each method entry and before each backward branch. */
    public static void check() {
        if (SnippetThread.currentIsStopped()) {
            throw new Stopped();
        }
    }

    /** Takes the place of {@link System#exit}. */
    public static void exit(int status) {
        throw new BenchbookException("System.exit(" + status + ") does not end Benchbook from a cell.")
                .next("Type /exit or press Ctrl-D to leave the shell.");
    }

    /** Takes the place of {@link Runtime#exit} and {@link Runtime#halt}. */
    public static void exit(Runtime runtime, int status) {
        exit(status);
    }
}
