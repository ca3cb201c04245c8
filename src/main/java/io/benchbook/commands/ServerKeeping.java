package io.benchbook.commands;

import io.benchbook.base.Folders;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.SandboxCensus;
import io.benchbook.server.sandbox.Sandboxes;
import java.util.List;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** What {@code ./benchbook servers list|install|stop|clean} does: sandboxes, seen from outside. */
public final class ServerKeeping {
    private final Sandboxes sandboxes;

    /** With the workbench's sandboxes, whose progress is heard. */
    public ServerKeeping() {
        this.sandboxes = Workbench.current().sandboxes();
    }

    /** The catalogue's servers and whether they are installed, then every sandbox of this cache folder and whose it is. */
    public Table list() {
        StringColumn name = StringColumn.create("name");
        StringColumn state = StringColumn.create("state");
        LongColumn pid = LongColumn.create("pid");
        StringColumn owner = StringColumn.create("owner");
        StringColumn folder = StringColumn.create("folder");
        sandboxes.list().forEach(server -> {
            name.append(server.name());
            state.append(server.state() == Server.State.NOT_INSTALLED ? "not_installed" : "installed");
            pid.appendMissing();
            owner.append("");
            folder.append("");
        });
        for (SandboxCensus.Entry entry : SandboxCensus.of(Folders.cache())) {
            name.append(entry.server());
            state.append(entry.pid() > 0 ? "running" : "stopped");
            pid.appendObj(entry.pid() > 0 ? entry.pid() : null);
            owner.append(entry.orphan() ? "none: orphan" : "Benchbook " + entry.ownerPid());
            folder.append(entry.folder().toString());
        }
        return Table.create("servers", name, state, pid, owner, folder);
    }

    /** Installs a server of the catalogue; says so in a line. */
    public String install(String name) {
        sandboxes.install(name);
        return name + " is installed.";
    }

    /** Shuts down every sandbox of this cache folder, also of other Benchbooks; a line for each. */
    public List<String> stop() {
        return SandboxCensus.stop(Folders.cache()).stream()
                .map(entry -> "stopped " + entry.server() + " (process " + entry.pid() + ")")
                .toList();
    }

    /** Ends and deletes what Benchbooks that were killed left behind; a line for each. */
    public List<String> clean() {
        return sandboxes.reap().stream().map(folder -> "deleted " + folder).toList();
    }
}
