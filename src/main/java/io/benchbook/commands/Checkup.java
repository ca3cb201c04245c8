package io.benchbook.commands;

import io.benchbook.base.Folders;
import io.benchbook.base.Numbers;
import io.benchbook.server.checks.Finding;
import io.benchbook.server.checks.Finding.Status;
import io.benchbook.server.checks.ServerChecks;
import io.benchbook.server.checks.SystemChecks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * All checks of a machine, as {@code ./benchbook doctor} shows them.
 *
 * @param findings what was found, in the order in which it was looked for
 */
public record Checkup(List<Finding> findings) {
    public Checkup {
        findings = List.copyOf(findings);
    }

    /** Of this machine; takes about a second, changes nothing, and does not ask the network. */
    public Checkup() {
        this(found());
    }

    private static List<Finding> found() {
        List<Finding> findings = new ArrayList<>(JavaChecks.all());
        findings.addAll(SystemChecks.all());
        findings.addAll(new ServerChecks(Folders.cache()).all());
        findings.add(ServerChecks.writable("settings folder", Folders.config()));
        findings.add(ServerChecks.writable("history folder", Folders.state()));
        findings.add(ServerChecks.writable("temporary folder", Path.of(System.getProperty("java.io.tmpdir"))));
        return findings;
    }

    /** Whether something that Benchbook needs is missing; {@code ./benchbook doctor} then exits with 1. */
    public boolean isIll() {
        return count(Status.ERROR) > 0;
    }

    /** A line for each check, with the fix below it where something is wrong. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (Finding finding : findings) {
            String status = finding.status().name().toLowerCase(Locale.ROOT);
            text.append(String.format(Locale.ROOT, "%-8s %-18s %s%n", status, finding.name(), finding.found()));
            if (!finding.fix().isEmpty()) {
                text.append(" ".repeat(9)).append("→ ").append(finding.fix()).append(System.lineSeparator());
            }
        }
        return text.append(summary()).toString();
    }

    private String summary() {
        return Numbers.count(findings.size(), "check") + ", " + Numbers.count(count(Status.ERROR), "error") + ", "
                + Numbers.count(count(Status.WARNING), "warning") + ".";
    }

    private long count(Status status) {
        return findings.stream().filter(finding -> finding.status() == status).count();
    }
}
