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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/**
 * Comparisons whose true answer is known, on a real server: a thing with itself, and with a slow-down of 5 % and of 1 %
 * injected by a statement that does that much more. Run by benchmarks/aa.sh.
 */
final class RealComparisons {
    /** With innodb_flush_neighbors=1 it takes so many hundredths longer than with 0; nothing else in it depends on that. */
    private static final String WORK =
            "SELECT BENCHMARK(10000 + %d * @@GLOBAL.innodb_flush_neighbors, SHA1('benchbook'))";

    private final Server server;
    private final Comparer comparer;
    private final int comparisons;
    private final double seconds;

    private RealComparisons(Server server, Comparer comparer, int comparisons, double seconds) {
        this.server = server;
        this.comparer = comparer;
        this.comparisons = comparisons;
        this.seconds = seconds;
    }

    /** @param arguments how many of each kind, and the budget of one in seconds */
    public static void main(String[] arguments) throws Exception {
        Path journal = Files.createTempDirectory("benchbook-aa");
        try (Sandboxes sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT)) {
            RealComparisons real = new RealComparisons(
                    sandboxes.get("8.0.15"),
                    new Comparer(Progress.SILENT, new Journal(journal)),
                    Integer.parseInt(arguments[0]),
                    Double.parseDouble(arguments[1]));
            real.all();
        } finally {
            try (var files = Files.walk(journal).sorted(java.util.Comparator.reverseOrder())) {
                files.forEach(file -> file.toFile().delete());
            }
        }
    }

    private void all() {
        print("with itself", this::same);
        print("5 % slower", () -> slower(500));
        print("1 % slower", () -> slower(100));
    }

    private Comparison same() {
        return comparer.compare("compare", server, spec(Workloads.oltpPointSelect()));
    }

    private Comparison slower(int more) {
        return comparer.whatIf("innodb_flush_neighbors=1", spec(Workloads.queries(String.format(WORK, more))));
    }

    private ComparisonSpec spec(Workload workload) {
        List<Factor> factors =
                List.of(workload, Axis.of(Keys.THREADS, List.of(2)), Axis.of(Keys.BUDGET, List.of(seconds)));
        return ComparisonSpec.throughput("aa", server, factors);
    }

    private void print(String what, Supplier<Comparison> comparison) {
        int different = 0;
        for (int i = 0; i < comparisons; i++) {
            Verdict verdict = comparison.get().verdict();
            boolean isDifferent = verdict.kind() == Verdict.Kind.HIGHER || verdict.kind() == Verdict.Kind.LOWER;
            different += isDifferent ? 1 : 0;
            System.out.println("  " + what + ": " + verdict + ", " + verdict.pairs() + " pairs");
        }
        System.out.println(what + ": " + different + " of " + comparisons + " called different");
    }
}
