package io.benchbook.notebook;

/** Exit statuses of a batch run, as shells know them. */
public final class ExitStatus {
    /** A cell failed. */
    public static final int FAILED = 1;

    /** Bad usage; nothing was run. */
    public static final int USAGE = 2;

    /** It took longer than allowed, as {@code timeout(1)} says it. */
    public static final int TIMED_OUT = 124;

    /** The user pressed Ctrl-C: 128 and the number of SIGINT. */
    public static final int INTERRUPTED = 130;

    private ExitStatus() {}
}
