package io.benchbook.display;

import io.benchbook.base.Numbers;
import io.benchbook.base.Progress.Unit;
import io.benchbook.base.TextWidth;
import java.util.Locale;

/** Draws the state of a task as one line. */
public final class Bar {
    private static final int WIDTH = 20;
    private static final String EIGHTHS = " ▏▎▍▌▋▊▉";
    /** A forecast from less than this is no forecast. */
    private static final double SECONDS_BEFORE_ETA = 2;

    private Bar() {}

    /**
     * One line as wide as the screen at most: what, a bar, figures, the time left, and the text beside them.
     *
     * @param total 0 or less when not known
     * @param seconds since the task began
     */
    public static String line(
            String what, Unit unit, double done, double total, String text, double seconds, Screen screen) {
        String bar = total > 0 ? blocks(Math.max(0, Math.min(1, done / total))) + "  " : "";
        String line = joined(what, bar + figures(unit, done, total, seconds), text);
        return TextWidth.cut(screen.spell(line), Math.max(10, screen.columns() - 1));
    }

    /** The same line without the bar, of any width, for a log. */
    public static String plain(String what, Unit unit, double done, double total, String text, double seconds) {
        return joined(what, figures(unit, done, total, seconds), text);
    }

    private static String joined(String what, String figures, String text) {
        return "  " + what + "   " + figures + (text.isEmpty() ? "" : "   " + text);
    }

    private static String figures(Unit unit, double done, double total, double seconds) {
        if (total > 0) {
            return amount(unit, done, total) + left(unit, done, total, seconds);
        }
        return done > 0 ? amount(unit, done) : Numbers.seconds(Math.floor(seconds));
    }

    /** A bar of 20 columns, filled to this part, 0 to 1. */
    public static String blocks(double part) {
        int eighths = (int) Math.round(part * WIDTH * 8);
        String bar = "█".repeat(eighths / 8) + (eighths % 8 == 0 ? "" : EIGHTHS.charAt(eighths % 8));
        return bar + " ".repeat(WIDTH - bar.length());
    }

    private static String amount(Unit unit, double done, double total) {
        return switch (unit) {
            case BYTES -> String.format(Locale.ROOT, "%.1f of %.1f MB", done / 1e6, total / 1e6);
            case SECONDS -> String.format(Locale.ROOT, "%.1f of %s s", done, Numbers.text(total));
            default -> Numbers.text(Math.round(done)) + " of " + Numbers.text(Math.round(total)) + " " + name(unit);
        };
    }

    private static String amount(Unit unit, double done) {
        return switch (unit) {
            case BYTES -> String.format(Locale.ROOT, "%.1f MB", done / 1e6);
            case SECONDS -> String.format(Locale.ROOT, "%.1f s", done);
            default -> Numbers.text(Math.round(done)) + " " + name(unit);
        };
    }

    private static String name(Unit unit) {
        return unit.name().toLowerCase(Locale.ROOT);
    }

    private static String left(Unit unit, double done, double total, double seconds) {
        if (unit == Unit.SECONDS || seconds < SECONDS_BEFORE_ETA || done <= 0 || done >= total) {
            return "";
        }
        return ", about " + Numbers.seconds(Math.ceil(seconds * (total - done) / done)) + " left";
    }
}
