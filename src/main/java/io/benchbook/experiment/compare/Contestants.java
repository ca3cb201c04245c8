package io.benchbook.experiment.compare;

import io.benchbook.server.Server;
import io.benchbook.server.settings.SettingName;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

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
        List<String> given = SameSetting.options(Confounder.between(reference, compared));
        List<String> options = new ArrayList<>(compared.options());
        options.addAll(given);
        return servers(reference, SecondSandbox.started(compared, "normalized", options, about(given)));
    }

    /**
     * A server, and a second sandbox with these start-up options besides, and with all that was set on the server while it
     * ran. What else differs comes with the options.
     */
    static Contestants startedOtherwise(Server reference, String alias, List<String> options) {
        List<String> all = new ArrayList<>(reference.options());
        all.addAll(options);
        Set<String> meant = about(options);
        Server other = SecondSandbox.started(reference, alias, all, meant);
        String text = String.join(" ", options);
        List<Confounder> confounders = Confounder.between(reference, other).stream()
                .filter(confounder -> !meant.contains(confounder.variable()))
                .map(confounder -> confounder.besides(reference.name(), text))
                .toList();
        return new Contestants(
                reference, other, "as it is", text, reference.name(), NOTHING, NOTHING, false, confounders);
    }

    private static Set<String> about(List<String> options) {
        return options.stream()
                .flatMap(option -> SettingName.ofOption(option).stream())
                .collect(Collectors.toSet());
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
