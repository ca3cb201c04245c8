package io.benchbook.display;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A real browser without a window, for tests of pages; each page is opened in a new profile. */
public final class Chromium {
    private static final Path PROGRAM = Path.of("/usr/bin/chromium");
    private static final int SECONDS = 120;

    private final Path folder;

    /** @param folder for profiles and pictures */
    public Chromium(Path folder) {
        if (!Files.isExecutable(PROGRAM)) {
            throw new AssertionError(
                    "This test needs a browser: " + PROGRAM + " is not there. Install the package chromium.");
        }
        this.folder = folder;
    }

    /**
     * What a page became.
     *
     * @param dom the document after its scripts ran
     * @param console what the scripts and the browser said on the page's console
     */
    public record Result(String dom, List<String> console) {}

    /** Opens a file and gives its document when all has settled. */
    public Result open(Path page, List<String> flags) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(flags);
        arguments.add("--dump-dom");
        return run(page, arguments);
    }

    /** Opens a file and takes a picture of it. */
    public Path picture(Path page, int width, int height, String name, List<String> flags)
            throws IOException, InterruptedException {
        Path png = folder.resolve(name);
        List<String> arguments = new ArrayList<>(flags);
        arguments.addAll(List.of("--screenshot=" + png, "--window-size=" + width + "," + height, "--hide-scrollbars"));
        run(page, arguments);
        return png;
    }

    private Result run(Path page, List<String> flags) throws IOException, InterruptedException {
        Path profile = Files.createTempDirectory(folder, "profile");
        Path out = Files.createTempFile(folder, "dom", ".html");
        Path log = Files.createTempFile(folder, "console", ".log");
        List<String> command = new ArrayList<>(List.of(
                PROGRAM.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--enable-logging=stderr",
                "--virtual-time-budget=20000",
                "--user-data-dir=" + profile));
        command.addAll(flags);
        command.add(page.toUri().toString());
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(log.toFile())
                .start();
        try {
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                throw new AssertionError("The browser did not end within " + SECONDS + " s.");
            }
            return new Result(Files.readString(out), console(log));
        } finally {
            process.destroyForcibly();
            remove(profile);
        }
    }

    private static List<String> console(Path log) throws IOException {
        try (Stream<String> lines = Files.lines(log)) {
            return lines.filter(line -> line.contains("CONSOLE")).toList();
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(java.io.File::delete);
        }
    }
}
