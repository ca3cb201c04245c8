package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.settings.Binlogs;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** Servers, and pairs of texts, as tables. */
final class ServersTable {
    private ServersTable() {}

    static Table of(List<Server> servers) {
        StringColumn name = StringColumn.create("name");
        StringColumn version = StringColumn.create("version");
        StringColumn kind = StringColumn.create("kind");
        StringColumn state = StringColumn.create("state");
        IntColumn port = IntColumn.create("port");
        StringColumn data = StringColumn.create("data_directory");
        for (Server server : servers) {
            name.append(server.name());
            version.append(version(server));
            kind.append(word(server.kind()));
            state.append(word(server.state()));
            port.appendObj(port(server));
            data.append(dataDirectory(server));
        }
        return Table.create("servers", name, version, kind, state, port, data);
    }

    static Table purged(Binlogs.Purged purged) {
        return Table.create(
                "purgeBinlogs",
                StringColumn.create("server", purged.server()),
                IntColumn.create("logs_purged", new int[] {purged.purged()}),
                LongColumn.create("freed_bytes", purged.freedBytes()),
                StringColumn.create("current_log", purged.current()));
    }

    static Table pairs(String title, String first, String second, Map<String, String> pairs) {
        StringColumn names = StringColumn.create(first);
        StringColumn values = StringColumn.create(second);
        pairs.forEach((name, value) -> {
            names.append(name);
            values.append(value);
        });
        return Table.create(title, names, values);
    }

    /** Empty where a server that was running already does not answer, or refuses the login. */
    private static String version(Server server) {
        try {
            return server.version().product();
        } catch (BenchbookException e) {
            return "";
        }
    }

    private static Integer port(Server server) {
        if (server instanceof Sandbox sandbox) {
            return sandbox.port().isPresent() ? sandbox.port().getAsInt() : null;
        }
        return Integer.valueOf(server.name().substring(server.name().lastIndexOf(':') + 1));
    }

    private static String dataDirectory(Server server) {
        return server instanceof Sandbox sandbox
                ? sandbox.dataDirectory().map(Object::toString).orElse("")
                : "";
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
