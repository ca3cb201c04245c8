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

    /** @param arguments what to do, {@code evaluations}, {@code methods} or {@code classes}, and how often */
    public static void main(String[] arguments) {
        int cells = Integer.parseInt(arguments[1]);
        switch (arguments[0]) {
            case "evaluations" -> measure("evaluations", cells, i -> "1 + " + i);
            case "methods" ->
                measure("redefinitions of a method", cells, i -> "int twice(int x) { return x * " + i + "; }");
            case "classes" ->
                measure("redefinitions of a class", cells, i -> "class C { int x() { return " + i + "; } }");
            default -> throw new IllegalArgumentException("evaluations, methods or classes, got " + arguments[0]);
        }
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
