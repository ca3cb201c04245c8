package io.benchbook.server.machine;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads {@link Machine} from /etc, /proc and /sys below a root, as proc(5), sysfs(5) and os-release(5) describe them. */
public final class MachineReader {
    public static final String UNKNOWN = "unknown";

    private final SystemFiles files;

    MachineReader(Path root) {
        this.files = new SystemFiles(root);
    }

    Machine read(Path folder) {
        int cores = cores();
        long memory = kilobytes("MemTotal");
        return new Machine(
                files.find("etc/os-release", "(?m)^PRETTY_NAME=\"?(.*?)\"?$").orElse(UNKNOWN),
                files.line("proc/sys/kernel/osrelease").orElse(UNKNOWN),
                virtualisation(),
                container(),
                files.find("proc/cpuinfo", "(?m)^model name\\s*:\\s*(.*)$").orElse(UNKNOWN),
                cores,
                Math.min(cores, coreLimit()),
                memory,
                Math.min(memory, memoryLimit()),
                kilobytes("SwapTotal"),
                folder.toString(),
                store(folder).map(FileStore::type).orElse(UNKNOWN),
                free(folder),
                files.find("sys/kernel/mm/transparent_hugepage/enabled", "\\[(\\w+)\\]")
                        .orElse(UNKNOWN),
                files.line("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")
                        .orElse(UNKNOWN),
                System.getProperty("java.vm.name") + " " + System.getProperty("java.runtime.version"));
    }

    private String virtualisation() {
        Optional<String> flags = files.find("proc/cpuinfo", "(?m)^flags\\s*:(.*)$");
        Optional<String> product = files.line("sys/class/dmi/id/product_name");
        if (flags.isEmpty()) {
            return product.orElse(UNKNOWN);
        }
        boolean virtual = flags.get().contains(" hypervisor");
        return virtual ? "yes" + product.map(name -> ", " + name).orElse("") : "no";
    }

    /** By the marks that Docker, Podman, systemd-nspawn, LXC and Kubernetes leave. */
    String container() {
        if (files.exists(".dockerenv")) {
            return "docker";
        }
        if (files.exists("run/.containerenv")) {
            return "podman";
        }
        return files.find("proc/1/environ", "(?:^|\0)container=([^\0]*)")
                .or(() -> files.find("proc/1/cgroup", "(docker|kubepods|containerd|lxc|libpod)"))
                .or(() -> files.find("proc/self/cgroup", "(docker|kubepods|containerd|lxc|libpod)"))
                .orElse("no");
    }

    private int cores() {
        String cpus = files.text("proc/cpuinfo");
        Matcher matcher = Pattern.compile("(?m)^processor\\s*:").matcher(cpus);
        int count = (int) matcher.results().count();
        return count == 0 ? -1 : count;
    }

    /** Control groups version 2: {@code quota period} in µs; version 1 has them in two files, -1 for no limit. */
    private double coreLimit() {
        Optional<String> quota = files.find("sys/fs/cgroup/cpu.max", "^(\\d+) ")
                .or(() -> files.find("sys/fs/cgroup/cpu/cpu.cfs_quota_us", "^(\\d+)"));
        Optional<String> period = files.find("sys/fs/cgroup/cpu.max", " (\\d+)")
                .or(() -> files.find("sys/fs/cgroup/cpu/cpu.cfs_period_us", "^(\\d+)"));
        return quota.isPresent() && period.isPresent()
                ? Double.parseDouble(quota.get()) / Double.parseDouble(period.get())
                : Double.MAX_VALUE;
    }

    private long memoryLimit() {
        return files.find("sys/fs/cgroup/memory.max", "^(\\d{1,18})$")
                .or(() -> files.find("sys/fs/cgroup/memory/memory.limit_in_bytes", "^(\\d{1,18})$"))
                .map(Long::parseLong)
                .orElse(Long.MAX_VALUE);
    }

    private long kilobytes(String name) {
        return files.find("proc/meminfo", "(?m)^" + name + ":\\s*(\\d+) kB")
                .map(text -> Long.parseLong(text) * 1024)
                .orElse(-1L);
    }

    private static long free(Path folder) {
        try {
            Optional<FileStore> store = store(folder);
            return store.isEmpty() ? -1 : store.get().getUsableSpace();
        } catch (IOException e) {
            return -1;
        }
    }

    /** Of the folder, or where it will be once it is made. */
    public static Optional<FileStore> store(Path folder) {
        Path there = folder.toAbsolutePath();
        while (there != null && !Files.exists(there)) {
            there = there.getParent();
        }
        try {
            return there == null ? Optional.empty() : Optional.of(Files.getFileStore(there));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
