package io.benchbook.experiment;

import io.benchbook.server.Difference;
import io.benchbook.server.Server;
import io.benchbook.server.SettingGroups;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What may be the cause of a difference between two servers.
 *
 * @param onSecond whether settings are switched on servers of the second one's version, else of the first one's
 * @param groups settings that can be switched there
 * @param fixed settings that differ and cannot be had there: they stay with the version
 */
record Suspects(boolean onSecond, List<SettingGroup> groups, List<SettingChange> fixed) {
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
        for (Difference difference : differences) {
            SettingChange change = new SettingChange(difference.variable(), difference.a(), difference.b());
            if (difference.confounder() && (onSecond ? change.toFirst() : change.toSecond()).isPresent()) {
                byGroup.computeIfAbsent(SettingGroups.of(change.variable()), name -> new ArrayList<>())
                        .add(change);
            } else if (difference.confounder()) {
                fixed.add(change);
            }
        }
        return new Suspects(
                onSecond,
                byGroup.entrySet().stream()
                        .map(entry -> new SettingGroup(entry.getKey(), List.copyOf(entry.getValue())))
                        .toList(),
                List.copyOf(fixed));
    }

    /** Without a group that no server starts with. */
    Suspects without(SettingGroup refused) {
        List<SettingChange> more = new ArrayList<>(fixed);
        more.addAll(refused.changes());
        return new Suspects(
                onSecond, groups.stream().filter(group -> group != refused).toList(), List.copyOf(more));
    }
}
