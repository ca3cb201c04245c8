package io.benchbook.notebook;

import java.lang.management.ManagementFactory;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Map;

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
        return facts;
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
