package io.benchbook.experiment.compare;

import io.benchbook.server.Server;
import io.benchbook.server.settings.Difference;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Something that differs between two sides besides what is compared, and may be the cause of a difference.
 *
 * @param variable which variable
 * @param reference its value on the reference side
 * @param compared its value on the other side
 * @param why it matters
 * @param remedy the line that removes it
 */
public record Confounder(String variable, String reference, String compared, String why, String remedy) {
    /** What decides most often, and is told first; all others follow by name. */
    private static final List<String> FIRST = List.of(
            "character_set_server",
            "log_bin",
            "sync_binlog",
            "innodb_flush_log_at_trx_commit",
            "innodb_buffer_pool_size",
            "innodb_flush_method",
            "innodb_log_file_size",
            "performance_schema",
            "innodb_flush_neighbors",
            "transaction_write_set_extraction");

    /** All between two servers that are up, the weightiest first. */
    static List<Confounder> between(Server reference, Server compared) {
        return Difference.between(reference.variables(), compared.variables()).stream()
                .filter(Difference::confounder)
                .map(difference -> of(difference, compared))
                .sorted(Comparator.comparingInt(Confounder::rank).thenComparing(Confounder::variable))
                .toList();
    }

    private static Confounder of(Difference difference, Server compared) {
        String remedy = SameSetting.option(difference.variable(), difference.a(), difference.b())
                .map(option -> "restart(server(\"" + compared.name() + "\"), \"" + option + "\")")
                .orElse("none: one of them cannot be given the other's value");
        return new Confounder(difference.variable(), difference.a(), difference.b(), difference.why(), remedy);
    }

    /** The same where a second sandbox was started with these options: its remedy is one option more. */
    Confounder besides(String server, String options) {
        String asked = option().map(
                        option -> "whatIf(server(\"" + server + "\"), \"" + options + " " + option + "\", ...)")
                .orElse(remedy);
        return new Confounder(variable, reference, compared, why, asked);
    }

    private int rank() {
        int place = FIRST.indexOf(variable);
        return place < 0 ? FIRST.size() : place;
    }

    /** The start-up option that gives the compared side the reference's value, empty where there is none. */
    Optional<String> option() {
        return SameSetting.option(variable, reference, compared);
    }

    /** Whether it can be removed at all; what cannot is part of the version. */
    public boolean removable() {
        return SameSetting.possible(variable, reference, compared);
    }

    /** {@code character_set_server latin1 → utf8mb4}. */
    @Override
    public String toString() {
        return variable + " " + reference + " → " + compared;
    }
}
