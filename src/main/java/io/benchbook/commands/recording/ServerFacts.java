package io.benchbook.commands.recording;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.base.BenchbookException;
import io.benchbook.base.ServerVersion;
import io.benchbook.server.Server;
import java.util.Locale;
import java.util.Optional;

/** What a record holds of a server. */
final class ServerFacts {
    private ServerFacts() {}

    /** Empty where a server that was running already does not answer any more. */
    static Optional<ObjectNode> of(Server server) {
        try {
            ObjectNode line = JsonNodeFactory.instance.objectNode();
            line.put("kind", "server").put("name", server.name());
            line.put("type", server.kind().name().toLowerCase(Locale.ROOT));
            line.put("version", server.version().product());
            server.checksum().ifPresent(checksum -> line.put("checksum", checksum));
            return Optional.of(line);
        } catch (BenchbookException gone) {
            return Optional.empty();
        }
    }

    static ServerVersion version(JsonNode line) {
        return ServerVersion.parse(line.path("version").asText());
    }

    static Server.Kind kind(JsonNode line) {
        return Server.Kind.valueOf(line.path("type").asText().toUpperCase(Locale.ROOT));
    }

    /** {@code MySQL 8.0.15, sandbox, sha256:a893e376…}. */
    static String words(JsonNode line) {
        String checksum = line.path("checksum").asText("");
        return line.path("version").asText() + ", " + line.path("type").asText()
                + (checksum.isEmpty() ? "" : ", " + checksum);
    }
}
