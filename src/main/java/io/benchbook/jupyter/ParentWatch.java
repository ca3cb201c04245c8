package io.benchbook.jupyter;

import java.util.OptionalLong;

/** Notices that the Jupyter that started this kernel is gone, also when it was killed: then this process has another parent. */
final class ParentWatch {
    private static final long MILLIS_BETWEEN_LOOKS = 1_000;

    /** Set by Jupyter's launcher for kernels that are to end with it. */
    private static final String PARENT = "JPY_PARENT_PID";

    private ParentWatch() {}

    /** @param gone called once, on a thread of its own */
    static void start(Runnable gone) {
        if (System.getenv(PARENT) == null) {
            return;
        }
        OptionalLong parent = parent();
        Thread thread = new Thread(() -> watch(parent, gone), "parent watch");
        thread.setDaemon(true);
        thread.start();
    }

    private static void watch(OptionalLong parent, Runnable gone) {
        try {
            while (parent().equals(parent)) {
                Thread.sleep(MILLIS_BETWEEN_LOOKS);
            }
            gone.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static OptionalLong parent() {
        return ProcessHandle.current()
                .parent()
                .map(handle -> OptionalLong.of(handle.pid()))
                .orElse(OptionalLong.empty());
    }
}
