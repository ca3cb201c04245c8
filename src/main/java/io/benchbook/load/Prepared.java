package io.benchbook.load;

import io.benchbook.base.Numbers;
import java.util.List;

/**
 * What a prepare did.
 *
 * @param data the kind of data
 * @param made tables made
 * @param found tables that were there
 * @param rows inserted
 * @param seconds it took
 * @param notes what a reader of results should know of the data
 */
public record Prepared(String data, int made, int found, long rows, double seconds, List<String> notes) {
    static final Prepared NOTHING = new Prepared("none", 0, 0, 0, 0, List.of());

    /** {@code sbtest: 4 tables with 100,000 rows made in 2.1 s}. */
    @Override
    public String toString() {
        if (made + found == 0) {
            return "no tables needed";
        }
        String sentence = made == 0
                ? data + ": " + Numbers.count(found, "table") + " found, nothing to do"
                : data + ": " + Numbers.count(made, "table") + " with " + Numbers.count(rows, "row") + " made in "
                        + Numbers.seconds(seconds) + (found == 0 ? "" : ", " + found + " found");
        return notes.isEmpty() ? sentence : sentence + " (" + String.join("; ", notes) + ")";
    }
}
