package io.benchbook.experiment.compare;

import io.benchbook.server.settings.Difference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** How a server is given the settings of another one. */
public final class SameSetting {
    /** What follows from the version, from other settings, or has values that only one version knows. */
    private static final Set<String> NOT_TO_BE_HAD = Set.of(
            "tls_version",
            "optimizer_switch",
            "tx_isolation",
            "innodb_page_size",
            "innodb_undo_tablespaces",
            "innodb_undo_log_truncate");

    private SameSetting() {}

    /**
     * The start-up option that gives a server the value of another one; empty where one of them has no such variable or does
     * not know the value.
     *
     * @param wanted the value to be had
     * @param present the value it has
     */
    public static Optional<String> option(String variable, String wanted, String present) {
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

    /** Whether one of two servers can be given the other's value; where none can, the difference is the version's. */
    public static boolean possible(String variable, String a, String b) {
        return option(variable, a, b).isPresent() || option(variable, b, a).isPresent();
    }

    /** All options that the confounders allow. */
    static List<String> options(List<Confounder> confounders) {
        return complete(confounders.stream()
                .flatMap(confounder -> confounder.option().stream())
                .toList());
    }

    /**
     * With what some options take beside them: a binlog a server id (refman replication-options), GTIDs their consistency
     * (refman replication-options-gtids).
     */
    public static List<String> complete(List<String> options) {
        List<String> all = new ArrayList<>(options);
        if (options.contains("log-bin") && options.stream().noneMatch(option -> option.matches("server[-_]id=.*"))) {
            all.add("server-id=1");
        }
        if (options.contains("gtid_mode=ON")) {
            all.add("enforce-gtid-consistency=ON");
        }
        return all;
    }
}
