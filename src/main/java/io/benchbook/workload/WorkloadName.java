package io.benchbook.workload;

import io.benchbook.base.BenchbookException;
import java.util.regex.Pattern;

/** The rules for names and labels of workloads: names stand in results, file names and plots, labels in tables and plots. */
public final class WorkloadName {
    private static final int LONGEST_LABEL = 60;

    private static final Pattern RULE = Pattern.compile("[A-Za-z][A-Za-z0-9_.-]{0,63}");

    private WorkloadName() {}

    static String checked(String name) {
        if (name == null || !RULE.matcher(name).matches()) {
            throw new BenchbookException(
                    "workload: needs a name of a letter and up to 63 letters, digits, _ . or -, got "
                            + (name == null ? "null" : "\"" + name + "\"") + ".");
        }
        return name;
    }

    /** A label: any 1 to 60 characters on one line. */
    public static String label(String text) {
        String label = text == null ? "" : text.strip();
        if (label.isEmpty() || label.length() > LONGEST_LABEL || label.chars().anyMatch(Character::isISOControl)) {
            throw new BenchbookException("named: needs 1 to " + LONGEST_LABEL + " characters on one line, got "
                    + (text == null ? "null" : "\"" + text.lines().findFirst().orElse("") + "\"") + ".");
        }
        return label;
    }
}
