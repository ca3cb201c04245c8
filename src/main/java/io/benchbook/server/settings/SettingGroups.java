package io.benchbook.server.settings;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What variables that decide results are about: {@code charset}, {@code durability}, {@code binlog} and so on. The list is
 * {@code groups.csv}; it has every variable of {@code confounders.csv}.
 */
public final class SettingGroups {
    private static final Map<String, String> GROUPS = read();

    private SettingGroups() {}

    private static Map<String, String> read() {
        Map<String, String> groups = new LinkedHashMap<>();
        Resource.lines("groups.csv").map(line -> line.split(";", -1)).forEach(row -> groups.put(row[0], row[1]));
        return groups;
    }

    /** The group of a variable; {@code other} where it is not known to decide anything. */
    public static String of(String variable) {
        return GROUPS.getOrDefault(variable, "other");
    }

    /** Groups in the order of the list, which begins with what decides most often. */
    public static Comparator<String> order() {
        List<String> names = GROUPS.values().stream().distinct().toList();
        return Comparator.comparingInt(name -> names.contains(name) ? names.indexOf(name) : names.size());
    }
}
