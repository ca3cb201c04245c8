package io.benchbook.experiment.compare;

import static io.benchbook.commands.Axes.FAST;
import static io.benchbook.commands.Axes.durability;
import static io.benchbook.commands.Axes.seconds;
import static io.benchbook.commands.Axes.threads;
import static io.benchbook.commands.Axes.warmup;
import static io.benchbook.commands.Comparisons.budget;
import static io.benchbook.commands.Workloads.queries;
import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.Factor;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.Sandboxes;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** A comparison with a server that must not be up while the other one is measured. */
@Isolated
class WholeRunsIT {
    /** 100 ms with any other durability than FAST, which each start forgets. */
    private static final String SLOW_UNLESS_FAST = "SELECT SLEEP(IF(@@GLOBAL.sync_binlog = 0, 0.001, 0.1))";

    @AutoClose
    private static final Sandboxes sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);

    @TempDir
    private Path folder;

    @Test
    void a_server_that_works_while_it_waits_is_stopped_in_the_turns_of_the_other_one() throws SQLException {
        Sandbox quiet = sandboxes.get("5.7.22");
        Sandbox busy = quiet.as("busy").with("event-scheduler=ON");
        keepBusy(busy);
        Set<Integer> up = ConcurrentHashMap.newKeySet();
        Thread conductor = Thread.currentThread();
        Progress look = (what, unit, total) -> (done, text) -> {
            if (text.contains("pair ")) {
                up.add(running(quiet) + running(busy));
            }
            if (unit == Progress.Unit.PAIRS && done >= 3) {
                conductor.interrupt();
            }
        };
        List<Factor> factors =
                List.of(queries(SLOW_UNLESS_FAST), durability(FAST), threads(2), warmup(0.2), budget(seconds(40)));
        Comparison comparison = new Comparer(look, new Journal(folder))
                .compare("compare", busy, ComparisonSpec.throughput("compare", quiet, factors));

        assertThat(comparison.pairs()).isBetween(2, 3);
        assertThat(comparison.method())
                .startsWith("whole runs of ")
                .endsWith(", each server stopped while the other runs");
        assertThat(comparison.notes())
                .anyMatch(note -> note.matches("5.7.22/busy uses \\d+ % of a core while it waits"));
        assertThat(comparison.measured()).allMatch(pair -> pair.referenceTps() > 100 && pair.comparedTps() > 100);
        assertThat(up).containsExactly(0);
        assertThat(running(quiet) + running(busy)).isEqualTo(2);
    }

    private static int running(Server server) {
        return server.state() == Server.State.RUNNING ? 1 : 0;
    }

    /** About half a core, from its start on. */
    private static void keepBusy(Sandbox server) throws SQLException {
        server.endpoint();
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE EVENT " + Server.SCHEMA
                    + ".busy ON SCHEDULE EVERY 1 SECOND DO DO BENCHMARK(2000000, SHA1('benchbook'))");
        }
    }
}
