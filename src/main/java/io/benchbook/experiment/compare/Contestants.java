package io.benchbook.experiment.compare;

import io.benchbook.server.Server;
import java.util.ArrayList;
import java.util.List;

/**
 * The two sides of a comparison before it begins.
 *
 * @param reference the server of the reference side
 * @param compared the server of the other side, perhaps the same
 * @param referenceName what the reference side is called
 * @param comparedName what the other side is called
 * @param serverName where the sides are settings, the name of the server; else empty
 * @param switchToReference brings that side into force before each of its turns
 * @param switchToCompared likewise
 * @param sharesConnections whether both sides use the same connections, so that these make no difference
 * @param confounders what differs besides what is compared
 */
record Contestants(
        Server reference,
        Server compared,
        String referenceName,
        String comparedName,
        String serverName,
        Runnable switchToReference,
        Runnable switchToCompared,
        boolean sharesConnections,
        List<Confounder> confounders) {
    private static final Runnable NOTHING = () -> {};

    /** Two servers as they are; starts them. */
    static Contestants servers(Server reference, Server compared) {
        reference.start();
        compared.start();
        return new Contestants(
                reference,
                compared,
                reference.name(),
                compared.name(),
                "",
                NOTHING,
                NOTHING,
                false,
                reference == compared ? List.of() : Confounder.between(reference, compared));
    }

    /**
     * A server, and a second sandbox of the other one's version that is given all settings of the first that it can have; the
     * other one itself is left alone.
     */
    static Contestants normalized(Server reference, Server compared) {
        reference.start();
        compared.start();
        List<String> options = new ArrayList<>(compared.options());
        options.addAll(SameSetting.options(Confounder.between(reference, compared)));
        Server other = compared.as("normalized");
        other.stop();
        other.with(options.toArray(String[]::new));
        return servers(reference, other);
    }

    /** A server, and another one that differs in its start-up options only. */
    static Contestants startedOtherwise(Server reference, Server compared, String options) {
        return new Contestants(
                reference, compared, "as it is", options, reference.name(), NOTHING, NOTHING, false, List.of());
    }

    /** One server under two settings that can be switched. @param globalOnly no connection has a value of its own */
    static Contestants settings(
            Server server, String before, String after, Runnable toBefore, Runnable toAfter, boolean globalOnly) {
        return new Contestants(server, server, before, after, server.name(), toBefore, toAfter, globalOnly, List.of());
    }

    /** Whether two servers are up. */
    boolean areTwo() {
        return reference != compared;
    }

    String title() {
        return referenceName + " → " + comparedName;
    }
}
