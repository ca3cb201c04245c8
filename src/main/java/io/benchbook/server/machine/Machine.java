package io.benchbook.server.machine;

import io.benchbook.base.Folders;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The machine Benchbook runs on, as far as it decides what is measured. What cannot be found out is {@code unknown}, as a
 * number -1.
 *
 * @param os name and release
 * @param kernel its release
 * @param virtualisation {@code no}, or what is known of the virtual machine
 * @param container {@code no}, or its kind
 * @param cpu the processor's model
 * @param cores logical processors
 * @param usableCores what a control group leaves of them
 * @param memoryBytes main memory
 * @param usableMemoryBytes what a control group leaves of it
 * @param swapBytes swap space
 * @param folder where servers keep their data
 * @param fileSystem its type
 * @param freeBytes what may still be written there
 * @param transparentHugePages {@code always}, {@code madvise} or {@code never}
 * @param governor of the processor's frequency
 * @param jdk the Java runtime
 */
public record Machine(
        String os,
        String kernel,
        String virtualisation,
        String container,
        String cpu,
        int cores,
        double usableCores,
        long memoryBytes,
        long usableMemoryBytes,
        long swapBytes,
        String folder,
        String fileSystem,
        long freeBytes,
        String transparentHugePages,
        String governor,
        String jdk) {

    /** This machine, with the cache folder as the place of the data. */
    public static Machine here() {
        return new MachineReader(Path.of("/")).read(Folders.cache());
    }

    /** Its parts by name, with units, in the order in which they are best read. */
    public Map<String, String> parts() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("os", os);
        parts.put("kernel", kernel);
        parts.put("virtual", virtualisation);
        parts.put("container", container);
        parts.put("cpu", cpu);
        parts.put("cores", cores < 0 ? MachineReader.UNKNOWN : cores + limit(usableCores < cores, number(usableCores)));
        parts.put("memory", gib(memoryBytes) + limit(usableMemoryBytes < memoryBytes, gib(usableMemoryBytes)));
        parts.put("swap", gib(swapBytes));
        parts.put("folder", withoutHome(folder));
        parts.put("file_system", fileSystem);
        parts.put("free_space", gib(freeBytes));
        parts.put("transparent_huge_pages", transparentHugePages);
        parts.put("cpu_governor", governor);
        parts.put("jdk", jdk);
        return parts;
    }

    /** Journals and reports are handed on: whose home it is, is nobody's business. */
    private static String withoutHome(String folder) {
        String home = System.getProperty("user.home");
        return folder.startsWith(home + "/") ? "~" + folder.substring(home.length()) : folder;
    }

    private static String limit(boolean limited, String usable) {
        return limited ? ", limited to " + usable : "";
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
    }

    public static String gib(long bytes) {
        return bytes < 0 ? MachineReader.UNKNOWN : String.format(Locale.ROOT, "%.1f GiB", bytes / 0x1p30);
    }
}
