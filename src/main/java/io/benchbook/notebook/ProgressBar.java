package io.benchbook.notebook;

import io.benchbook.base.Numbers;
import io.benchbook.base.Progress.Unit;
import io.benchbook.base.TextWidth;
import io.benchbook.display.Screen;
import java.util.Locale;

/** How far a piece of work is, as one line: name, bar, figures, and when it will be done. */
record ProgressBar(String what, Unit unit, double total) {
    private static final int WIDTH = 20;
    private static final String EIGHTHS = " ▏▎▍▌▋▊▉█";

    static ProgressBar of(String what, Unit unit, double total) {
        return new ProgressBar(what, unit, total);
    }

    /** @param seconds since the work began, from which the rest is guessed */
    String line(double done, String text, double seconds, Screen screen) {
        String figures = total > 0 ? bar(done) + "  " + amounts(done) : amount(done);
        String line = "  " + what + "  " + figures + rest(done, seconds) + (text.isEmpty() ? "" : "  " + text);
        return TextWidth.cut(screen.spell(line), Math.max(10, screen.columns() - 1), "");
    }

    private String bar(double done) {
        int eighths = (int) (Math.max(0, Math.min(1, done / total)) * WIDTH * 8);
        String full = "█".repeat(eighths / 8);
        String part = eighths % 8 == 0 ? "" : EIGHTHS.substring(eighths % 8, eighths % 8 + 1);
        return full + part + " ".repeat(WIDTH - full.length() - part.length());
    }

    private String amounts(double done) {
        return switch (unit) {
            case SECONDS -> String.format(Locale.ROOT, "%.1f of %s s", done, Numbers.text(total));
            case BYTES -> String.format(Locale.ROOT, "%.1f of %.1f MB", done / 1e6, total / 1e6);
            default -> Numbers.text((long) done) + " of " + amount(total);
        };
    }

    private String amount(double value) {
        return unit == Unit.BYTES
                ? String.format(Locale.ROOT, "%.1f MB", value / 1e6)
                : Numbers.text((long) value) + " " + unit.name().toLowerCase(Locale.ROOT);
    }

    private String rest(double done, double seconds) {
        boolean known = unit != Unit.SECONDS && total > 0 && done > 0 && done < total && seconds > 2;
        return known ? "  " + Numbers.seconds(Math.ceil(seconds * (total - done) / done)) + " left" : "";
    }
}
