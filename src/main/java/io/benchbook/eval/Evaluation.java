package io.benchbook.eval;

import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * One cell while it is evaluated. Several may run beside each other; what is not volatile belongs to whoever holds the
 * compiler.
 */
final class Evaluation {
    private final SnippetThread.Family family;
    private final boolean dry;
    private final Set<SnippetName> loaded = new HashSet<>();
    private volatile Invocation running;
    private volatile boolean stopped;
    private Object value;
    private Throwable thrown;

    /** With {@code dry} its code is compiled and loaded, not run. */
    Evaluation(String name, boolean dry) {
        this.family = new SnippetThread.Family(name);
        this.dry = dry;
    }

    boolean dry() {
        return dry;
    }

    /** Prepares for the next snippet. */
    void next() {
        value = null;
        thrown = null;
        loaded.clear();
    }

    /** The classes that the snippet has brought. */
    Set<SnippetName> loaded() {
        return loaded;
    }

    /** Runs a snippet's code, without the compiler. */
    Object call(Method method) throws Throwable {
        return call(method.getDeclaringClass().getClassLoader(), () -> method.invoke(null));
    }

    /** Does something with the values of snippets, where it can be stopped as their code can. */
    Object call(ClassLoader loader, Invocation.Work work) throws Throwable {
        Invocation invocation = new Invocation(family, loader, work);
        running = invocation;
        try {
            return stopped ? null : invocation.run();
        } finally {
            stopped |= invocation.stopping();
            running = null;
        }
    }

    /** Does something with the values of cells as a part of this one; {@code otherwise} tells what was stopped. */
    <T> T call(Supplier<T> work, Function<Outcome.Interrupted, T> otherwise) {
        AtomicReference<T> made = new AtomicReference<>();
        String abandoned = "";
        try {
            call(Thread.currentThread().getContextClassLoader(), () -> {
                made.set(work.get());
                return null;
            });
        } catch (Invocation.Abandoned thread) {
            abandoned = thread.thread();
        } catch (Throwable thrown) {
            if (!stopped) {
                throw unchecked(thrown);
            }
        }
        return stopped ? otherwise.apply(new Outcome.Interrupted(abandoned, Optional.empty())) : made.get();
    }

    private static RuntimeException unchecked(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        return thrown instanceof RuntimeException unchecked ? unchecked : new IllegalStateException(thrown);
    }

    void returned(Object result) {
        value = result;
    }

    void threw(Throwable failure) {
        thrown = failure;
    }

    /** What the last snippet returned. */
    Object value() {
        return value;
    }

    /** What the last snippet threw, or null. */
    Throwable thrown() {
        return thrown;
    }

    /** Asks the cell to end: no further snippet of it begins, and the one that runs is interrupted. */
    void askToEnd() {
        stopped = true;
        Invocation current = running;
        if (current != null) {
            current.askToEnd();
        }
    }

    /** Waits for the snippet that was asked to end, then abandons it. */
    void abandonAfter(long nanos) {
        Invocation current = running;
        if (current != null) {
            current.abandonAfter(nanos);
        }
    }

    boolean stopped() {
        return stopped;
    }
}
