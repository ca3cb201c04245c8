package io.benchbook.experiment.attribution;

import io.benchbook.server.Server;
import io.benchbook.server.settings.Confounders;
import io.benchbook.server.settings.Difference;
import io.benchbook.server.settings.SettingGroups;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What may be the cause of a difference between two servers.
 *
 * @param onSecond whether settings are switched on servers of the second one's version, else of the first one's
 * @param groups settings that can be switched there
 * @param fixed settings that differ and cannot be had there: they stay with the version
 * @param complete whether nothing differs that is not known to matter; if so, servers of one version with the same groups are the same
 */
record Suspects(boolean onSecond, List<SettingGroup> groups, List<SettingChange> fixed, boolean complete) {
    /**
     * Between two servers that are up. Settings are switched on sandboxes of the newer version, which knows most of the
     * other's values.
     */
    static Suspects between(Server first, Server second) {
        boolean newer = second.version().compareTo(first.version()) > 0;
        boolean onSecond = isSandbox(second) && (newer || !isSandbox(first));
        return of(Difference.between(first.variables(), second.variables()), onSecond);
    }

    private static boolean isSandbox(Server server) {
        return server.kind() != Server.Kind.EXTERNAL;
    }

    static Suspects of(List<Difference> differences, boolean onSecond) {
        Map<String, List<SettingChange>> byGroup = new TreeMap<>(SettingGroups.order());
        List<SettingChange> fixed = new ArrayList<>();
        Set<String> effective = new HashSet<>();
        for (Difference difference :
                differences.stream().filter(Suspects::isKnown).toList()) {
            SettingChange change = new SettingChange(difference.variable(), difference.a(), difference.b());
            String group = SettingGroups.of(change.variable());
            if ((onSecond ? change.toFirst() : change.toSecond()).isPresent()) {
                byGroup.computeIfAbsent(group, name -> new ArrayList<>()).add(change);
                effective.addAll(difference.confounder() ? Set.of(group) : Set.of());
            } else if (difference.confounder()) {
                fixed.add(change);
            }
        }
        return new Suspects(
                onSecond,
                byGroup.entrySet().stream()
                        .filter(entry -> effective.contains(entry.getKey()))
                        .map(entry -> new SettingGroup(entry.getKey(), List.copyOf(entry.getValue())))
                        .toList(),
                List.copyOf(fixed),
                differences.stream().allMatch(Suspects::isKnown));
    }

    /** Whether it can matter, if what it is about is on. */
    private static boolean isKnown(Difference difference) {
        return difference.confounder() || Confounders.why(difference.variable()).isPresent();
    }

    /** Without a group that no server starts with. */
    Suspects without(SettingGroup refused) {
        List<SettingChange> more = new ArrayList<>(fixed);
        more.addAll(refused.changes());
        return new Suspects(
                onSecond, groups.stream().filter(group -> group != refused).toList(), List.copyOf(more), complete);
    }
}
