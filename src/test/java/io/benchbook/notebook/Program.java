package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** {@code benchbook run} as a process of its own, with what it printed in files of its folder. */
final class Program implements AutoCloseable {
    private static final long LONGEST_SECONDS = 600;

    private final Path folder;
    private final Process process;

    private Program(Path folder, Process process) {
        this.folder = folder;
        this.process = process;
    }

    /** Runs a notebook in {@code folder}. */
    static Program run(Path folder, String notebook, String... options) throws IOException {
        return run(folder, Map.of(), notebook, options);
    }

    /** The same with these variables in its environment. */
    static Program run(Path folder, Map<String, String> environment, String notebook, String... options)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                Path.of("target/classes").toAbsolutePath() + ":"
                        + Path.of("target/lib").toAbsolutePath() + "/*",
                "io.benchbook.Main",
                "run",
                notebook));
        command.addAll(List.of(options));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().putAll(environment);
        Process process = builder.directory(folder.toFile())
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile())
                .start();
        return new Program(folder, process);
    }

    /** Its exit status, once it has ended. */
    int status() throws InterruptedException {
        assertThat(process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS))
                .as("ends")
                .isTrue();
        return process.exitValue();
    }

    /** Waits until it has printed this. */
    void await(String text) throws IOException, InterruptedException {
        for (int i = 0; i < LONGEST_SECONDS * 10 && process.isAlive() && !(out() + err()).contains(text); i++) {
            Thread.sleep(100);
        }
        assertThat(out() + err()).contains(text);
    }

    /** Waits until this is so, while it runs. */
    void await(String what, Callable<Boolean> condition) throws Exception {
        for (int i = 0; i < LONGEST_SECONDS * 10 && process.isAlive() && !condition.call(); i++) {
            Thread.sleep(100);
        }
        assertThat(condition.call()).as(what + "\n" + out() + err()).isTrue();
    }

    /** Ends it as {@code kill -9} does, and nothing that it has started. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        status();
    }

    /** What it has started and still runs. */
    List<ProcessHandle> children() {
        return process.descendants().toList();
    }

    /** Sends what Ctrl-C sends. */
    void interrupt() throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-INT", String.valueOf(process.pid()))
                .start()
                .waitFor();
    }

    String out() throws IOException {
        return Files.readString(folder.resolve("out"), StandardCharsets.UTF_8);
    }

    String err() throws IOException {
        return Files.readString(folder.resolve("err"), StandardCharsets.UTF_8);
    }

    /** Fails where one of them is alive; a server that was told to end may take a moment for it. */
    static void assertGone(List<ProcessHandle> processes) throws InterruptedException {
        for (int i = 0; i < 100 && processes.stream().anyMatch(ProcessHandle::isAlive); i++) {
            Thread.sleep(100);
        }
        assertThat(processes).as("left behind").noneMatch(ProcessHandle::isAlive);
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
