package io.benchbook.server.sandbox;

import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.load.Preparation;
import io.benchbook.server.Server;
import io.benchbook.workload.DataSet;
import io.benchbook.workload.oltp.Sysbench;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How long a sandbox takes to answer its first query and to restart; see {@code benchmarks/sandbox.sh}. */
final class SandboxBenchmark {
    private static final int TIMES = 5;

    private SandboxBenchmark() {}

    /** Arguments: a server's name, then how many tables of how many rows for the restart. */
    public static void main(String[] arguments) throws SQLException {
        String name = arguments[0];
        try (Sandboxes sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT)) {
            sandboxes.install(name);
            print(name + " sandbox, from a name to its first answer", firstAnswers(sandboxes, name));
            int tables = Integer.parseInt(arguments[1]);
            int rows = Integer.parseInt(arguments[2]);
            print(name + " restart, empty", restarts(sandboxes.get(name).as("empty")));
            Sandbox filled = sandboxes.get(name).as("filled");
            new Preparation(filled.endpoint(), Progress.SILENT).prepare(data(tables, rows));
            print(name + " restart, " + tables + " tables of " + rows + " rows", restarts(filled));
        }
    }

    private static DataSet data(int tables, int rows) {
        return Sysbench.oltpReadOnly().tables(tables).rows(rows).data();
    }

    private static List<Double> firstAnswers(Sandboxes sandboxes, String name) throws SQLException {
        List<Double> seconds = new ArrayList<>();
        for (int i = 0; i < TIMES; i++) {
            long start = System.nanoTime();
            Sandbox server = sandboxes.get(name).as("first" + i);
            ask(server);
            seconds.add((System.nanoTime() - start) / 1e9);
            server.discard();
        }
        return seconds;
    }

    private static List<Double> restarts(Sandbox server) throws SQLException {
        server.start();
        List<Double> seconds = new ArrayList<>();
        for (int i = 0; i < TIMES; i++) {
            long start = System.nanoTime();
            server.restart(List.of());
            ask(server);
            seconds.add((System.nanoTime() - start) / 1e9);
        }
        return seconds;
    }

    private static void ask(Server server) throws SQLException {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("SELECT 1");
        }
    }

    private static void print(String what, List<Double> seconds) {
        double[] sorted =
                seconds.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%-60s median %.2f s   of %s%n",
                what,
                sorted[sorted.length / 2],
                Arrays.toString(seconds.stream()
                        .map(s -> String.format(Locale.ROOT, "%.2f", s))
                        .toArray()));
    }
}
