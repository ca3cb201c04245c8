package io.benchbook.load.sysbench;

import java.nio.file.Path;

/**
 * CPU time of a child process between the moment its clients begin and its end. What it used in all is what Linux adds to
 * its parent's {@code cutime} and {@code cstime} when it is gone (fields 16 and 17 of {@code /proc/self/stat}, proc(5)), in
 * hundredths of a second.
 */
final class ChildCpu {
    private static final double TICKS = 100;
    private static final int USER = 13;
    private static final int CHILDREN_USER = 15;

    private final double before = seconds("self", CHILDREN_USER);
    private double atStart;

    /** The clients of the child begin. */
    void started(long pid) {
        atStart = seconds(String.valueOf(pid), USER);
    }

    /** After its end. NaN where Linux does not tell. */
    double end() {
        return seconds("self", CHILDREN_USER) - before - atStart;
    }

    /** The sum of two neighbouring fields, counted from 0. */
    private static double seconds(String process, int field) {
        String text = SysbenchScript.read(Path.of("/proc", process, "stat"));
        int afterName = text.lastIndexOf(')');
        String[] fields = text.substring(afterName + 1).trim().split(" ");
        int at = field - 2;
        return afterName < 0 || fields.length <= at + 1
                ? Double.NaN
                : (Long.parseLong(fields[at]) + Long.parseLong(fields[at + 1])) / TICKS;
    }
}
