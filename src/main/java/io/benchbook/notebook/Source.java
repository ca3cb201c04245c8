package io.benchbook.notebook;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the results of a run come from.
 *
 * @param record the file of an earlier execution; empty for the one that is meant without saying
 */
public record Source(Kind kind, Optional<Path> record) {
    /** From servers, all of them. */
    public static final Source ANEW = new Source(Kind.ANEW, Optional.empty());

    /** From an interrupted execution as far as it came, then from servers. */
    public static Source resumed(Optional<Path> record) {
        return new Source(Kind.RESUMED, record);
    }

    /** From the record of an execution alone. */
    public static Source replayed(Optional<Path> record) {
        return new Source(Kind.REPLAYED, record);
    }

    /** The three ways. */
    public enum Kind {
        ANEW,
        RESUMED,
        REPLAYED
    }
}
