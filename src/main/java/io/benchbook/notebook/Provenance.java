package io.benchbook.notebook;

import io.benchbook.base.BenchbookException;
import io.benchbook.commands.Servers;
import java.io.File;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import tech.tablesaw.api.Table;

/** What an execution ran on and with. */
final class Provenance {
    private Provenance() {}

    static Map<String, String> here(Instant started) {
        Map<String, String> facts = new LinkedHashMap<>();
        String version = Provenance.class.getPackage().getImplementationVersion();
        facts.put("begun", started.truncatedTo(ChronoUnit.SECONDS).toString());
        facts.put("Benchbook", version == null ? "unreleased" : version);
        facts.put("Java", System.getProperty("java.runtime.version") + ", " + System.getProperty("java.vm.name"));
        facts.put(
                "system",
                System.getProperty("os.name") + " " + System.getProperty("os.version") + ", "
                        + System.getProperty("os.arch"));
        facts.put("machine", cores() + " cores, " + Sizes.gibibytes(memoryBytes()));
        String servers = servers();
        if (!servers.isEmpty()) {
            facts.put("servers", servers);
        }
        facts.put("libraries", libraries());
        return facts;
    }

    /** Those that run now, which is to be asked before they are stopped. */
    private static String servers() {
        try {
            Table servers = Servers.servers();
            return servers.stream()
                    .filter(row -> row.getString("state").equals("running"))
                    .map(row -> row.getString("name") + " (" + row.getString("version") + ", " + row.getString("kind")
                            + ")")
                    .collect(Collectors.joining(", "));
        } catch (BenchbookException e) {
            return e.getMessage();
        }
    }

    /** The jars on the class path by their names, which hold their versions. */
    private static String libraries() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(path -> path.endsWith(".jar"))
                .map(path -> Path.of(path).getFileName().toString().replaceFirst("\\.jar$", ""))
                .sorted()
                .collect(Collectors.joining(", "));
    }

    static int cores() {
        return Runtime.getRuntime().availableProcessors();
    }

    /** The machine's memory in bytes, or the limit of the container. */
    static long memoryBytes() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean machine
                ? machine.getTotalMemorySize()
                : Long.MAX_VALUE;
    }
}
