package io.benchbook.commands.recording;

import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.base.ServerVersion;
import io.benchbook.server.Server;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The servers that a notebook names: real ones, or those of a record by their names. */
interface RecordedServers {
    /** As they are. */
    RecordedServers REAL = (name, real) -> real.get();

    Server named(String name, Supplier<? extends Server> real);

    /** Handles that start nothing; naming a server twice gives the same one. */
    static RecordedServers of(Map<String, JsonNode> lines) {
        return new Handles(lines);
    }

    /** Those of a replay. */
    final class Handles implements RecordedServers {
        private final Map<String, JsonNode> lines;
        private final Map<String, Server> known = new LinkedHashMap<>();

        private Handles(Map<String, JsonNode> lines) {
            this.lines = Map.copyOf(lines);
        }

        @Override
        public synchronized Server named(String name, Supplier<? extends Server> real) {
            if (lines.containsKey(name)) {
                return recorded(name);
            }
            Server named = real.get();
            return lines.containsKey(named.name())
                    ? recorded(named.name())
                    : handle(named.name(), named.kind(), version(named));
        }

        private Server recorded(String name) {
            JsonNode line = lines.get(name);
            return handle(name, ServerFacts.kind(line), Optional.of(ServerFacts.version(line)));
        }

        private Server handle(String name, Server.Kind kind, Optional<ServerVersion> version) {
            return known.computeIfAbsent(
                    name, absent -> new RecordedServer(name, kind, version, alias -> other(alias, kind, version)));
        }

        private synchronized Server other(String name, Server.Kind kind, Optional<ServerVersion> version) {
            return handle(name, kind, version);
        }

        /** A server that is running already would have to be asked. */
        private static Optional<ServerVersion> version(Server server) {
            return server.kind() == Server.Kind.EXTERNAL ? Optional.empty() : Optional.of(server.version());
        }
    }
}
