package io.benchbook.commands;

import io.benchbook.base.Folders;
import io.benchbook.server.Finding;
import io.benchbook.server.Finding.Status;
import io.benchbook.server.ServerChecks;
import io.benchbook.server.SystemChecks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** The state of this machine. */
public final class Doctor {
    private Doctor() {}

    /**
     * Checks this machine for everything that can go wrong, as {@code ./benchbook doctor} does: Java, the platform,
     * libraries, servers, folders, limits, rights, and what would disturb a measurement now. Nothing is changed, and the
     * network is not asked. Takes about a second.
     * <pre>
     * doctor()
     * </pre>
     *
     * @return a row for each check: check, status (ok, warning, error), found, fix
     */
    public static Table doctor() {
        StringColumn check = StringColumn.create("check");
        StringColumn status = StringColumn.create("status");
        StringColumn found = StringColumn.create("found");
        StringColumn fix = StringColumn.create("fix");
        for (Finding finding : findings()) {
            check.append(finding.name());
            status.append(finding.status().name().toLowerCase(Locale.ROOT));
            found.append(finding.found());
            fix.append(finding.fix());
        }
        return Table.create("doctor", check, status, found, fix);
    }

    /** The same checks as values, for the command line. */
    static List<Finding> findings() {
        List<Finding> findings = new ArrayList<>(JavaChecks.all());
        findings.addAll(SystemChecks.all());
        findings.addAll(new ServerChecks(Folders.cache()).all());
        findings.add(ServerChecks.writable("settings folder", Folders.config()));
        findings.add(ServerChecks.writable("history folder", Folders.state()));
        findings.add(ServerChecks.writable("temporary folder", Path.of(System.getProperty("java.io.tmpdir"))));
        return findings;
    }

    /** What {@code ./benchbook doctor} prints: a line for each check, and its fix below it. */
    public static String report() {
        return report(findings());
    }

    static String report(List<Finding> findings) {
        StringBuilder text = new StringBuilder();
        for (Finding finding : findings) {
            text.append(String.format(
                    Locale.ROOT, "%-8s %-18s %s%n", word(finding.status()), finding.name(), finding.found()));
            if (!finding.fix().isEmpty()) {
                text.append(" ".repeat(9)).append("→ ").append(finding.fix()).append(System.lineSeparator());
            }
        }
        return text.append(summary(findings)).toString();
    }

    /** Whether something that Benchbook needs is missing: the exit status of {@code ./benchbook doctor} is then 1. */
    static boolean isIll(List<Finding> findings) {
        return findings.stream().anyMatch(finding -> finding.status() == Status.ERROR);
    }

    private static String summary(List<Finding> findings) {
        long errors = count(findings, Status.ERROR);
        long warnings = count(findings, Status.WARNING);
        return findings.size() + " checks, " + errors + (errors == 1 ? " error, " : " errors, ") + warnings
                + (warnings == 1 ? " warning." : " warnings.");
    }

    private static long count(List<Finding> findings, Status status) {
        return findings.stream().filter(finding -> finding.status() == status).count();
    }

    private static String word(Status status) {
        return status.name().toLowerCase(Locale.ROOT);
    }
}
