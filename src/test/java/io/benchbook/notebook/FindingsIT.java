package io.benchbook.notebook;

import static io.benchbook.experiment.RunFormat.RUN;
import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.SweepMark;
import io.benchbook.experiment.journal.Journal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The notebooks of the published findings in their shortest form: what is certain in them, and never a time. */
class FindingsIT {
    @TempDir
    private Path folder;

    @Test
    void documents_that_change_in_one_place_write_little_where_8_0_may_write_little() throws Exception {
        String out = run("json-documents", "sizes=1000,100000", "seconds=0.3", "repeats=2", "updates=40", "budget=1");
        assertThat(out)
                .contains("published 8.0", "The claims of R4, and what became of them here")
                .containsPattern("R4\\.1 ")
                .containsPattern("R4\\.3b .*not reproduced");
        Predicate<RunResult> long100k = run -> level(run, "document_bytes").equals("100000");
        ToDoubleFunction<RunResult> binlog = RunResult::binlogBytesPerTx;
        double whole = mean(binlog, long100k.and(run -> run.server().equals("8.0.15/binlog")));
        double partial = mean(binlog, long100k.and(run -> run.server().equals("8.0.15/partial-binlog")));
        assertThat(whole).as("bytes of binlog").isGreaterThan(100_000).isGreaterThan(10 * partial);
        ToDoubleFunction<RunResult> redo = RunResult::redoBytesPerTx;
        assertThat(mean(redo, long100k.and(run -> run.workload().equals("whole document"))))
                .as("bytes of redo")
                .isGreaterThan(
                        10 * mean(redo, long100k.and(run -> run.workload().equals("in place"))));
    }

    private String run(String notebook, String... parameters) throws Exception {
        Path file = Path.of("notebooks", notebook + ".jsh").toAbsolutePath();
        List<String> options = new ArrayList<>();
        for (String parameter : parameters) {
            options.addAll(List.of("-p", parameter));
        }
        try (Program program = Program.run(folder, file.toString(), options.toArray(String[]::new))) {
            assertThat(program.status()).as(program.out() + program.err()).isZero();
            return program.out();
        }
    }

    private double mean(ToDoubleFunction<RunResult> figure, Predicate<RunResult> wanted) {
        return new Journal(folder.resolve("results"))
                .read(RUN).values().stream()
                        .filter(wanted)
                        .mapToDouble(figure)
                        .average()
                        .orElseThrow();
    }

    private static String level(RunResult run, String factor) {
        return run.sweep().map(SweepMark::levels).orElse(Map.of()).getOrDefault(factor, "");
    }
}
