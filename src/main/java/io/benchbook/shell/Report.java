package io.benchbook.shell;

import io.benchbook.base.Ansi;
import io.benchbook.base.BenchbookException;
import io.benchbook.display.Displays;
import io.benchbook.display.Screen;
import io.benchbook.eval.Outcome;
import io.benchbook.eval.Outcome.Interrupted;
import io.benchbook.eval.Outcome.Problem;
import io.benchbook.eval.Outcome.Rejected;
import io.benchbook.eval.Outcome.Thrown;
import io.benchbook.eval.Outcome.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What is said of an outcome: a value as it displays, a failure with its place, its cause and no more. */
final class Report {
    private static final int MOST_PROBLEMS = 5;

    private final Screen screen;

    Report(Screen screen) {
        this.screen = screen;
    }

    /** Lines without a final line break; empty where there is nothing to say. */
    String of(Outcome outcome) {
        if (outcome instanceof Value value) {
            return Displays.text(value.value(), screen);
        }
        if (outcome instanceof Rejected rejected) {
            return rejected(rejected.problems());
        }
        if (outcome instanceof Thrown thrown) {
            return thrown(thrown);
        }
        if (outcome instanceof Interrupted interrupted) {
            return interrupted(interrupted);
        }
        return outcome instanceof Outcome.Incomplete ? red("The source ends in the middle of something.") : "";
    }

    private String rejected(List<Problem> problems) {
        List<String> lines = new ArrayList<>();
        problems.stream().limit(MOST_PROBLEMS).map(this::pointed).forEach(lines::add);
        if (problems.size() > MOST_PROBLEMS) {
            lines.add("... and " + (problems.size() - MOST_PROBLEMS) + " more");
        }
        return String.join("\n", lines);
    }

    /** The line, a caret below the fault, and what is wrong there. */
    private String pointed(Problem problem) {
        String margin = problem.line() + " | ";
        String before = problem.source()
                .substring(0, Math.min(problem.column() - 1, problem.source().length()));
        String carets = " ".repeat(margin.length()) + before.replaceAll("[^\t]", " ") + "^".repeat(problem.length());
        return margin + problem.source() + "\n" + carets + "\n" + red(problem.message());
    }

    private String thrown(Thrown thrown) {
        String text = Displays.text(thrown.cause(), screen);
        if (thrown.cause() instanceof BenchbookException) {
            return text;
        }
        Problem place = thrown.problem();
        return text + "\n  in line " + place.line() + ": " + place.source().strip();
    }

    private String interrupted(Interrupted interrupted) {
        String value = interrupted
                .partial()
                .map(partial -> Displays.text(partial.value(), screen) + "\n")
                .orElse("");
        String left = interrupted.abandonedThread().isEmpty()
                ? ""
                : " Its thread, \"" + interrupted.abandonedThread() + "\", cannot be ended and was left behind.";
        return value + red("Interrupted.") + left;
    }

    /** A line about what nobody expected. */
    String fault(Throwable fault) {
        String first = Displays.text(fault, Screen.PLAIN).lines().findFirst().orElse("");
        return red("A fault in Benchbook: " + first) + " /stack shows where.";
    }

    /** The whole stack, in the words of cells. */
    static String stack(Throwable cause) {
        String frames = java.util.Arrays.stream(cause.getStackTrace())
                .map(frame -> "  at " + frame)
                .collect(Collectors.joining("\n"));
        String next = cause.getCause() == null ? "" : "\ncaused by " + stack(cause.getCause());
        return cause + "\n" + frames + next;
    }

    private String red(String text) {
        return Ansi.when(screen.colour()).red(text);
    }
}
