package io.benchbook.display;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.TextWidth;
import java.util.stream.Collectors;

/**
 * A throwable as a value: its message and causes, a line each, without stack traces. Of a {@link BenchbookException} its
 * faults and facts alone, since they were written to be read.
 */
final class Failure implements Renderer<Throwable> {
    private static final int DEEPEST = 10;

    @Override
    public String text(Throwable failure, Screen screen) {
        String text = failure instanceof BenchbookException known ? told(known, screen) : causes(failure, screen);
        return screen.spell(text);
    }

    /** Every fault on a line of its own, then the facts; its causes are in the stack. */
    private static String told(BenchbookException known, Screen screen) {
        String faults = known.getMessage()
                .lines()
                .map(line -> screen.ansi().red(TextWidth.printable(line)))
                .collect(Collectors.joining("\n"));
        String facts = known.facts().entrySet().stream()
                .map(fact -> "\n  " + fact.getKey() + "  " + fact.getValue())
                .collect(Collectors.joining());
        return faults + facts;
    }

    private static String causes(Throwable failure, Screen screen) {
        StringBuilder lines = new StringBuilder(screen.ansi().red(line(failure)));
        Throwable cause = failure.getCause();
        for (int depth = 0; cause != null && depth < DEEPEST; depth++) {
            lines.append("\n  caused by ").append(line(cause));
            cause = cause.getCause();
        }
        return lines.toString();
    }

    private static String line(Throwable failure) {
        String message = failure.getMessage();
        Class<?> type = failure.getClass();
        String name = (type.isAnonymousClass() ? type.getSuperclass() : type).getSimpleName();
        return message == null ? name : name + ": " + TextWidth.printable(message);
    }
}
