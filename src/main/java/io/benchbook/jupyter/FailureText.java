package io.benchbook.jupyter;

import io.benchbook.base.Ansi;
import io.benchbook.base.BenchbookException;
import io.benchbook.base.TextWidth;
import io.benchbook.display.Displays;
import io.benchbook.display.Screen;
import io.benchbook.eval.Cell;
import io.benchbook.eval.Outcome;
import io.benchbook.eval.Outcome.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Says of a cell that failed where that was, with the line and a caret below the place, and why. */
final class FailureText {
    private static final int MOST_PROBLEMS = 5;
    private static final int MOST_FRAMES = 8;

    private FailureText() {}

    /** @param outcome anything but a value or nothing */
    static Failure of(Outcome outcome, Cell cell) {
        if (outcome instanceof Outcome.Rejected rejected) {
            return rejected(rejected.problems(), cell);
        }
        if (outcome instanceof Outcome.Thrown thrown) {
            return thrown(thrown, cell);
        }
        return outcome instanceof Outcome.Interrupted interrupted
                ? interrupted(interrupted.abandonedThread())
                : incomplete();
    }

    /** A fault of the kernel's own, or of what a magic was given. */
    static Failure of(Throwable fault) {
        String text = Displays.text(fault, Screen.PLAIN);
        List<String> lines = new ArrayList<>(text.lines().toList());
        if (lines.isEmpty()) {
            lines.add("");
        }
        String first = lines.get(0);
        lines.set(0, Ansi.ON.red(first));
        return new Failure(fault.getClass().getSimpleName(), first, lines);
    }

    private static Failure rejected(List<Problem> problems, Cell cell) {
        List<String> lines = new ArrayList<>();
        problems.stream().limit(MOST_PROBLEMS).forEach(problem -> {
            lines.addAll(pointed(problem, cell));
            problem.message().lines().map(Ansi.ON::red).forEach(lines::add);
        });
        if (problems.size() > MOST_PROBLEMS) {
            lines.add("... and " + (problems.size() - MOST_PROBLEMS) + " more");
        }
        return new Failure("CompileError", oneLine(problems.get(0).message()), lines);
    }

    private static Failure thrown(Outcome.Thrown thrown, Cell cell) {
        Failure failure = of(thrown.cause());
        List<String> lines = new ArrayList<>(failure.text());
        if (!(thrown.cause() instanceof BenchbookException)) {
            lines.addAll(pointed(thrown.problem(), cell));
            lines.addAll(frames(thrown.cause()));
        }
        return new Failure(failure.kind(), failure.message(), lines);
    }

    /** The place, the line, a caret below the fault. */
    private static List<String> pointed(Problem problem, Cell cell) {
        String source = problem.source().replace('\t', ' ');
        int from = Math.max(0, Math.min(problem.column() - 1, source.length()));
        int to = Math.max(from, Math.min(source.length(), from + problem.length()));
        String margin = problem.line() + " | ";
        String before = " ".repeat(margin.length() + TextWidth.of(source.substring(0, from)));
        String carets = "^".repeat(Math.max(1, TextWidth.of(source.substring(from, to))));
        return List.of(
                Ansi.ON.bold("in " + cell.name() + ", line " + problem.line()),
                margin + source,
                before + Ansi.ON.bold(carets));
    }

    /** The way through the methods of cells, where there is more than one place to see. */
    private static List<String> frames(Throwable cause) {
        List<String> own = Arrays.stream(cause.getStackTrace())
                .filter(frame ->
                        frame.getFileName() != null && frame.getFileName().contains("cell "))
                .map(frame -> "  at " + frame.getMethodName() + ", " + frame.getFileName() + ", line "
                        + frame.getLineNumber())
                .limit(MOST_FRAMES)
                .toList();
        return own.size() < 2 ? List.of() : own;
    }

    private static Failure interrupted(String abandonedThread) {
        String message = "The cell was interrupted.";
        String left = abandonedThread.isEmpty()
                ? ""
                : " Its thread, \"" + abandonedThread + "\", cannot be ended and was left behind.";
        return new Failure("Interrupted", message + left, List.of(Ansi.ON.red("Interrupted.") + left));
    }

    private static Failure incomplete() {
        String message = "The cell ends in the middle of something: a bracket or a text is not closed.";
        return new Failure("Incomplete", message, List.of(Ansi.ON.red(message)));
    }

    private static String oneLine(String message) {
        return message.replaceAll("\\s*\\R\\s*", "; ");
    }
}
