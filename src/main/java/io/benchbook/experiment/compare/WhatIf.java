package io.benchbook.experiment.compare;

import io.benchbook.base.BenchbookException;
import io.benchbook.server.Server;
import io.benchbook.server.settings.ChangedSettings;
import io.benchbook.server.settings.SettingName;
import io.benchbook.server.settings.SettingRefusal;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A server under other settings, and the way back. */
final class WhatIf implements AutoCloseable {
    /** ER_GLOBAL_VARIABLE. */
    private static final int GLOBAL_ONLY = 1229;

    /** Dynamic, but tables that are there keep what they were made with. */
    private static final Set<String> OF_NEW_TABLES = Set.of("character_set_server", "collation_server");

    private final Contestants contestants;
    private final Runnable undo;

    private WhatIf(Contestants contestants, Runnable undo) {
        this.contestants = contestants;
        this.undo = undo;
    }

    /** @param settings {@code name=value}, or start-up options, with blanks between */
    static WhatIf of(Server server, String settings) {
        List<String> all =
                List.of(settings == null ? new String[0] : settings.strip().split("\\s+"));
        if (all.isEmpty() || all.get(0).isEmpty()) {
            throw new BenchbookException("whatIf: needs a setting like \"innodb_flush_neighbors=1\", got nothing.");
        }
        Map<String, String> after = new LinkedHashMap<>();
        for (String one : all) {
            int equals = one.indexOf('=');
            if (equals <= 0) {
                return started(server, all);
            }
            after.put(name(one.substring(0, equals)), one.substring(equals + 1));
        }
        return after.keySet().stream().anyMatch(OF_NEW_TABLES::contains)
                ? started(server, all)
                : switched(server, all, after);
    }

    private static String name(String typed) {
        return typed.toLowerCase(Locale.ROOT).replace('-', '_');
    }

    private static WhatIf switched(Server server, List<String> all, Map<String, String> after) {
        Map<String, String> before = new LinkedHashMap<>();
        try {
            set(server, after, before);
        } catch (BenchbookException refused) {
            putBack(server, before, refused);
            if (SettingRefusal.isNotDynamic(refused)) {
                return started(server, all);
            }
            throw refused;
        }
        Contestants contestants = Contestants.settings(
                server,
                text(before),
                after.values().stream().collect(Collectors.joining(", ")),
                () -> putInForce(server, before),
                () -> putInForce(server, after),
                after.keySet().stream().allMatch(name -> isGlobalOnly(server, name)));
        return new WhatIf(contestants, () -> putInForce(server, before));
    }

    /** @param before is told what the variables that were set had before */
    private static void set(Server server, Map<String, String> after, Map<String, String> before) {
        Map<String, String> variables = server.variables();
        after.forEach((name, value) -> {
            server.set(name, value);
            SettingName.withCoupled(name).stream()
                    .filter(variables::containsKey)
                    .forEach(variable -> before.putIfAbsent(variable, variables.get(variable)));
        });
    }

    /** After a refusal, which remains what is told. */
    private static void putBack(Server server, Map<String, String> before, BenchbookException refused) {
        List<String> left = ChangedSettings.putBack(server, before);
        if (!left.isEmpty()) {
            throw new BenchbookException(refused.getMessage() + "\n" + String.join("\n", left), refused);
        }
    }

    /** Whether sessions have no value of their own, which they would keep from when they were opened. */
    private static boolean isGlobalOnly(Server server, String name) {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("SET SESSION " + name + " = @@GLOBAL." + name);
            return false;
        } catch (SQLException refused) {
            return refused.getErrorCode() == GLOBAL_ONLY;
        }
    }

    private static void putInForce(Server server, Map<String, String> values) {
        values.forEach(server::set);
    }

    private static String text(Map<String, String> values) {
        return values.entrySet().stream()
                .map(value -> value.getKey() + " " + value.getValue())
                .collect(Collectors.joining(", "));
    }

    private static WhatIf started(Server server, List<String> options) {
        if (server.kind() == Server.Kind.EXTERNAL) {
            throw new BenchbookException("whatIf: " + String.join(" ", options)
                            + " takes a restart, and Benchbook does not start " + server.name() + ".")
                    .next("Start a second server with it, then compare(a, b, ...).");
        }
        Contestants contestants = Contestants.startedOtherwise(server, alias(options), options);
        return new WhatIf(contestants, contestants.compared()::stop);
    }

    private static String alias(List<String> options) {
        String alias = "if-" + String.join("-", options).replaceAll("[^A-Za-z0-9.-]", "-");
        return alias.substring(0, Math.min(40, alias.length()));
    }

    Contestants contestants() {
        return contestants;
    }

    /** Puts dynamic settings back, or stops the second server. */
    @Override
    public void close() {
        undo.run();
    }
}
