package io.benchbook.experiment.attribution;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Interrupts;
import io.benchbook.experiment.compare.SameSetting;
import io.benchbook.experiment.compare.SecondSandbox;
import io.benchbook.server.Server;
import io.benchbook.server.settings.SettingName;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Sandboxes that stand between two servers: some groups of settings have the second one's values, the others the first's. All
 * are of one of the two versions.
 */
final class Variants implements AutoCloseable {
    private static final int LONGEST_ALIAS = 34;

    private final Server first;
    private final Server second;
    private final Set<Server> started = new LinkedHashSet<>();
    private final List<String> notes = new ArrayList<>();
    private Suspects suspects;

    private Variants(Server first, Server second) {
        this.first = first;
        this.second = second;
        this.suspects = Suspects.between(first, second);
    }

    /** For two servers that are up. Groups of settings that no server starts with are left to the version. */
    static Variants between(Server first, Server second) {
        Variants variants = new Variants(first, second);
        try {
            variants.leaveOutWhatIsRefused();
            return variants;
        } catch (RuntimeException failure) {
            variants.close();
            throw failure;
        }
    }

    /** Settings that can be switched. */
    List<SettingGroup> groups() {
        return suspects.groups();
    }

    /** Groups that could not be switched. */
    List<String> notes() {
        return List.copyOf(notes);
    }

    Path path(List<SettingGroup> leaders) {
        return Path.of(suspects, leaders, first.version().equals(second.version()));
    }

    /** The server at a stop of the way; it is up. */
    Server at(Path.Stop stop) {
        return switch (stop.kind()) {
            case FIRST -> first;
            case SECOND -> second;
            case BETWEEN -> with(stop.switched());
        };
    }

    /**
     * A server on which these groups have the second server's values and all others the first's; it is up. Where nothing is to
     * be changed it is one of the two itself.
     */
    Server with(List<SettingGroup> switched) {
        return changed(suspects.groups().stream()
                .filter(group -> switched.contains(group) != suspects.onSecond())
                .toList());
    }

    private Server host() {
        return suspects.onSecond() ? second : first;
    }

    /** The host with the other server's values for these groups. */
    private Server changed(List<SettingGroup> groups) {
        if (groups.isEmpty()) {
            return host();
        }
        List<String> options = new ArrayList<>(host().options());
        groups.forEach(group -> group.options(!suspects.onSecond()).forEach(options::add));
        List<String> complete = SameSetting.complete(options);
        String alias = alias(groups, complete);
        Server other = host().as(alias);
        if (other.state() != Server.State.RUNNING || !started.contains(other)) {
            started.add(other);
            SecondSandbox.started(host(), alias, complete, meant(groups));
        }
        return other;
    }

    private static Set<String> meant(List<SettingGroup> groups) {
        return groups.stream()
                .flatMap(group -> group.changes().stream())
                .flatMap(change -> SettingName.withCoupled(change.variable()).stream())
                .collect(Collectors.toSet());
    }

    private static String alias(List<SettingGroup> groups, List<String> options) {
        String names = "why-" + groups.stream().map(SettingGroup::name).collect(Collectors.joining("-"));
        String plain = names.replaceAll("[^A-Za-z0-9-]", "_");
        return plain.substring(0, Math.min(LONGEST_ALIAS, plain.length()))
                + String.format("-%04x", options.hashCode() & 0xffff);
    }

    private void leaveOutWhatIsRefused() {
        if (starts(suspects.groups())) {
            return;
        }
        for (SettingGroup group : suspects.groups()) {
            if (!starts(List.of(group))) {
                suspects = suspects.without(group);
                notes.add(group.name() + " could not be switched: "
                        + host().version().product() + " refused it");
            }
        }
    }

    private boolean starts(List<SettingGroup> groups) {
        try {
            changed(groups);
            return true;
        } catch (BenchbookException refused) {
            if (Thread.currentThread().isInterrupted()) {
                throw refused;
            }
            return false;
        }
    }

    /** Stops all but those that are still needed. */
    void stopAllBut(List<Server> needed) {
        started.stream().filter(server -> !needed.contains(server)).forEach(Server::stop);
    }

    /** Stops all that were started, also when the user has stopped the work. */
    @Override
    public void close() {
        Interrupts.deferred(() -> started.forEach(Server::stop));
    }
}
