package io.benchbook.eval;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.function.IntFunction;

/**
 * How much heap and how many classes a long session leaves behind: a main program, started by {@code
 * benchmarks/memory.sh}.
 */
final class MemoryBenchmark {
    private static final int WARM_UP = 200;
    private static final int PARTS = 4;

    private MemoryBenchmark() {}

    /** @param arguments the number of evaluations, and of redefinitions */
    public static void main(String[] arguments) {
        int evaluations = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 10_000;
        int redefinitions = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1_000;
        measure("evaluations", evaluations, i -> "1 + " + i);
        measure("redefinitions of a method", redefinitions, i -> "int twice(int x) { return x * " + i + "; }");
        measure("redefinitions of a class", redefinitions, i -> "class C { int x() { return " + i + "; } }");
    }

    private static void measure(String what, int cells, IntFunction<String> cell) {
        try (Evaluator evaluator = Evaluator.start(Startup.imports(), note -> {})) {
            run(evaluator, cell, 0, WARM_UP);
            double before = heldMegabytes();
            int classes = classes();
            StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%,7d %-26s", cells, what));
            for (int part = 0; part < PARTS; part++) {
                run(evaluator, cell, cells * part / PARTS, cells * (part + 1) / PARTS);
                line.append(String.format(Locale.ROOT, "  +%.1f MB", heldMegabytes() - before));
            }
            double each = (heldMegabytes() - before) * 1024 / cells;
            System.out.printf(Locale.ROOT, "%s   %.1f KB a cell, classes %+d%n", line, each, classes() - classes);
        }
    }

    private static void run(Evaluator evaluator, IntFunction<String> cell, int from, int to) {
        for (int i = from; i < to; i++) {
            evaluator.evaluate(cell.apply(i));
        }
    }

    private static double heldMegabytes() {
        System.gc();
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / 1048576.0;
    }

    private static int classes() {
        return ManagementFactory.getClassLoadingMXBean().getLoadedClassCount();
    }
}
