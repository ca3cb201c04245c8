package io.benchbook.server.sandbox;

import io.benchbook.base.Progress;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A Benchbook in a JVM of its own, for tests of what two of them, or a killed one, do. */
public final class OtherJvm implements AutoCloseable {
    private final Process process;
    private final BufferedReader out;

    private OtherJvm(Process process) {
        this.process = process;
        this.out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Starts {@link #main} with the class path of this JVM. */
    public static OtherJvm start(Path cache, String task, String server) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new OtherJvm(new ProcessBuilder(
                        java,
                        "-cp",
                        System.getProperty("java.class.path"),
                        OtherJvm.class.getName(),
                        cache.toString(),
                        task,
                        server)
                .redirectErrorStream(true)
                .start());
    }

    String line() throws IOException {
        return out.readLine();
    }

    /** {@code kill -9} */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** {@code kill}, as at the end of a terminal session. */
    void terminate() throws InterruptedException {
        process.destroy();
        process.waitFor();
    }

    public int status() throws InterruptedException {
        return process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    /** {@code install}: installs and ends. {@code hold}: starts it, prints its process number and folder, waits. */
    public static void main(String[] arguments) throws InterruptedException {
        Sandboxes sandboxes = new Sandboxes(Path.of(arguments[0]), () -> Progress.SILENT);
        if (arguments[1].equals("install")) {
            sandboxes.install(arguments[2]);
            return;
        }
        Sandbox server = sandboxes.get(arguments[2]);
        server.start();
        System.out.println(server.pid().orElseThrow() + " "
                + server.dataDirectory().orElseThrow().getParent());
        Thread.sleep(60_000);
    }
}
