package io.benchbook.load;

/**
 * How a run ended.
 *
 * @param reason one line for a run that did not complete, else empty
 */
public record Ending(Kind kind, String reason) {
    /** It ran its whole time. */
    public static final Ending COMPLETED = new Ending(Kind.COMPLETED, "");

    /** The user stopped it. */
    public static final Ending INTERRUPTED = new Ending(Kind.INTERRUPTED, "stopped by the user");

    /** A fault ended it. */
    public static Ending failed(String reason) {
        return new Ending(Kind.FAILED, reason);
    }

    public boolean isCompleted() {
        return kind == Kind.COMPLETED;
    }

    @Override
    public String toString() {
        return reason.isEmpty() ? kind.toString() : kind + ": " + reason;
    }

    /** The ways a run can end. */
    public enum Kind {
        COMPLETED,
        INTERRUPTED,
        FAILED;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }
}
