package io.benchbook.experiment;

import io.benchbook.server.Difference;
import io.benchbook.server.Server;
import java.util.List;

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
    /** All between two servers that are up; none on a server and itself. */
    static List<Confounder> between(Server reference, Server compared) {
        return Difference.between(reference.variables(), compared.variables()).stream()
                .filter(Difference::confounder)
                .map(difference -> of(difference, reference, compared))
                .toList();
    }

    private static Confounder of(Difference difference, Server reference, Server compared) {
        return new Confounder(
                difference.variable(),
                difference.a(),
                difference.b(),
                difference.why(),
                remedy(difference, reference, compared));
    }

    private static String remedy(Difference difference, Server reference, Server compared) {
        if (difference.a().equals(Difference.ABSENT)) {
            return "none: " + reference.name() + " has no such variable";
        }
        if (difference.b().equals(Difference.ABSENT)) {
            return "none: " + compared.name() + " has no such variable";
        }
        return "restart(server(\"" + compared.name() + "\"), \"" + difference.variable() + "=" + difference.a() + "\")";
    }

    /** {@code character_set_server latin1 → utf8mb4}. */
    @Override
    public String toString() {
        return variable + " " + reference + " → " + compared;
    }
}
