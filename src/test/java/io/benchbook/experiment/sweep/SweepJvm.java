package io.benchbook.experiment.sweep;

import static io.benchbook.commands.Axes.FAST;
import static io.benchbook.commands.Axes.SAFE;
import static io.benchbook.commands.Axes.durability;
import static io.benchbook.commands.Axes.seconds;
import static io.benchbook.commands.Axes.threads;
import static io.benchbook.commands.Axes.warmup;
import static io.benchbook.commands.Sweeps.named;
import static io.benchbook.commands.Workloads.oltpReadOnly;

import io.benchbook.base.Factor;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.Sandboxes;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A sweep in a JVM of its own, which a test kills in the middle. */
final class SweepJvm implements AutoCloseable {
    private final Process process;
    private final BufferedReader out;

    private SweepJvm(Process process) {
        this.process = process;
        this.out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** @param seconds of each run */
    static SweepJvm start(Path results, String name, double seconds) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new SweepJvm(new ProcessBuilder(
                        java,
                        "-cp",
                        System.getProperty("java.class.path"),
                        SweepJvm.class.getName(),
                        results.toString(),
                        name,
                        String.valueOf(seconds))
                .redirectErrorStream(true)
                .start());
    }

    /** After each run a line with the process number of the server. */
    String line() throws IOException {
        return out.readLine();
    }

    long pid() {
        return process.pid();
    }

    /** Whether it ends within this time. */
    boolean hasEnded(long millis) throws InterruptedException {
        return process.waitFor(millis, TimeUnit.MILLISECONDS);
    }

    /** {@code kill -9} */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** {@code kill}, as a terminal that goes away does it */
    void terminate() throws InterruptedException {
        process.destroy();
        process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    /** Twelve runs. */
    static List<Factor> factors(String name, double length) {
        return List.of(
                oltpReadOnly().tables(2).rows(2_000),
                threads(1, 2, 3, 4, 5, 6),
                durability(SAFE, FAST),
                seconds(length),
                warmup(0),
                named(name));
    }

    public static void main(String[] arguments) {
        Sandboxes sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);
        Sandbox server = sandboxes.get("5.7.22");
        SweepPlan plan = SweepPlan.of("sweep", factors(arguments[1], Double.parseDouble(arguments[2])), () -> server);
        new SweepRunner(
                        Progress.SILENT,
                        new Journal(Path.of(arguments[0])),
                        line -> {},
                        run -> System.out.println(server.pid().orElseThrow()))
                .run(plan);
        sandboxes.close();
    }
}
