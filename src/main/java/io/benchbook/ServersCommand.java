package io.benchbook;

import io.benchbook.commands.ServerKeeping;
import io.benchbook.commands.Workbench;
import io.benchbook.display.Displays;
import io.benchbook.display.Screen;
import io.benchbook.notebook.Notebooks;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code benchbook servers list|install|stop|clean}. */
@Command(
        name = "servers",
        mixinStandardHelpOptions = true,
        description = "Sandboxes, seen from outside: lists, installs, stops them.")
final class ServersCommand implements Runnable {
    @Override
    public void run() {
        list();
    }

    @Command(description = "Lists the servers of the catalogue, and every sandbox with whose it is.")
    void list() {
        System.out.println(Displays.text(new ServerKeeping().list(), Screen.PLAIN));
    }

    @Command(description = "Installs a server of the catalogue.")
    void install(@Parameters(paramLabel = "NAME", description = "for instance 8.0.15") String name) {
        try (Workbench workbench = Workbench.current()) {
            workbench.progress(Notebooks.progress());
            System.out.println(new ServerKeeping().install(name));
        }
    }

    @Command(description = "Shuts down every sandbox, also of other Benchbooks.")
    void stop() {
        print(new ServerKeeping().stop(), "No sandbox is running.");
    }

    @Command(description = "Ends and deletes what Benchbooks that were killed left behind.")
    void clean() {
        print(new ServerKeeping().clean(), "Nothing was left behind.");
    }

    private static void print(List<String> lines, String otherwise) {
        System.out.println(lines.isEmpty() ? otherwise : String.join(System.lineSeparator(), lines));
    }
}
