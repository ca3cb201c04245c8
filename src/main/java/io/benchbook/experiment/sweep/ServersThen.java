package io.benchbook.experiment.sweep;

import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.base.ServerVersion;
import io.benchbook.experiment.Keys;
import io.benchbook.server.Server;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The servers of a sweep as they were when it was begun: their versions, and the start-up options of sandboxes.
 *
 * @param levels of the journal's axis of servers, by their names
 */
record ServersThen(Map<String, JsonNode> levels) {
    static ServersThen of(RecordedPlan recorded) {
        Map<String, JsonNode> levels = new LinkedHashMap<>();
        for (JsonNode axis : recorded.axes()) {
            if (axis.path("factor").asText().equals(Keys.SERVER.name())) {
                axis.path("levels")
                        .forEach(level -> levels.put(level.path("name").asText(), level));
            }
        }
        return new ServersThen(levels);
    }

    /** What is otherwise with these servers now. */
    List<String> differences(List<Server> servers) {
        List<String> differences = new ArrayList<>();
        for (Server server : servers) {
            then(server).ifPresent(then -> {
                String was = then.path("version").asText();
                String is = version(server);
                if (!was.isEmpty() && !was.equals(is)) {
                    differences.add(server.name() + " was " + was + ", is " + is);
                }
                if (hasOtherOptions(server)) {
                    differences.add(server.name() + " had " + text(options(then)) + ", now " + text(server.options()));
                }
            });
        }
        return differences;
    }

    /** The lines that give sandboxes their options back, empty where none has others. */
    String remedy(List<Server> servers) {
        return servers.stream()
                .filter(this::hasOtherOptions)
                .map(server ->
                        line(server, then(server).map(ServersThen::options).orElse(List.of())))
                .collect(Collectors.joining("; "));
    }

    /** Without options {@code restart(server)} would keep those it has. */
    private static String line(Server server, List<String> options) {
        String named = "server(\"" + server.name() + "\")";
        return options.isEmpty()
                ? named + ".restart(List.of())"
                : "restart(" + named
                        + options.stream().map(option -> ", \"" + option + "\"").collect(Collectors.joining())
                        + ")";
    }

    private boolean hasOtherOptions(Server server) {
        return server.kind() != Server.Kind.EXTERNAL
                && then(server)
                        .filter(then -> !options(then).equals(server.options()))
                        .isPresent();
    }

    private Optional<JsonNode> then(Server server) {
        return Optional.ofNullable(levels.get(server.name()));
    }

    /** One that Benchbook does not start may have become another since it was asked last. */
    private static String version(Server server) {
        return server.kind() == Server.Kind.EXTERNAL
                ? ServerVersion.parse(server.variables().getOrDefault("version", "0.0.0"))
                        .product()
                : server.version().product();
    }

    static List<String> options(JsonNode level) {
        List<String> options = new ArrayList<>();
        level.path("options").forEach(option -> options.add(option.asText()));
        return options;
    }

    private static String text(List<String> options) {
        return options.isEmpty() ? "no start-up options" : String.join(" ", options);
    }
}
