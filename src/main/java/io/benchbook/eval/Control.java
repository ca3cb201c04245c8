package io.benchbook.eval;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import jdk.jshell.execution.DirectExecutionControl;
import jdk.jshell.spi.ExecutionControl;
import jdk.jshell.spi.SPIResolutionException;

/** Runs what JShell has compiled: in this JVM, stoppable, keeping the real objects that JShell would turn into text. */
final class Control extends DirectExecutionControl {
    private final SnippetClasses classes;
    private final ReentrantLock compiler;
    private final Set<Evaluation> running = ConcurrentHashMap.newKeySet();
    private Evaluation current = new Evaluation("start", false);
    private Object variable;

    /**
     * @param classes takes the classes that JShell has compiled
     * @param compiler held by the evaluating thread while it compiles; released while user code runs
     */
    Control(SnippetClasses classes, ReentrantLock compiler) {
        super(classes);
        this.classes = classes;
        this.compiler = compiler;
    }

    /** A cell that {@link #stop} stops from now on, until {@link #end}. */
    Evaluation begin(String name, boolean compileOnly) {
        Evaluation begun = new Evaluation(name, compileOnly);
        running.add(begun);
        return begun;
    }

    void end(Evaluation evaluation) {
        running.remove(evaluation);
    }

    /** What is compiled, loaded and called from now on is this cell's. */
    void turnTo(Evaluation evaluation) {
        current = evaluation;
        classes.collectInto(evaluation.loaded());
    }

    /** What the variable last asked for holds. */
    Object variable() {
        return variable;
    }

    /** Stops all cells that run; false where there is none. */
    boolean stop(Duration patience) {
        List<Evaluation> stopped = List.copyOf(running);
        long end = System.nanoTime() + patience.toNanos();
        stopped.forEach(Evaluation::askToEnd);
        stopped.forEach(each -> each.abandonAfter(Math.max(0, end - System.nanoTime())));
        return !stopped.isEmpty();
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
        Evaluation mine = current;
        if (mine.dry()) {
            return "";
        }
        compiler.unlock();
        Object result = null;
        Throwable failure = null;
        try {
            result = mine.call(method);
        } catch (Throwable thrown) {
            failure = thrown;
        } finally {
            compiler.lock();
            turnTo(mine);
        }
        return told(mine, result, failure);
    }

    private static String told(Evaluation evaluation, Object result, Throwable failure) throws Exception {
        if (failure instanceof SPIResolutionException unresolved) {
            throw unresolved;
        }
        evaluation.returned(result);
        if (failure != null) {
            evaluation.threw(failure);
            throw new InvocationTargetException(failure);
        }
        return "";
    }

    @Override
    public String varValue(String className, String varName)
            throws ExecutionControl.RunException, EngineTerminationException, InternalException {
        try {
            var field = findClass(className).getDeclaredField(varName);
            field.setAccessible(true);
            variable = field.get(null);
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new InternalException(e.toString());
        }
        return "";
    }
}
