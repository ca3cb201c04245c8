package io.benchbook.commands;

import io.benchbook.server.checks.Finding;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** The state of this machine. */
public final class Doctor {
    private Doctor() {}

    /**
     * Checks this machine for everything that can go wrong, as {@code ./benchbook doctor} does: Java, the platform,
     * libraries, servers, folders, limits, rights, and what would disturb a measurement now. Nothing is changed, and the
     * network is not asked. Takes a second or two.
     * <pre>
     * doctor()
     * </pre>
     *
     * @return a row for each check: check, status (ok, warning, error), found, fix
     */
    public static Table doctor() {
        List<Finding> findings = new Checkup().findings();
        return Table.create(
                "doctor",
                column("check", findings, Finding::name),
                column("status", findings, finding -> finding.status().name().toLowerCase(Locale.ROOT)),
                column("found", findings, Finding::found),
                column("fix", findings, Finding::fix));
    }

    private static StringColumn column(String name, List<Finding> findings, Function<Finding, String> part) {
        return StringColumn.create(name, findings.stream().map(part).toList());
    }
}
