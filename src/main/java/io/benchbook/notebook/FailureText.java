package io.benchbook.notebook;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.TextWidth;
import io.benchbook.display.Displays;
import io.benchbook.display.Screen;
import io.benchbook.eval.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Says where in a notebook's file something went wrong, with the line, a caret below the place, and the cause. */
final class FailureText {
    private static final int MOST_FRAMES = 8;

    private final String file;
    private final Screen screen;

    FailureText(String file, Screen screen) {
        this.file = file;
        this.screen = screen;
    }

    /** What the compiler refused, one block a problem. */
    Output.Failed rejected(Cell cell, int number, List<Outcome.Problem> problems) {
        String text = problems.stream()
                .map(problem -> block(cell, number, problem, oneLine(problem.message())))
                .collect(Collectors.joining("\n"));
        return new Output.Failed("CompileError", oneLine(problems.get(0).message()), text);
    }

    /** What a snippet threw. */
    Output.Failed thrown(Cell cell, int number, Outcome.Thrown thrown) {
        String[] lines = Displays.text(thrown.cause(), Screen.PLAIN).split("\n", 2);
        String more = lines.length > 1 ? "\n" + lines[1] : "";
        String text = block(cell, number, thrown.problem(), lines[0]) + more + frames(thrown.cause());
        return new Output.Failed(thrown.cause().getClass().getSimpleName(), lines[0], text);
    }

    /** The cell ends in the middle of something. */
    Output.Failed incomplete(Cell cell, int number) {
        String[] lines = cell.body().stripTrailing().split("\n");
        String last = lines[lines.length - 1];
        String message = "the cell ends in the middle of something: a bracket or a text block is not closed";
        Outcome.Problem problem = new Outcome.Problem(message, lines.length, last.length() + 1, 1, last);
        return rejected(cell, number, List.of(problem));
    }

    /** Something that concerns the whole cell. */
    Output.Failed whole(Cell cell, int number, String kind, String message) {
        return new Output.Failed(kind, message, file + ":" + cell.line() + ": " + message + where(cell, number));
    }

    private String block(Cell cell, int number, Outcome.Problem problem, String message) {
        int line = cell.bodyLine() + problem.line() - 1;
        String margin = "  " + line + " | ";
        String source = problem.source().replace('\t', ' ');
        int column = Math.max(1, Math.min(problem.column(), source.length() + 1));
        String before = " ".repeat(TextWidth.of(source.substring(0, column - 1)));
        int end = Math.max(column, Math.min(source.length(), column - 1 + problem.length()));
        int carets = Math.max(1, TextWidth.of(source.substring(column - 1, Math.min(source.length(), end))));
        return file + ":" + line + ":" + problem.column() + ": " + screen.ansi().red(message) + where(cell, number)
                + "\n" + margin + source
                + "\n" + " ".repeat(margin.length() - 2) + "| " + before + "^".repeat(carets);
    }

    private static String where(Cell cell, int number) {
        return " (cell " + number + (cell.title().isEmpty() ? ")" : ", " + cell.title() + ")");
    }

    /** The way through the notebook's own methods, where there is more than one place to see. */
    private String frames(Throwable cause) {
        List<StackTraceElement> own = Arrays.stream(cause.getStackTrace())
                .filter(frame -> file.equals(frame.getFileName()))
                .limit(MOST_FRAMES)
                .toList();
        return cause instanceof BenchbookException || own.size() < 2
                ? ""
                : own.stream()
                        .map(frame -> "\n  at " + file + ":" + frame.getLineNumber())
                        .collect(Collectors.joining());
    }

    private static String oneLine(String message) {
        String[] lines = message.split("\\R\\s*", 2);
        return lines.length == 1 ? message : lines[0] + " (" + lines[1].strip().replaceAll("\\s*\\R\\s*", "; ") + ")";
    }
}
