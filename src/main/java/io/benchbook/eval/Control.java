package io.benchbook.eval;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;
import jdk.jshell.execution.DirectExecutionControl;
import jdk.jshell.spi.ExecutionControl;
import jdk.jshell.spi.SPIResolutionException;

/** Runs what JShell has compiled: in this JVM, stoppable, keeping the real objects that JShell would turn into text. */
final class Control extends DirectExecutionControl {
    private final SnippetClasses classes;
    private final ReentrantLock compiler;
    private volatile Invocation running;
    private SnippetThread.Family family = new SnippetThread.Family("cell");
    private boolean dry;
    private Object value;
    private Throwable thrown;
    private volatile boolean stopped;

    /**
     * @param classes takes the classes that JShell has compiled
     * @param compiler held by the evaluating thread while it compiles; released while user code runs
     */
    Control(SnippetClasses classes, ReentrantLock compiler) {
        super(classes);
        this.classes = classes;
        this.compiler = compiler;
    }

    /** Prepares for the next cell. With {@code dry} its code is compiled and loaded, not run. */
    void begin(String name, boolean compileOnly) {
        family = new SnippetThread.Family(name);
        dry = compileOnly;
        stopped = false;
        forget();
    }

    /** Prepares for the next snippet. */
    void forget() {
        value = null;
        thrown = null;
    }

    /** What the last snippet returned, or the variable last asked for holds. */
    Object value() {
        return value;
    }

    /** What the last snippet threw, or null. */
    Throwable thrown() {
        return thrown;
    }

    /** Whether {@link #stop} was called since {@link #begin}. */
    boolean stopped() {
        return stopped;
    }

    void stop(Duration patience) {
        stopped = true;
        Invocation current = running;
        if (current != null) {
            current.stop(patience);
        }
    }

    @Override
    public void load(ClassBytecodes[] compiled) throws ClassInstallException {
        ClassBytecodes[] woven = new ClassBytecodes[compiled.length];
        for (int i = 0; i < compiled.length; i++) {
            woven[i] = new ClassBytecodes(compiled[i].name(), Weaver.weave(compiled[i].bytecodes()));
        }
        classes.load(woven);
    }

    @Override
    protected String invoke(Method method) throws Exception {
        forget();
        if (dry) {
            return "";
        }
        Invocation invocation = new Invocation(method, family);
        running = invocation;
        compiler.unlock();
        try {
            value = stopped ? null : invocation.run();
        } catch (SPIResolutionException unresolved) {
            throw unresolved;
        } catch (Throwable failure) {
            thrown = failure;
            throw new InvocationTargetException(failure);
        } finally {
            stopped |= invocation.stopping();
            running = null;
            compiler.lock();
        }
        return "";
    }

    @Override
    public String varValue(String className, String varName)
            throws ExecutionControl.RunException, EngineTerminationException, InternalException {
        try {
            var field = findClass(className).getDeclaredField(varName);
            field.setAccessible(true);
            value = field.get(null);
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new InternalException(e.toString());
        }
        return "";
    }
}
