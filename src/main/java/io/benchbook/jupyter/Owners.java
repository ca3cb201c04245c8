package io.benchbook.jupyter;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Which cell a thread belongs to: the one that started it, directly or through others. Evaluation gives each cell a
 * thread group of its name, which the threads it starts inherit.
 */
final class Owners {
    /** Of how many cells, the latest, the threads are still told apart. */
    private static final int REMEMBERED = 200;

    /** Its threads are started by whoever needs them first, and then work for everybody. */
    private static final String SHARED_POOL = "ForkJoinPool.commonPool";

    private final Map<String, RunningCell> byName = new LinkedHashMap<>();
    private RunningCell latest;

    /** From now on this cell runs. */
    synchronized void begin(RunningCell cell) {
        byName.remove(cell.name());
        byName.put(cell.name(), cell);
        if (byName.size() > REMEMBERED) {
            byName.remove(byName.keySet().iterator().next());
        }
        latest = cell;
    }

    /** The cell of the current thread; where it has none, the one that runs or ran last; empty before the first. */
    synchronized Optional<RunningCell> here() {
        Thread thread = Thread.currentThread();
        if (!thread.getName().startsWith(SHARED_POOL)) {
            for (ThreadGroup group = thread.getThreadGroup(); group != null; group = group.getParent()) {
                RunningCell cell = byName.get(group.getName());
                if (cell != null) {
                    return Optional.of(cell);
                }
            }
        }
        return Optional.ofNullable(latest);
    }
}
