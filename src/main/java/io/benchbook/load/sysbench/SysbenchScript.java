package io.benchbook.load.sysbench;

import io.benchbook.load.LoadPlan;
import io.benchbook.workload.Queries;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Collectors;

/** What one start of sysbench reads: the password, which does not belong on a command line, and a script for queries. */
final class SysbenchScript implements AutoCloseable {
    private final Path folder;
    private final Path config;
    private final String test;

    SysbenchScript(LoadPlan plan) throws IOException {
        folder = Files.createTempDirectory(
                "benchbook-sysbench",
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        config = folder.resolve("options");
        String password = plan.endpoint().password();
        Files.writeString(config, password.isEmpty() ? "" : "mysql-password=" + password + "\n");
        test = plan.workload() instanceof Queries queries
                ? Files.writeString(folder.resolve("queries.lua"), script(queries))
                        .toString()
                : plan.workload().name();
    }

    /** The name of a test that comes with sysbench, or the path of the script. */
    String test() {
        return test;
    }

    Path config() {
        return config;
    }

    /** The statements in turn, each an event of its own, as text. */
    private static String script(Queries queries) {
        String statements =
                queries.all().stream().map(text -> "[==[" + text + "]==]").collect(Collectors.joining(", "));
        return """
                local statements = { %s }
                function thread_init()
                   connection = sysbench.sql.driver():connect()
                   position = 0
                end
                function thread_done()
                   connection:disconnect()
                end
                function event()
                   connection:query(statements[position + 1])
                   position = (position + 1) %% #statements
                end
                """.formatted(statements);
    }

    @Override
    public void close() {
        for (Path file : new Path[] {config, folder.resolve("queries.lua"), folder}) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                file.toFile().deleteOnExit();
            }
        }
    }

    /** The text of a file, for what the kernel tells. */
    static String read(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }
}
