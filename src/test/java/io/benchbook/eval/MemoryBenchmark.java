package io.benchbook.eval;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import jdk.jshell.JShell;

/**
 * How much heap and how many classes a long session leaves behind: a main program, started by {@code
 * benchmarks/memory.sh}.
 */
final class MemoryBenchmark {
    private static final int WARM_UP = 200;
    private static final int PARTS = 4;

    private MemoryBenchmark() {}

    /** @param arguments {@code evaluations}, {@code methods}, {@code classes} or {@code jshell} (evaluations by a JShell alone), and how often */
    public static void main(String[] arguments) {
        int cells = Integer.parseInt(arguments[1]);
        switch (arguments[0]) {
            case "evaluations" -> measure("evaluations", cells, i -> "1 + " + i);
            case "methods" ->
                measure("redefinitions of a method", cells, i -> "int twice(int x) { return x * " + i + "; }");
            case "classes" ->
                measure("redefinitions of a class", cells, i -> "class C { int x() { return " + i + "; } }");
            case "jshell" -> measureJShell(cells);
            default ->
                throw new IllegalArgumentException("evaluations, methods, classes or jshell, got " + arguments[0]);
        }
    }

    private static void measure(String what, int cells, IntFunction<String> cell) {
        try (Evaluator evaluator = Evaluator.start(Startup.imports(), note -> {})) {
            measure(what, cells, cell, evaluator::evaluate);
        }
    }

    private static void measureJShell(int cells) {
        try (JShell shell = JShell.builder().executionEngine("local").build()) {
            Imports.of(Startup.imports()).forEach(shell::eval);
            measure("evaluations, JShell alone", cells, i -> "1 + " + i, shell::eval);
        }
    }

    private static void measure(String what, int cells, IntFunction<String> cell, Consumer<String> evaluate) {
        run(evaluate, cell, 0, WARM_UP);
        double before = heldMegabytes();
        int classes = classes();
        StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%,7d %-26s", cells, what));
        for (int part = 0; part < PARTS; part++) {
            run(evaluate, cell, cells * part / PARTS, cells * (part + 1) / PARTS);
            line.append(String.format(Locale.ROOT, "  +%.1f MB", heldMegabytes() - before));
        }
        double each = (heldMegabytes() - before) * 1024 / cells;
        System.out.printf(Locale.ROOT, "%s   %.1f KB a cell, classes %+d%n", line, each, classes() - classes);
    }

    private static void run(Consumer<String> evaluate, IntFunction<String> cell, int from, int to) {
        for (int i = from; i < to; i++) {
            evaluate.accept(cell.apply(i));
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
