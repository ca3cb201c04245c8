package io.benchbook.eval;

import io.benchbook.base.BenchbookException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.jshell.JShellException;
import jdk.jshell.Snippet;
import jdk.jshell.UnresolvedReferenceException;

/** Knows which cell and line each snippet came from, so that stack traces can speak of cells. */
final class Frames {
    private final Map<String, Origin> origins = new HashMap<>();

    /** @param line of the cell where the snippet begins, from 1 */
    private record Origin(Cell cell, int line) {}

    void remember(Snippet snippet, Cell cell, Piece piece) {
        origins.put(snippet.id(), new Origin(cell, Place.line(cell.source(), piece.offset())));
    }

    /** Its code has run and nothing can call it any more. */
    void forget(Snippet snippet) {
        origins.remove(snippet.id());
    }

    /** @param real what the snippet threw, null where JShell itself stopped it, at a name that is not yet declared */
    Outcome.Thrown thrown(Throwable real, JShellException seen, Cell cell, Piece piece) {
        int line = lineIn(cell, seen.getStackTrace(), Place.line(cell.source(), piece.offset()));
        Throwable cause = real == null ? unresolved(seen) : real;
        translate(cause, seen);
        return new Outcome.Thrown(cause, Place.wholeLine(message(cause), cell.source(), line));
    }

    private static Throwable unresolved(JShellException seen) {
        String name = seen instanceof UnresolvedReferenceException reference
                ? reference.getSnippet().name()
                : "This";
        return new BenchbookException(name + " cannot be used: " + seen.getMessage());
    }

    private static String message(Throwable cause) {
        return cause instanceof BenchbookException ? cause.getMessage() : cause.toString();
    }

    private int lineIn(Cell cell, StackTraceElement[] trace, int otherwise) {
        for (StackTraceElement frame : trace) {
            Origin origin = origin(frame);
            if (origin != null && origin.cell() == cell) {
                return origin.line() + frame.getLineNumber() - 1;
            }
        }
        return otherwise;
    }

    private void translate(Throwable real, Throwable seen) {
        Throwable at = real;
        Throwable translated = seen;
        while (at != null && translated != null) {
            at.setStackTrace(translate(translated.getStackTrace()));
            at = at.getCause();
            translated = translated.getCause();
        }
    }

    private StackTraceElement[] translate(StackTraceElement[] trace) {
        List<StackTraceElement> readable = new ArrayList<>();
        for (StackTraceElement frame : trace) {
            Origin origin = origin(frame);
            readable.add(origin == null ? frame : inCell(frame, origin));
        }
        return readable.toArray(StackTraceElement[]::new);
    }

    private static StackTraceElement inCell(StackTraceElement frame, Origin origin) {
        String type = frame.getClassName().isEmpty() ? "cell" : frame.getClassName();
        String method = frame.getMethodName().isEmpty() ? "top" : frame.getMethodName();
        int line = origin.cell().firstLine() + origin.line() - 1 + frame.getLineNumber() - 1;
        return new StackTraceElement(type, method, origin.cell().name(), line);
    }

    private Origin origin(StackTraceElement frame) {
        String file = frame.getFileName();
        return file != null && file.startsWith("#") ? origins.get(file.substring(1)) : null;
    }
}
