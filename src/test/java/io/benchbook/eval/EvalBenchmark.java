package io.benchbook.eval;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntFunction;

/**
 * How long small cells take and how much they leave behind, the first against the last: a main program, started by {@code
 * benchmarks/eval.sh}.
 */
final class EvalBenchmark {
    private static final int SAMPLE = 100;
    private static final int WARM_UP = 50;

    private EvalBenchmark() {}

    /** @param arguments the number of cells of each kind, at least 200 */
    public static void main(String[] arguments) {
        int cells = arguments.length == 0 ? 1_000 : Integer.parseInt(arguments[0]);
        measure("expressions", cells, i -> "1 + " + i);
        measure("declarations", Math.min(cells, 300), i -> "int v" + i + " = " + i + ";");
        measure("assignments", cells, i -> (i == 0 ? "int a;\n" : "") + "a = " + i + ";");
        measure("redeclarations", cells, i -> "int same = " + i + ";");
        measure("redefinitions", cells, i -> "int twice(int x) { return x * " + i + "; }");
    }

    private static void measure(String what, int cells, IntFunction<String> cell) {
        try (Evaluator evaluator = Evaluator.start(Startup.imports(), note -> {})) {
            for (int i = 0; i < WARM_UP; i++) {
                evaluator.evaluate("\"warm\" + " + i);
            }
            double before = heldMegabytes();
            int classesBefore = classes();
            double[] millis = new double[cells];
            for (int i = 0; i < cells; i++) {
                long begin = cpuNanos();
                evaluator.evaluate(cell.apply(i));
                millis[i] = (cpuNanos() - begin) / 1e6;
            }
            double first = median(millis, 0);
            double last = median(millis, cells - SAMPLE);
            System.out.printf(
                    Locale.ROOT,
                    "%-14s %,6d cells   first %d %5.1f ms   last %d %5.1f ms   ratio %.2f   heap +%.1f KB a cell   classes +%.2f a cell%n",
                    what,
                    cells,
                    SAMPLE,
                    first,
                    SAMPLE,
                    last,
                    last / first,
                    (heldMegabytes() - before) * 1024 / cells,
                    (classes() - classesBefore) / (double) cells);
        }
    }

    private static double median(double[] all, int from) {
        double[] some = Arrays.copyOfRange(all, from, from + SAMPLE);
        Arrays.sort(some);
        return some[SAMPLE / 2];
    }

    /** The compiler works on the thread that evaluates; its CPU time does not depend on what else the machine does. */
    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
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
