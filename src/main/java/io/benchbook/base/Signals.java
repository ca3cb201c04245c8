package io.benchbook.base;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/**
 * Hears of signals from the operating system. The JDK has them only in {@code sun.misc.Signal}, which is exported but
 * not meant to be compiled against, hence by reflection; where it is missing, nothing is heard and the JVM ends as
 * always.
 */
public final class Signals {
    private Signals() {}

    /**
     * Calls {@code action} on a thread of its own each time the signal comes, in place of what the JVM does, until closed.
     *
     * @param name without SIG: {@code INT}, {@code TERM}
     */
    public static Listening on(String name, Runnable action) {
        try {
            Class<?> type = Class.forName("sun.misc.Signal");
            Class<?> handlerType = Class.forName("sun.misc.SignalHandler");
            Object signal = type.getConstructor(String.class).newInstance(name);
            InvocationHandler call = (proxy, method, arguments) -> handle(proxy, method.getName(), arguments, action);
            Object handler = Proxy.newProxyInstance(handlerType.getClassLoader(), new Class<?>[] {handlerType}, call);
            var register = type.getMethod("handle", type, handlerType);
            Object before = register.invoke(null, signal, handler);
            return () -> restore(register, signal, before);
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            return () -> {};
        }
    }

    private static Object handle(Object proxy, String method, Object[] arguments, Runnable action) {
        return switch (method) {
            case "equals" -> proxy == arguments[0];
            case "hashCode" -> System.identityHashCode(proxy);
            case "toString" -> "signal handler";
            default -> {
                action.run();
                yield null;
            }
        };
    }

    private static void restore(java.lang.reflect.Method register, Object signal, Object before) {
        try {
            register.invoke(null, signal, before);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Until it is closed, the signal is heard. */
    @FunctionalInterface
    public interface Listening extends AutoCloseable {
        @Override
        void close();
    }
}
