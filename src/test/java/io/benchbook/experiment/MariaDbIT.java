package io.benchbook.experiment;

import static io.benchbook.commands.Axes.JDBC;
import static io.benchbook.commands.Axes.SYSBENCH;
import static io.benchbook.commands.Axes.WIRE;
import static io.benchbook.commands.Axes.engine;
import static io.benchbook.commands.Axes.prepared;
import static io.benchbook.commands.Axes.text;
import static io.benchbook.commands.Pacings.events;
import static io.benchbook.commands.Workloads.oltpReadWrite;
import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.Factor;
import io.benchbook.base.Progress;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.load.EngineKind;
import io.benchbook.server.external.ExternalServer;
import io.benchbook.server.external.MariaDb;
import io.benchbook.server.external.PasswordPrompt;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Benchbook beside a MariaDB that runs already. */
class MariaDbIT {
    private static final int EVENTS = 200;

    @TempDir
    private static Path folder;

    @AutoClose
    private static MariaDb program;

    private static ExternalServer server;

    @BeforeAll
    static void open() throws Exception {
        program = MariaDb.start(folder);
        server = ExternalServer.at(program.url(), PasswordPrompt.NOBODY).disposable();
    }

    @Test
    void every_engine_drives_a_maria_db_with_the_same_statements() {
        assertThat(server.version().mariaDb()).isTrue();
        for (EngineKind kind : List.of(WIRE, JDBC, SYSBENCH)) {
            for (Factor protocol : List.of(text(), prepared())) {
                RunResult run = run(engine(kind), protocol);
                assertThat(run.transactions()).isEqualTo(EVENTS);
                assertThat(run.counts().reads()).isEqualTo(14 * EVENTS);
                assertThat(run.counts().writes()).isEqualTo(4 * EVENTS);
                assertThat(run.counts().others()).isEqualTo(2 * EVENTS);
                assertThat(run.counts().errorCount()).isZero();
            }
        }
    }

    private static RunResult run(Factor... factors) {
        List<Factor> all =
                new ArrayList<>(List.of(server, oltpReadWrite().tables(1).rows(1_000), events(EVENTS)));
        all.addAll(List.of(factors));
        return new Runner(Progress.SILENT, new Journal(folder.resolve("results")))
                .run(RunSpec.of(Factors.of("run", all), () -> server));
    }
}
