package io.benchbook.eval;

import io.benchbook.eval.Outcome.Value;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.ExpressionSnippet;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.Snippet.Kind;
import jdk.jshell.Snippet.Status;
import jdk.jshell.Snippet.SubKind;
import jdk.jshell.SnippetEvent;
import jdk.jshell.VarSnippet;
import jdk.jshell.spi.ExecutionControlProvider;
import jdk.jshell.spi.ExecutionEnv;

/** One life of a JShell, from start-up imports to close. */
final class Kernel implements AutoCloseable {
    /** Values of expressions that stay reachable as {@code $1}, {@code $2}...; more make each compilation slower. */
    private static final int TEMPORARIES = 5;

    private final ReentrantLock compiler = new ReentrantLock(true);
    private final SnippetClasses classes = new SnippetClasses();
    private final Control control = new Control(classes, compiler);
    private final JShell shell;
    private final Assistant assistant;
    private final Problems problems;
    private final Frames frames = new Frames();
    private final Notes notes;
    private final Deque<Temporary> temporaries = new ArrayDeque<>();
    private final int startupSnippets;

    private Kernel(String startup, Consumer<String> listener) {
        shell = JShell.builder()
                .executionEngine(new Provider(control), Map.of())
                .fileManager(CompilerPath::of)
                .build();
        assistant = new Assistant(shell.sourceCodeAnalysis(), compiler);
        problems = new Problems(shell);
        notes = new Notes(shell, listener);
        load(startup, listener);
        startupSnippets = (int) shell.snippets().count();
    }

    static Kernel start(String startup, Consumer<String> notes) {
        return new Kernel(startup, notes);
    }

    /** JShell takes a row of imports as one snippet, which is ten times faster than one by one. */
    private void load(String startup, Consumer<String> listener) {
        String imports = Imports.joined(startup);
        boolean bad = shell.eval(imports).stream().anyMatch(e -> e.status() == Status.REJECTED);
        if (bad) {
            Imports.of(startup).stream()
                    .filter(line -> shell.eval(line).stream().anyMatch(e -> e.status() == Status.REJECTED))
                    .forEach(line -> listener.accept("startup: cannot " + line));
        }
    }

    Outcome evaluate(Cell cell, boolean compileOnly) {
        Evaluation evaluation = control.begin(cell.name(), compileOnly);
        compiler.lock();
        try {
            control.turnTo(evaluation);
            return evaluate(cell, assistant.pieces(cell.source()), evaluation);
        } finally {
            compiler.unlock();
            control.end(evaluation);
        }
    }

    private Outcome evaluate(Cell cell, List<Piece> pieces, Evaluation evaluation) {
        if (!pieces.isEmpty() && pieces.get(pieces.size() - 1).incomplete()) {
            return new Outcome.Incomplete();
        }
        Outcome outcome = new Outcome.Nothing();
        for (Piece piece : pieces) {
            outcome = evaluate(cell, piece, evaluation);
            if (!(outcome instanceof Value || outcome instanceof Outcome.Nothing)) {
                break;
            }
        }
        return outcome;
    }

    private Outcome evaluate(Cell cell, Piece piece, Evaluation evaluation) {
        evaluation.next();
        List<SnippetEvent> events = shell.eval(piece.source());
        List<SnippetEvent> own =
                events.stream().filter(e -> e.causeSnippet() == null).toList();
        own.forEach(e -> frames.remember(e.snippet(), cell, piece));
        try {
            notes.tell(events);
            return outcome(cell, piece, own, evaluation);
        } finally {
            own.forEach(e -> forget(e.snippet(), Set.copyOf(evaluation.loaded())));
        }
    }

    private Outcome outcome(Cell cell, Piece piece, List<SnippetEvent> own, Evaluation evaluation) {
        Optional<SnippetEvent> rejected =
                own.stream().filter(e -> e.status() == Status.REJECTED).findFirst();
        if (rejected.isPresent()) {
            return new Outcome.Rejected(problems.of(rejected.get().snippet(), cell, piece));
        }
        if (evaluation.stopped()) {
            return interrupted(own, evaluation);
        }
        Optional<SnippetEvent> thrown =
                own.stream().filter(e -> e.exception() != null).findFirst();
        if (thrown.isPresent()) {
            return frames.thrown(evaluation.thrown(), thrown.get().exception(), cell, piece);
        }
        return own.isEmpty()
                ? new Outcome.Nothing()
                : result(own.get(own.size() - 1).snippet(), evaluation.value());
    }

    private static Outcome interrupted(List<SnippetEvent> own, Evaluation evaluation) {
        if (evaluation.thrown() instanceof Invocation.Abandoned abandoned) {
            return new Outcome.Interrupted(abandoned.thread(), Optional.empty());
        }
        Optional<Value> partial = Optional.ofNullable(evaluation.value())
                .map(value -> new Value(value, type(own.get(own.size() - 1).snippet())));
        return new Outcome.Interrupted("", partial);
    }

    private static Outcome result(Snippet snippet, Object value) {
        return switch (snippet.subKind()) {
            case TEMP_VAR_EXPRESSION_SUBKIND, VAR_VALUE_SUBKIND, OTHER_EXPRESSION_SUBKIND ->
                new Value(value, type(snippet));
            default -> new Outcome.Nothing();
        };
    }

    private static String type(Snippet snippet) {
        if (snippet instanceof VarSnippet variable) {
            return variable.typeName();
        }
        return snippet instanceof ExpressionSnippet expression ? expression.typeName() : "void";
    }

    /** The value of an expression, {@code $n}, with the classes that hold it. */
    private record Temporary(VarSnippet variable, Set<SnippetName> classes) {}

    /** Nothing can refer to a statement that has run, and only to the last few values of expressions. */
    private void forget(Snippet snippet, Set<SnippetName> loaded) {
        if (snippet.subKind() == SubKind.TEMP_VAR_EXPRESSION_SUBKIND) {
            temporaries.add(new Temporary((VarSnippet) snippet, loaded));
        } else if (!snippet.kind().isPersistent()) {
            classes.retire(loaded);
            frames.forget(snippet);
        }
        while (temporaries.size() > TEMPORARIES) {
            drop(temporaries.remove());
        }
    }

    private void drop(Temporary oldest) {
        if (shell.status(oldest.variable()).isActive()) {
            shell.drop(oldest.variable());
        }
        classes.retire(oldest.classes());
        frames.forget(oldest.variable());
    }

    <T> T stoppably(String name, Supplier<T> work, Function<Outcome.Interrupted, T> otherwise) {
        Evaluation evaluation = control.begin(name, false);
        try {
            return evaluation.call(work, otherwise);
        } finally {
            control.end(evaluation);
        }
    }

    boolean stop(Duration patience) {
        return control.stop(patience);
    }

    Assistant assistant() {
        return assistant;
    }

    void addToClasspath(Path path) {
        compiler.lock();
        try {
            shell.addToClasspath(path.toAbsolutePath().toString());
        } finally {
            compiler.unlock();
        }
    }

    List<Variable> variables() {
        compiler.lock();
        try {
            List<Variable> found = new ArrayList<>();
            shell.variables()
                    .filter(v -> v.subKind() != SubKind.TEMP_VAR_EXPRESSION_SUBKIND)
                    .filter(v -> shell.status(v) == Status.VALID)
                    .forEach(v -> found.add(new Variable(v.name(), v.typeName(), value(v))));
            return found;
        } finally {
            compiler.unlock();
        }
    }

    private Object value(VarSnippet variable) {
        shell.varValue(variable);
        return control.variable();
    }

    List<String> snippets() {
        compiler.lock();
        try {
            return shell.snippets()
                    .skip(startupSnippets)
                    .filter(s -> shell.status(s).isActive())
                    .map(Snippet::source)
                    .toList();
        } finally {
            compiler.unlock();
        }
    }

    /** The sources of the methods and types of this name that are in force. */
    List<String> declarations(String name) {
        compiler.lock();
        try {
            return shell.snippets()
                    .skip(startupSnippets)
                    .filter(s -> shell.status(s).isActive())
                    .filter(s -> s.kind() == Kind.METHOD || s.kind() == Kind.TYPE_DECL)
                    .filter(s -> ((DeclarationSnippet) s).name().equals(name))
                    .map(Snippet::source)
                    .toList();
        } finally {
            compiler.unlock();
        }
    }

    /** What every declaration that is not usable waits for, by its name. */
    Map<String, String> unresolved() {
        compiler.lock();
        try {
            Map<String, String> waiting = new LinkedHashMap<>();
            shell.snippets()
                    .filter(DeclarationSnippet.class::isInstance)
                    .filter(s -> shell.status(s) == Status.RECOVERABLE_DEFINED
                            || shell.status(s) == Status.RECOVERABLE_NOT_DEFINED)
                    .forEach(s ->
                            waiting.put(((DeclarationSnippet) s).name(), Notes.missing(shell, s) + " not declared"));
            return waiting;
        } finally {
            compiler.unlock();
        }
    }

    @Override
    public void close() {
        control.stop(Duration.ZERO);
        shell.close();
    }

    private record Provider(Control control) implements ExecutionControlProvider {
        @Override
        public String name() {
            return "benchbook";
        }

        @Override
        public Control generate(ExecutionEnv environment, Map<String, String> parameters) {
            return control;
        }
    }
}
