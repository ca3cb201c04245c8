package io.benchbook.commands;

import io.benchbook.base.Checks;
import io.benchbook.base.Html;
import io.benchbook.display.Markup;
import java.util.Arrays;
import java.util.Locale;

/** Showing values before a cell has ended, or more than one of a cell. */
public final class Showing {
    private Showing() {}

    /**
     * Shows a value now, as the value of a cell is shown: a table, a plot, a result, or anything else.
     * <pre>
     * for (var n : List.of(4, 16)) display(run(oltpReadOnly(), threads(n)))
     * </pre>
     */
    public static void display(Object value) {
        Workbench.current().stage().show(value);
    }

    /**
     * Shows a sentence with figures in it, as text beside tables and plots.
     * <pre>
     * say("8.0.15 does %,.0f transactions a second, %s times those of 5.7.22.", run80.tps(), comparison.verdict().ratio())
     * </pre>
     *
     * @param sentence with places for figures as in {@code String.format}, written as in English
     * @param figures an interval is written {@code 0.71 [0.66, 0.77]}
     */
    public static void say(String sentence, Object... figures) {
        Object[] written = Arrays.stream(figures).map(Sentences::figure).toArray();
        String text = String.format(Locale.ROOT, Checks.text("say", sentence), written);
        display(new Markup("<p>" + Html.escape(text) + "</p>", text));
    }

    /**
     * Shows a value under a name; the next value of that name takes its place in a notebook.
     * <pre>
     * for (int i = 0; i <= 10; i++) { displayAs("count", i); Thread.sleep(200); }
     * </pre>
     *
     * @param name any text; it lasts as long as the notebook's session
     */
    public static void displayAs(String name, Object value) {
        Workbench.current().stage().showAs(Checks.text("displayAs", name), value);
    }

    /** Takes away what the cell has shown and printed until now, where the front end can: in a Jupyter notebook. */
    public static void clearOutput() {
        Workbench.current().stage().clear(false);
    }

    /** Shows a value beside the notebook, where there is such a place: the pager of Jupyter Notebook. */
    public static void page(Object value) {
        Workbench.current().stage().page(value);
    }
}
