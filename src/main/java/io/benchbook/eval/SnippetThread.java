package io.benchbook.eval;

import io.benchbook.base.Stoppable;
import io.benchbook.base.Stopped;

/** The thread of one invocation. Threads that the snippet starts inherit its group, and so are known to belong to its cell. */
final class SnippetThread extends Thread implements Stoppable {
    private final Family family;
    private volatile boolean stopped;

    SnippetThread(Family family, String name, ClassLoader loader, Runnable work) {
        super(family, work, name);
        this.family = family;
        setDaemon(true);
        setContextClassLoader(loader);
    }

    /** From now on the next stop check on this thread throws; its helpers may still wind up. */
    void stopHere() {
        stopped = true;
    }

    @Override
    public boolean isStopped() {
        return stopped;
    }

    /** From now on stop checks throw on all threads that the cell started, too. */
    void stopFamily() {
        stopped = true;
        family.stopped = true;
    }

    static boolean currentIsStopped() {
        Thread current = currentThread();
        if (current instanceof Stoppable stoppable) {
            return stoppable.isStopped();
        }
        return current.getThreadGroup() instanceof Family family && family.stopped;
    }

    /** The threads of one cell. */
    static final class Family extends ThreadGroup {
        private volatile boolean stopped;

        Family(String name) {
            super(name);
        }

        @Override
        public void uncaughtException(Thread thread, Throwable failure) {
            if (!(failure instanceof Stopped)) {
                super.uncaughtException(thread, failure);
            }
        }
    }
}
