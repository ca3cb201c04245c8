package io.benchbook.load;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Measures what the generator itself uses. */
final class GeneratorMeter {
    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private static final Path MACHINE = Path.of("/proc/stat");

    private final List<Client> clients;
    private Reading begun;
    private Delays delays;

    GeneratorMeter(List<Client> clients) {
        this.clients = clients;
    }

    void begin() {
        begun = read();
        delays = Delays.begin();
    }

    GeneratorCost end() {
        if (begun == null) {
            return GeneratorCost.UNKNOWN;
        }
        Reading ended = read();
        Latency late = delays.end();
        double all = ended.machineTicks - begun.machineTicks;
        double idle = ended.idleTicks - begun.idleTicks;
        return new GeneratorCost(
                (ended.threads - begun.threads) / 1e9,
                (ended.process - begun.process) / 1e9,
                (ended.gcMillis - begun.gcMillis) / 1e3,
                ended.gcCount - begun.gcCount,
                all > 0 ? 1 - idle / all : Double.NaN,
                late.percentileMs(99),
                late.maxMs());
    }

    /** Ends what it measures in the background, where {@link #end} has not. */
    void stop() {
        if (delays != null) {
            delays.end();
        }
    }

    private Reading read() {
        long gcMillis = 0;
        long gcCount = 0;
        for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            gcMillis += Math.max(0, collector.getCollectionTime());
            gcCount += Math.max(0, collector.getCollectionCount());
        }
        long[] machine = machine();
        long threads = clients.stream().mapToLong(Client::cpuNanos).sum();
        return new Reading(
                threads,
                SYSTEM.getProcessCpuTime(),
                gcMillis,
                gcCount,
                Arrays.stream(machine).sum(),
                machine.length > 4 ? machine[3] + machine[4] : 0);
    }

    /** The first line of Linux's {@code /proc/stat} without guest time, which is in user time already; see proc(5). */
    private static long[] machine() {
        try (java.io.BufferedReader lines = Files.newBufferedReader(MACHINE)) {
            String[] words = lines.readLine().trim().split("\\s+");
            return Arrays.stream(words)
                    .skip(1)
                    .limit(8)
                    .mapToLong(Long::parseLong)
                    .toArray();
        } catch (IOException | NumberFormatException notLinux) {
            return new long[0];
        }
    }

    private record Reading(
            long threads, long process, long gcMillis, long gcCount, long machineTicks, long idleTicks) {}
}
