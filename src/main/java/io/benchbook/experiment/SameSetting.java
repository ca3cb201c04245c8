package io.benchbook.experiment;

import io.benchbook.server.Difference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** How a server is given the settings of another one. */
final class SameSetting {
    /** What follows from the version, from other settings, or has values that only one version knows. */
    private static final Set<String> NOT_TO_BE_HAD =
            Set.of("tls_version", "optimizer_switch", "innodb_undo_tablespaces", "innodb_undo_log_truncate");

    private SameSetting() {}

    /**
     * The start-up option that gives a server the value of another one; empty where one of them has no such variable or does
     * not know the value.
     *
     * @param wanted the value to be had
     * @param present the value it has
     */
    static Optional<String> option(String variable, String wanted, String present) {
        boolean absent = wanted.equals(Difference.ABSENT) || present.equals(Difference.ABSENT);
        if (absent || wanted.isEmpty() || NOT_TO_BE_HAD.contains(variable) || wanted.contains("_0900_")) {
            return Optional.empty();
        }
        return switch (variable) {
            case "log_bin" -> Optional.of(wanted.equals("OFF") ? "skip-log-bin" : "log-bin");
            case "have_ssl" -> wanted.equals("DISABLED") ? Optional.of("skip-ssl") : Optional.empty();
            default -> Optional.of(variable + "=" + wanted);
        };
    }

    /** All options that the confounders allow; a binlog takes a server id (refman replication-options). */
    static List<String> options(List<Confounder> confounders) {
        List<String> options = new ArrayList<>();
        confounders.forEach(confounder -> confounder.option().ifPresent(options::add));
        if (options.contains("log-bin")) {
            options.add("server-id=1");
        }
        return options;
    }
}
