package io.benchbook.experiment.sweep;

import static io.benchbook.experiment.RunFormat.RUN;
import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.server.sandbox.SandboxCensus;
import io.benchbook.server.sandbox.Sandboxes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** One sweep of twelve points, through ten times {@code kill -9} of Benchbook or of its server, each at a random moment. */
@Isolated
class SweepKillsIT {
    private static final int KILLS = 10;
    /** From a Benchbook's start: within its own start, its server's, the making of data, a run, or between runs. */
    private static final int LATEST_FOR_BENCHBOOK_MS = 4_500;
    /** From when the server's process is there: within its start, a run, or between runs. */
    private static final int LATEST_FOR_SERVER_MS = 1_200;

    private final long seed = System.nanoTime();
    private final Random random = new Random(seed);
    private final List<String> kills = new ArrayList<>();
    private final Set<Long> benchbooks = new LinkedHashSet<>();

    @TempDir
    private Path results;

    private SweepJvm benchbook;

    @AfterEach
    void end() {
        benchbook.close();
    }

    @Test
    void each_point_is_there_exactly_once_and_nothing_runs_on() throws Exception {
        begin();
        for (int i = 0; i < KILLS; i++) {
            if (i % 2 == 0) {
                killBenchbook();
            } else {
                killServer();
            }
        }
        benchbook.kill();
        System.out.println(story());
        try (Sandboxes next = new Sandboxes(Folders.cache(), () -> Progress.SILENT)) {
            SweepRunner runner = new SweepRunner(Progress.SILENT, new Journal(results), said -> {}, run -> {});
            Sweep sweep = runner.run(SweepPlan.of("sweep", SweepJvm.factors("kills", 1), () -> next.get("5.7.22")));
            assertThat(sweep.missing()).isZero();
            assertThat(runner.resume("kills", next::get).results()).hasSize(12);
        }
        assertThat(runs()).as(story()).hasSize(12).doesNotHaveDuplicates();
        assertThat(SandboxCensus.of(Folders.cache()))
                .as(story())
                .noneMatch(sandbox -> sandbox.pid() > 0 && benchbooks.contains(sandbox.ownerPid()));
    }

    /** The points of all runs in the journal, also of runs that failed since their server was killed. */
    private List<String> runs() {
        List<RunResult> runs = new Journal(results).read(RUN).values();
        return runs.stream().map(run -> run.sweep().orElseThrow().point()).toList();
    }

    private String story() {
        return "seed " + seed + ": " + String.join(", ", kills);
    }

    private void begin() throws Exception {
        benchbook = SweepJvm.start(results, "kills", 1);
        benchbooks.add(benchbook.pid());
    }

    private void killBenchbook() throws Exception {
        int moment = random.nextInt(LATEST_FOR_BENCHBOOK_MS);
        Thread.sleep(moment);
        benchbook.kill();
        kills.add("Benchbook after " + moment + " ms with " + runs().size() + " runs done");
        begin();
    }

    /** Where Benchbook gave up, since its first run could not begin, another one begins. */
    private void killServer() throws Exception {
        long pid = server();
        int moment = random.nextInt(LATEST_FOR_SERVER_MS);
        Thread.sleep(moment);
        ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
        kills.add("mysqld after " + moment + " ms with " + runs().size() + " runs done");
        if (benchbook.hasEnded(500)) {
            begin();
        }
    }

    /** The server of the present Benchbook, waited for. */
    private long server() throws Exception {
        for (int i = 0; i < 600; i++) {
            OptionalLong pid = SandboxCensus.of(Folders.cache()).stream()
                    .filter(sandbox -> sandbox.ownerPid() == benchbook.pid() && sandbox.pid() > 0)
                    .mapToLong(SandboxCensus.Entry::pid)
                    .findFirst();
            if (pid.isPresent()) {
                return pid.getAsLong();
            }
            if (benchbook.hasEnded(50)) {
                throw new AssertionError("Benchbook has ended before the last kill, " + story());
            }
        }
        throw new AssertionError("no server came, " + story());
    }
}
