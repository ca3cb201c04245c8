package io.benchbook.notebook;

import io.benchbook.commands.Servers;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import tech.tablesaw.api.Row;

/** What an execution runs on and with, by name. */
final class Provenance {
    /** On another machine, figures are others: these facts tell whether it is one. */
    static final List<String> MACHINE = List.of("system", "machine");

    private static final String JARS = "jars";

    private final Map<String, String> machine;
    private final CompletableFuture<Map<String, String>> libraries;

    private Provenance(Map<String, String> machine, CompletableFuture<Map<String, String>> libraries) {
        this.machine = machine;
        this.libraries = libraries;
    }

    /** Of this process, to be asked before anything runs. Jars are read beside what runs first. */
    static Provenance here() {
        Map<String, String> machine = new LinkedHashMap<>();
        for (Row row : Servers.environment()) {
            machine.put(row.getString("property"), row.getString("value"));
        }
        return new Provenance(machine, CompletableFuture.supplyAsync(Libraries::here));
    }

    /** By name, in the order in which they are best read. */
    Map<String, String> facts() {
        Map<String, String> jars = libraries.join();
        String version = Provenance.class.getPackage().getImplementationVersion();
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("Benchbook", version == null ? "unreleased" : version);
        facts.put("Java", System.getProperty("java.runtime.version") + ", " + System.getProperty("java.vm.name"));
        facts.put("system", machine.get("os") + ", " + machine.get("kernel") + ", " + System.getProperty("os.arch"));
        facts.put("machine", words());
        facts.put("file system", machine.getOrDefault("file_system", "unknown"));
        facts.put("libraries", jars.size() + " jars, together " + Libraries.digest(jars));
        facts.put(
                JARS,
                jars.entrySet().stream()
                        .map(jar -> jar.getKey() + " " + jar.getValue())
                        .collect(Collectors.joining(", ")));
        return facts;
    }

    private String words() {
        String virtual = machine.getOrDefault("virtual", "unknown");
        String container = machine.getOrDefault("container", "unknown");
        return machine.get("cores") + " cores (" + machine.get("cpu") + "), " + machine.get("memory") + " of memory"
                + (virtual.equals("no") ? "" : ", virtual: " + virtual.replaceFirst("^yes, ", ""))
                + (container.equals("no") ? "" : ", container: " + container);
    }

    /** Those facts of {@code then} that are others now, each with what it was and what it is; of jars only the others. */
    static Map<String, String> differences(Map<String, String> then, Map<String, String> now) {
        Map<String, String> differences = new LinkedHashMap<>();
        then.forEach((name, value) -> {
            String today = now.getOrDefault(name, value);
            if (!today.equals(value) && !name.equals("libraries")) {
                differences.put(name, name.equals(JARS) ? jars(value, today) : "then " + value + "; now " + today);
            }
        });
        return differences;
    }

    private static String jars(String then, String now) {
        List<String> gone = new ArrayList<>(List.of(then.split(", ")));
        List<String> come = new ArrayList<>(List.of(now.split(", ")));
        gone.removeAll(List.of(now.split(", ")));
        come.removeAll(List.of(then.split(", ")));
        return "then " + (gone.isEmpty() ? "none more" : String.join(", ", gone)) + "; now "
                + (come.isEmpty() ? "none more" : String.join(", ", come));
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
