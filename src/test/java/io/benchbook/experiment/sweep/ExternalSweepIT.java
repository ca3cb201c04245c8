package io.benchbook.experiment.sweep;

import static io.benchbook.commands.Axes.seconds;
import static io.benchbook.commands.Axes.threads;
import static io.benchbook.commands.Axes.warmup;
import static io.benchbook.commands.Sweeps.coldCaches;
import static io.benchbook.commands.Sweeps.named;
import static io.benchbook.commands.Workloads.oltpWriteOnly;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.server.external.ExternalServer;
import io.benchbook.server.external.PasswordPrompt;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.Sandboxes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Sweeps on a server that Benchbook did not start: one of its own that it reaches as if it were somebody's. */
@Isolated
class ExternalSweepIT {
    private static final Factor WRITES = oltpWriteOnly().tables(2).rows(20_000);

    @TempDir
    private Path folder;

    private Sandboxes sandboxes;
    private ExternalServer server;
    private Path pidFile;
    private Path dropped;

    @BeforeEach
    void open() throws IOException {
        sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);
        Sandbox sandbox = sandboxes.get("5.7.22");
        sandbox.start();
        pidFile = Files.writeString(
                folder.resolve("pid"), Long.toString(sandbox.pid().getAsLong()));
        dropped = folder.resolve("dropped");
        var there = sandbox.endpoint();
        server = ExternalServer.at(
                "jdbc:mysql://" + there.user() + ":" + there.password() + "@127.0.0.1:" + there.port() + "/",
                PasswordPrompt.NOBODY);
    }

    @AfterEach
    void close() throws IOException {
        long pid = Long.parseLong(Files.readString(pidFile).strip());
        ProcessHandle.of(pid).ifPresent(process -> {
            process.destroyForcibly();
            process.onExit().join();
        });
        sandboxes.close();
    }

    private Sweep sweep() {
        List<Factor> factors = List.of(server, WRITES, threads(1, 2), seconds(1), warmup(0), coldCaches());
        return new SweepRunner(Progress.SILENT, new Journal(folder), said -> {}, run -> {})
                .run(SweepPlan.of("sweep", factors, () -> server));
    }

    @Test
    void caches_are_emptied_before_each_run_by_the_lines_that_were_given() throws IOException {
        server.disposable()
                .restartWith("sh " + restartScript())
                .dropCachesWith("echo dropped >> " + dropped + "; sync; echo 3 > /proc/sys/vm/drop_caches");
        Sweep sweep = sweep();
        assertThat(sweep.failed()).isEmpty();
        assertThat(sweep.results()).hasSize(2).allSatisfy(run -> {
            assertThat(run.notes()).anyMatch(note -> note.startsWith("cold: the buffer pool held "));
            assertThat(run.sweep().orElseThrow().besides()).containsKeys("restart", "drop caches");
        });
        assertThat(Files.readAllLines(dropped)).hasSize(2);
        assertThat(Long.parseLong(server.status().get("Uptime"))).isLessThan(60);
    }

    @Test
    void a_sweep_is_not_resumed_on_a_server_that_became_another_version_meanwhile() throws IOException {
        server.disposable();
        List<Factor> factors = List.of(server, WRITES, threads(1, 2), seconds(0.3), named("upgraded"));
        SweepRunner stopped = new SweepRunner(
                Progress.SILENT,
                new Journal(folder.resolve("upgraded")),
                said -> {},
                run -> Thread.currentThread().interrupt());
        stopped.run(SweepPlan.of("sweep", factors, () -> server));
        Path file;
        try (Stream<Path> files = Files.list(folder.resolve("upgraded"))) {
            file = files.filter(each -> each.toString().endsWith(".jsonl"))
                    .findFirst()
                    .orElseThrow();
        }
        String journal = Files.readString(file);
        Files.writeString(
                file, journal.replaceAll("(\"version\":\"MySQL )[0-9.]+(\",\"options\":\\[\\])", "$15.6.1$2"));
        assertThatThrownBy(() -> stopped.resume("upgraded", name -> server))
                .isInstanceOf(BenchbookException.class)
                .hasMessageContaining(" was MySQL 5.6.1, is MySQL ");
    }

    @Test
    void without_the_owner_s_leave_and_a_way_to_restart_it_is_refused() {
        assertThatThrownBy(this::sweep)
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("coldCaches: ")
                .hasMessageContaining("disposable()");
        server.disposable();
        assertThatThrownBy(this::sweep)
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("restart: I don't know how to restart ");
    }

    /** Ends the process of the file, waits for its end, and starts the same command line again. */
    private Path restartScript() throws IOException {
        String pid = Files.readString(pidFile).strip();
        String arguments = Stream.of(
                        Files.readString(Path.of("/proc/" + pid + "/cmdline")).split("\0"))
                .filter(argument -> !argument.startsWith("--init-file"))
                .collect(Collectors.joining(" "));
        return Files.writeString(
                folder.resolve("restart.sh"),
                "pid=$(cat " + pidFile + ")\nkill $pid\nwhile kill -0 $pid 2>/dev/null; do sleep 0.1; done\n"
                        + arguments + " >/dev/null 2>&1 </dev/null &\necho $! > " + pidFile + "\n");
    }
}
