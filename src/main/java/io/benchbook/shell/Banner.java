package io.benchbook.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The first line: {@code Benchbook 0.1.0 · JDK 17 · 2 cores, 23.5 GiB, ext4 · help() lists the commands}. */
final class Banner {
    private Banner() {}

    static String text() {
        String memory = memory().map(text -> ", " + text).orElse("");
        String disk = fileSystem().map(text -> ", " + text).orElse("");
        int cores = Runtime.getRuntime().availableProcessors();
        return "Benchbook " + version() + " · JDK " + Runtime.version().feature() + " · " + cores
                + (cores == 1 ? " core" : " cores") + memory + disk + " · help() lists the commands";
    }

    private static String version() {
        return Optional.ofNullable(Banner.class.getPackage().getImplementationVersion())
                .orElse("from classes");
    }

    /** Linux says it in a file; the management beans say it everywhere, and cost 30 ms of each start. */
    private static Optional<String> memory() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/meminfo"))) {
            return lines.filter(line -> line.startsWith("MemTotal:"))
                    .map(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .map(kib -> String.format(Locale.ROOT, "%.1f GiB", kib / 1024.0 / 1024))
                    .findFirst();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> fileSystem() {
        try {
            return Optional.of(Files.getFileStore(Path.of("")).type());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
