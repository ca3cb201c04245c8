package io.benchbook.server.settings;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A variable that differs between two servers.
 *
 * @param a its value on the first, {@value #ABSENT} where that has no such variable
 * @param b its value on the second
 * @param confounder whether it can pass for a difference of the versions
 * @param why it matters, in a few words; empty where it is not known to
 */
public record Difference(String variable, String a, String b, boolean confounder, String why) {
    /** What stands for a variable that a server does not have. */
    public static final String ABSENT = "-";

    /** Characters from which on a list is shortened. */
    private static final int LONG = 60;

    /** Values that mean the same: on Unix an empty innodb_flush_method is fsync (refman innodb-parameters 5.7). */
    private static final Map<String, Set<String>> SAME = Map.of("innodb_flush_method", Set.of("", "fsync"));

    /** The old names of variables, which 8.0 has under the new one only. */
    private static final Map<String, String> RENAMED =
            Map.of("tx_isolation", "transaction_isolation", "tx_read_only", "transaction_read_only");

    /**
     * What differs, by the variables' names. Paths, ports, ids and versions are left out: they always differ.
     */
    public static List<Difference> between(Map<String, String> a, Map<String, String> b) {
        Set<String> names = new TreeSet<>(a.keySet());
        names.addAll(b.keySet());
        return names.stream()
                .filter(name -> !Confounders.isTrivial(name))
                .filter(name -> !coveredByNewName(name, a, b))
                .map(name -> of(name, a, b))
                .filter(difference -> !difference.isNone())
                .toList();
    }

    private static boolean coveredByNewName(String name, Map<String, String> a, Map<String, String> b) {
        String now = RENAMED.get(name);
        return now != null && a.containsKey(now) && b.containsKey(now);
    }

    private static Difference of(String name, Map<String, String> a, Map<String, String> b) {
        String why = Confounders.why(name, a, b).orElse("");
        String left = a.getOrDefault(name, ABSENT);
        String right = b.getOrDefault(name, ABSENT);
        return new Difference(name, without(right, left), without(left, right), !why.isEmpty(), why);
    }

    /** Of a long list such as optimizer_switch, what is not in the other one as well. */
    private static String without(String other, String list) {
        if (list.equals(other) || list.length() < LONG || !list.contains(",") || !other.contains(",")) {
            return list;
        }
        List<String> common = List.of(other.split(","));
        return "..."
                + Stream.of(list.split(","))
                        .filter(item -> !common.contains(item))
                        .map(item -> "," + item)
                        .collect(Collectors.joining());
    }

    private boolean isNone() {
        Set<String> same = SAME.getOrDefault(variable, Set.of());
        return a.equals(b) || same.contains(a) && same.contains(b);
    }
}
