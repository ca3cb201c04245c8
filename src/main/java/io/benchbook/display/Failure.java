package io.benchbook.display;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.TextWidth;
import java.util.stream.Collectors;

/**
 * A throwable as a value: its message and causes, a line each, without stack traces. Of a {@link BenchbookException} the
 * message alone and its facts, since it was written to be read.
 */
final class Failure implements Renderer<Throwable> {
    private static final int DEEPEST = 10;

    @Override
    public String text(Throwable failure, Screen screen) {
        StringBuilder lines = new StringBuilder(screen.ansi().red(line(failure)));
        Throwable cause = failure.getCause();
        for (int depth = 0; cause != null && depth < DEEPEST; depth++) {
            lines.append("\n  caused by ").append(line(cause));
            cause = cause.getCause();
        }
        return screen.spell(lines.append(facts(failure)).toString());
    }

    private static String line(Throwable failure) {
        if (failure instanceof BenchbookException) {
            return TextWidth.printable(String.valueOf(failure.getMessage()));
        }
        String message = failure.getMessage();
        String name = failure.getClass().getSimpleName();
        return message == null ? name : name + ": " + TextWidth.printable(message);
    }

    private static String facts(Throwable failure) {
        return failure instanceof BenchbookException known
                ? known.facts().entrySet().stream()
                        .map(fact -> "\n  " + fact.getKey() + "  " + fact.getValue())
                        .collect(Collectors.joining())
                : "";
    }
}
