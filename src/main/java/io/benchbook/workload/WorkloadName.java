package io.benchbook.workload;

import io.benchbook.base.BenchbookException;
import java.util.regex.Pattern;

/** The rule for names of workloads: they stand in results, file names and plots. */
final class WorkloadName {
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
}
