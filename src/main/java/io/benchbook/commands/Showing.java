package io.benchbook.commands;

import io.benchbook.base.Checks;

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
