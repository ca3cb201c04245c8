package io.benchbook.eval;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntFunction;

/** How long small cells take, the first against the last: a main program, started by {@code benchmarks/eval.sh}. */
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
            double[] cpu = new double[cells];
            double[] elapsed = new double[cells];
            for (int i = 0; i < cells; i++) {
                long begin = System.nanoTime();
                long cpuBegin = cpuNanos();
                evaluator.evaluate(cell.apply(i));
                cpu[i] = (cpuNanos() - cpuBegin) / 1e6;
                elapsed[i] = (System.nanoTime() - begin) / 1e6;
            }
            double first = median(cpu, 0);
            double last = median(cpu, cells - SAMPLE);
            System.out.printf(
                    Locale.ROOT,
                    "%-14s %,6d cells   CPU: first %d %5.1f ms, last %d %5.1f ms, ratio %.2f   elapsed: %5.1f ms, %5.1f ms%n",
                    what,
                    cells,
                    SAMPLE,
                    first,
                    SAMPLE,
                    last,
                    last / first,
                    median(elapsed, 0),
                    median(elapsed, cells - SAMPLE));
        }
    }

    private static double median(double[] all, int from) {
        double[] some = Arrays.copyOfRange(all, from, from + SAMPLE);
        Arrays.sort(some);
        return some[SAMPLE / 2];
    }

    /** Of the thread that evaluates, on which the compiler works as well; it does not depend on what else the machine does. */
    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
