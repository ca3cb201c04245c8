package io.benchbook.base;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A failure that its reader can do something about. The message is one line that says what was wrong, what was got and
 * what is taken; {@link #next} says what to do; {@link #facts} carries details (a log file, an error code) that a front
 * end shows below the line.
 */
public final class BenchbookException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Map<String, String> facts = new LinkedHashMap<>();
    private String next = "";

    public BenchbookException(String message) {
        super(message);
    }

    public BenchbookException(String message, Throwable cause) {
        super(message, cause);
    }

    /** Adds a fact that is shown on a line of its own below the message. */
    public BenchbookException fact(String name, Object value) {
        facts.put(name, String.valueOf(value));
        return this;
    }

    /** Says what to do next, in a sentence that follows the message. */
    public BenchbookException next(String sentence) {
        next = sentence;
        return this;
    }

    public Map<String, String> facts() {
        return Collections.unmodifiableMap(facts);
    }

    public String next() {
        return next;
    }

    /** The message and the next step on one line. */
    @Override
    public String getMessage() {
        return next.isEmpty() ? super.getMessage() : super.getMessage() + " " + next;
    }
}
