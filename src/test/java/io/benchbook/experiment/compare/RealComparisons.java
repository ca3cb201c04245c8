package io.benchbook.experiment.compare;

import io.benchbook.base.Factor;
import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.commands.Workloads;
import io.benchbook.experiment.Axis;
import io.benchbook.experiment.Keys;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.server.Server;
import io.benchbook.server.sandbox.Sandboxes;
import io.benchbook.stats.Verdict;
import io.benchbook.workload.Workload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Comparisons whose true answer is known, on a real server: a thing with itself, and with a slow-down of 5 % and of 1 %
 * injected by a statement that does that much more. Each is a line of a CSV file as soon as it ends; what is there already
 * is not done again. Run by benchmarks/aa.sh.
 */
final class RealComparisons {
    private static final String HEADING = "started_at,kind,verdict,ratio,low,high,pairs,seconds";
    /** With innodb_flush_neighbors=1 it takes so many hundredths longer than with 0; nothing else in it depends on that. */
    private static final String WORK =
            "SELECT BENCHMARK(10000 + %d * @@GLOBAL.innodb_flush_neighbors, SHA1('benchbook'))";

    private final Server server;
    private final Comparer comparer;
    private final Path csv;
    private final double budget;

    private RealComparisons(Server server, Comparer comparer, Path csv, double budget) {
        this.server = server;
        this.comparer = comparer;
        this.csv = csv;
        this.budget = budget;
    }

    /** What is compared. */
    enum Kind {
        SAME(0),
        SLOWER_5(500),
        SLOWER_1(100);

        private final int more;

        Kind(int more) {
            this.more = more;
        }
    }

    /** @param arguments the CSV file, the budget of one in seconds, and how many of each kind */
    public static void main(String[] arguments) throws IOException {
        Path journal = Files.createTempDirectory("benchbook-aa");
        Path csv = Path.of(arguments[0]);
        try (Sandboxes sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT)) {
            Comparer comparer = new Comparer(Progress.SILENT, new Journal(journal));
            RealComparisons real =
                    new RealComparisons(sandboxes.get("8.0.15"), comparer, csv, Double.parseDouble(arguments[1]));
            int[] wished =
                    Stream.of(arguments).skip(2).mapToInt(Integer::parseInt).toArray();
            real.all(wished);
            System.out.print(RealSummary.of(Files.readAllLines(csv)));
        } finally {
            try (var files = Files.walk(journal).sorted(Comparator.reverseOrder())) {
                files.forEach(file -> file.toFile().delete());
            }
        }
    }

    /** In turns, so that an early end leaves as many of each. */
    private void all(int[] wished) throws IOException {
        if (!Files.exists(csv)) {
            write(HEADING);
        }
        boolean more = true;
        for (int round = 1; more; round++) {
            more = false;
            for (Kind kind : Kind.values()) {
                if (round <= wished[kind.ordinal()]) {
                    more = true;
                    doUnlessDone(kind, round);
                }
            }
        }
    }

    private void doUnlessDone(Kind kind, int round) throws IOException {
        long done = Files.readAllLines(csv).stream()
                .filter(line -> line.contains("," + kind + ","))
                .count();
        if (done < round) {
            long begun = System.nanoTime();
            Verdict verdict = compare(kind).verdict();
            write(String.format(
                    Locale.ROOT,
                    "%s,%s,%s,%.4f,%.4f,%.4f,%d,%.0f",
                    Instant.now().truncatedTo(ChronoUnit.SECONDS),
                    kind,
                    verdict.kind(),
                    verdict.ratio().estimate(),
                    verdict.ratio().low(),
                    verdict.ratio().high(),
                    verdict.pairs(),
                    (System.nanoTime() - begun) / 1e9));
        }
    }

    private Comparison compare(Kind kind) {
        return kind == Kind.SAME
                ? comparer.compare("compare", server, spec(Workloads.oltpPointSelect()))
                : comparer.whatIf("innodb_flush_neighbors=1", spec(Workloads.queries(String.format(WORK, kind.more))));
    }

    private ComparisonSpec spec(Workload workload) {
        List<Factor> factors =
                List.of(workload, Axis.of(Keys.THREADS, List.of(2)), Axis.of(Keys.BUDGET, List.of(budget)));
        return ComparisonSpec.throughput("aa", server, factors);
    }

    private void write(String line) throws IOException {
        System.out.println(line);
        Files.writeString(csv, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
