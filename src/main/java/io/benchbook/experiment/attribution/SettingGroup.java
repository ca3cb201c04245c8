package io.benchbook.experiment.attribution;

import java.util.List;
import java.util.stream.Stream;

/** Settings that are about one thing and differ between two servers; they are switched together. */
record SettingGroup(String name, List<SettingChange> changes) {
    /** Several groups as one. */
    static SettingGroup together(String name, List<SettingGroup> groups) {
        return new SettingGroup(
                name, groups.stream().flatMap(group -> group.changes.stream()).toList());
    }

    /** Start-up options for the other server's values. @param toSecond whether these are the second server's */
    Stream<String> options(boolean toSecond) {
        return changes.stream().flatMap(change -> (toSecond ? change.toSecond() : change.toFirst()).stream());
    }
}
