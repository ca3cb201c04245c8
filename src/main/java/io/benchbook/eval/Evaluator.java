package io.benchbook.eval;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Evaluates cells of Java in this JVM. All of it may be called from any thread, also while a cell runs: cells take turns to
 * be compiled, some tens of milliseconds each, and run beside each other, with the same variables.
 */
public final class Evaluator implements AutoCloseable {
    /** How long {@link #stop()} lets a snippet wind up before it abandons its thread. */
    public static final Duration PATIENCE = Duration.ofMillis(300);

    private final String startup;
    private final Consumer<String> notes;
    private static final long LOOK_AGAIN_NANOS = 1_000_000;

    private final List<Path> classpath = new CopyOnWriteArrayList<>();
    private volatile Kernel kernel;

    private Evaluator(String startup, Consumer<String> notes) {
        this.startup = startup;
        this.notes = notes;
        this.kernel = Kernel.start(startup, notes);
    }

    /**
     * Starts JShell, which takes some hundred milliseconds.
     *
     * @param startup imports, evaluated at once
     * @param notes hears what a cell did besides its outcome: {@code x is null again, as class C was redefined}
     */
    public static Evaluator start(String startup, Consumer<String> notes) {
        Evaluator started = new Evaluator(startup, notes);
        Weaver.prepare();
        return started;
    }

    /** Evaluates the snippets of a cell one after the other and tells what became of the last, or of the first to fail. */
    public Outcome evaluate(Cell cell) {
        return kernel.evaluate(cell, false);
    }

    /** {@link #evaluate(Cell)} of a cell without a name of its own. */
    public Outcome evaluate(String source) {
        return evaluate(new Cell("cell", source));
    }

    /** Compiles a cell as {@link #evaluate(Cell)} would and runs nothing of it. Its declarations count for later cells. */
    public Outcome check(Cell cell) {
        return kernel.evaluate(cell, true);
    }

    /**
     * Does something with what cells have made, as to make a text of it, which may call code of cells: {@link #stop()} ends
     * it as it ends a cell.
     *
     * @param name as of a cell
     * @param otherwise what to give where it was stopped
     */
    public <T> T stoppably(String name, Supplier<T> work, Function<Outcome.Interrupted, T> otherwise) {
        return kernel.stoppably(name, work, otherwise);
    }

    /** Stops the cells that run, if any: {@link #stop(Duration)} with {@link #PATIENCE}. */
    public void stop() {
        stop(PATIENCE);
    }

    /**
     * Asks the cells that run to end, by an interrupt and at their next stop check, and waits for that; after {@code
     * patience} their threads are abandoned and {@link #evaluate} returns all the same. May be called again with less.
     */
    public void stop(Duration patience) {
        kernel.stop(patience);
    }

    /**
     * {@link #stop(Duration)} for a cell that may be about to begin: then it is stopped once it has.
     *
     * @param expected whether there is, or will be, a cell
     */
    public void stop(Duration patience, BooleanSupplier expected) {
        while (!kernel.stop(patience) && expected.getAsBoolean()) {
            LockSupport.parkNanos(LOOK_AGAIN_NANOS);
        }
    }

    /** What can be typed at {@code cursor}, an offset in UTF-16 units. */
    public Completions completions(String source, int cursor) {
        return kernel.assistant().completions(source, cursor);
    }

    /** Prepares {@link #completions} of names of packages, in a moment; else the first one has to do without them. */
    public void prepareCompletions() {
        PackageIndex.wantSoon();
    }

    /** Whether a cell can be evaluated as it is. */
    public Completeness completeness(String source) {
        return kernel.assistant().completeness(source);
    }

    /** Signatures, with their documentation where sources are at hand, of what stands at {@code cursor}. */
    public List<String> documentation(String source, int cursor) {
        return kernel.assistant().documentation(source, cursor);
    }

    /** Makes the classes of a jar or a folder known to later cells. */
    public void addToClasspath(Path path) {
        if (!classpath.contains(path)) {
            classpath.add(path);
            kernel.addToClasspath(path);
        }
    }

    /** The variables that cells have declared, in the order of their declaration. */
    public List<Variable> variables() {
        return kernel.variables();
    }

    /** The sources of all snippets that are in force, in order, without start-up imports. */
    public List<String> snippets() {
        return kernel.snippets();
    }

    /** The sources, with their comments, of the methods and types of this name that cells have declared. */
    public List<String> declarations(String name) {
        return kernel.declarations(name);
    }

    /** Methods and classes that cannot be used since they need something undeclared: by their name, what that is. */
    public Map<String, String> unresolved() {
        return kernel.unresolved();
    }

    /** Forgets everything and starts anew; jars that were added stay. */
    public void reset() {
        kernel.close();
        kernel = Kernel.start(startup, notes);
        classpath.forEach(kernel::addToClasspath);
    }

    @Override
    public void close() {
        kernel.close();
    }
}
