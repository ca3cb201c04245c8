package io.benchbook.load.sysbench;

import io.benchbook.base.BenchbookException;
import io.benchbook.load.Ending;
import io.benchbook.load.Interval;
import io.benchbook.load.LoadListener;
import io.benchbook.load.LoadPlan;
import io.benchbook.load.LoadResult;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * One run by the installed sysbench 1.0: started, listened to, and its report read. A warm-up is a run of its own before,
 * whose connections are closed again. An interrupt ends it and keeps what its interval lines told.
 */
public final class SysbenchRun {
    private static final String STARTED = "Threads started!";
    private static final String END = new String("end of output");

    private final LoadPlan plan;
    private final LoadListener listener;
    private final SysbenchArguments arguments;
    private final List<String> lines = new ArrayList<>();
    private final List<Interval> intervals = new ArrayList<>();
    private boolean started;

    private SysbenchRun(LoadPlan plan, LoadListener listener) {
        this.plan = plan;
        this.listener = listener;
        this.arguments = new SysbenchArguments(plan);
    }

    /**
     * Runs a plan.
     *
     * @throws BenchbookException where sysbench is missing, cannot do what the plan asks, or could not begin
     */
    public static LoadResult run(LoadPlan plan, LoadListener listener) {
        return new SysbenchRun(plan, listener).run();
    }

    /** Whether the program is found on the path. */
    public static boolean isInstalled() {
        String path = System.getenv().getOrDefault("PATH", "");
        return Arrays.stream(path.split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder).resolve("sysbench")));
    }

    private LoadResult run() {
        try (SysbenchScript script = new SysbenchScript(plan)) {
            return run(script);
        } catch (IOException failure) {
            throw new BenchbookException("engine: sysbench cannot be given its options: " + failure.getMessage() + ".");
        }
    }

    private LoadResult run(SysbenchScript script) {
        ChildCpu cpu = new ChildCpu();
        try {
            warmUp(script);
            cpu = new ChildCpu();
            measure(script, cpu);
        } catch (InterruptedException stopped) {
            listener.measured();
            return outcome().partial(Ending.INTERRUPTED, cpu.end());
        }
        Optional<SysbenchReport> report =
                SysbenchLog.read("sysbench", lines).stream().findFirst();
        if (report.isPresent()) {
            return outcome().complete(report.get(), cpu.end());
        }
        if (!started) {
            throw couldNotBegin();
        }
        return outcome().partial(Ending.failed(SysbenchOutcome.reason(lines)), cpu.end());
    }

    private SysbenchOutcome outcome() {
        return new SysbenchOutcome(plan, lines, intervals);
    }

    private void warmUp(SysbenchScript script) throws InterruptedException {
        if (plan.warmup() > 0) {
            listener.started();
            follow(script, plan.warmup(), 0, (line, process) -> {});
            if (SysbenchOutcome.reason(lines).isEmpty()) {
                lines.clear();
            } else {
                throw couldNotBegin();
            }
        }
    }

    private void measure(SysbenchScript script, ChildCpu cpu) throws InterruptedException {
        follow(script, plan.seconds(), plan.pacing().events(), (line, process) -> hear(line, process, cpu));
        listener.measured();
    }

    private void hear(String line, Process process, ChildCpu cpu) {
        if (line.equals(STARTED)) {
            started = true;
            listener.opened(plan.threads());
            listener.measuring();
            cpu.started(process.pid());
            listener.started();
        }
        SysbenchLog.intervalLine(line).ifPresent(interval -> {
            double before = intervals.isEmpty()
                    ? 0
                    : intervals.get(intervals.size() - 1).end();
            intervals.add(SysbenchOutcome.interval(interval, before));
            listener.interval(intervals.get(intervals.size() - 1));
        });
    }

    private void follow(SysbenchScript script, double seconds, long events, Heard heard) throws InterruptedException {
        Process process = start(arguments.of(script.test(), script.config().toString(), seconds, events));
        try {
            BlockingQueue<String> printed = read(process);
            for (String line = printed.take(); line != END; line = printed.take()) {
                lines.add(line);
                heard.line(line, process);
            }
            process.waitFor();
        } finally {
            end(process);
        }
    }

    /** Its output cannot be waited for by one who may be interrupted, except through a thread of its own. */
    private static BlockingQueue<String> read(Process process) {
        BlockingQueue<String> printed = new LinkedBlockingQueue<>();
        Thread reader = new Thread(
                () -> {
                    try (BufferedReader output = process.inputReader()) {
                        output.lines().forEach(printed::add);
                    } catch (IOException | java.io.UncheckedIOException closed) {
                        // it was ended: there is nothing more to read
                    } finally {
                        printed.add(END);
                    }
                },
                "benchbook-sysbench");
        reader.setDaemon(true);
        reader.start();
        return printed;
    }

    private static Process start(List<String> command) {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            return process;
        } catch (IOException missing) {
            throw new BenchbookException("engine: sysbench is not installed.", missing)
                    .next("Install it with: sudo apt-get install sysbench.");
        }
    }

    private static void end(Process process) {
        boolean interrupted = Thread.interrupted();
        try {
            process.destroyForcibly().waitFor(2, TimeUnit.SECONDS);
        } catch (InterruptedException again) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private BenchbookException couldNotBegin() {
        String reason = SysbenchOutcome.reason(lines);
        String last = lines.isEmpty() ? "it printed nothing" : lines.get(lines.size() - 1);
        return new BenchbookException(
                "run: sysbench could not begin: " + (reason.isEmpty() ? last : reason).replaceAll("\\.+$", "") + ".");
    }

    /** Hears a line as it is printed. */
    @FunctionalInterface
    private interface Heard {
        void line(String line, Process process);
    }
}
