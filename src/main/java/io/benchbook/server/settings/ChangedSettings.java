package io.benchbook.server.settings;

import io.benchbook.base.BenchbookException;
import io.benchbook.server.Server;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Variables that were changed on a running server, and how they get their values again. */
public final class ChangedSettings {
    private ChangedSettings() {}

    /** What has another value now, with that value. Paths, ids and the like are left out, and variables that only one of them has. */
    public static Map<String, String> since(Map<String, String> before, Map<String, String> now) {
        Map<String, String> changed = new LinkedHashMap<>();
        now.forEach((name, value) -> {
            if (before.containsKey(name) && !value.equals(before.get(name)) && !Confounders.isTrivial(name)) {
                changed.put(name, value);
            }
        });
        return changed;
    }

    /** Gives a running server these values where it has others. @throws BenchbookException where one is refused */
    public static void bringBack(Server server, Map<String, String> values) {
        refusals(server, values).values().stream().findFirst().ifPresent(refused -> {
            throw refused;
        });
    }

    /** The same as far as it is possible; a line for each value that was refused. */
    public static List<String> putBack(Server server, Map<String, String> values) {
        List<String> said = new ArrayList<>();
        refusals(server, values)
                .forEach((setting, refused) ->
                        said.add(server.name() + ": could not put back " + setting + ": " + refused.getMessage()));
        return said;
    }

    /** By setting. One that is not dynamic was not changed by anybody: the server did that itself. */
    private static Map<String, BenchbookException> refusals(Server server, Map<String, String> values) {
        Map<String, BenchbookException> refusals = new LinkedHashMap<>();
        if (values.isEmpty()) {
            return refusals;
        }
        Map<String, String> present = server.variables();
        values.forEach((name, value) -> {
            try {
                if (present.containsKey(name) && !value.equals(present.get(name))) {
                    server.set(name, value);
                }
            } catch (BenchbookException refused) {
                if (!SettingRefusal.isNotDynamic(refused)) {
                    refusals.put(name + "=" + value, refused);
                }
            }
        });
        return refusals;
    }
}
