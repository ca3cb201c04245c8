package io.benchbook.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.BenchbookException;
import io.benchbook.eval.Outcome.Interrupted;
import io.benchbook.eval.Outcome.Problem;
import io.benchbook.eval.Outcome.Rejected;
import io.benchbook.eval.Outcome.Thrown;
import io.benchbook.eval.Outcome.Value;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

public class EvaluatorTest {
    private static final String STARTUP =
            "import java.util.*;\nimport static io.benchbook.eval.EvaluatorTest.Vocabulary.*;\n";

    /** Far longer than anything here takes, also where the machine has much else to do. */
    private static final Duration LONG = Duration.ofSeconds(60);

    private static final List<String> NOTES = new CopyOnWriteArrayList<>();

    /** Shared by the tests, which use different names where it matters. */
    private static Evaluator evaluator;

    /** Stands in for the commands. */
    public static final class Vocabulary {
        static final List<Object> KEPT = new ArrayList<>();
        static final List<WeakReference<Class<?>>> NOTICED = new ArrayList<>();
        static volatile CountDownLatch begun = new CountDownLatch(1);

        private Vocabulary() {}

        public static Object keep(Object value) {
            KEPT.add(value);
            return value;
        }

        /** The cell is where it is to be stopped. */
        public static void begun() {
            begun.countDown();
        }

        /** Remembers a class without keeping it. */
        public static void notice(Object value) {
            NOTICED.add(new WeakReference<>(value.getClass()));
        }

        public static void refuse() {
            throw new BenchbookException("threads: needs a number from 1 to 10,000, got 0.");
        }
    }

    @BeforeAll
    static void start() {
        evaluator = Evaluator.start(STARTUP, NOTES::add);
    }

    @BeforeEach
    void forget() {
        NOTES.clear();
        Vocabulary.begun = new CountDownLatch(1);
    }

    @AfterAll
    static void close() {
        evaluator.close();
    }

    @Test
    void an_expression_gives_the_very_object() {
        Value value = value("keep(new ArrayList<>(List.of(1, 2)))");
        assertThat(value.value()).isSameAs(Vocabulary.KEPT.get(Vocabulary.KEPT.size() - 1));
        assertThat(value("1 + 1")).isEqualTo(new Value(2, "int"));
    }

    @Test
    void the_last_snippet_of_a_cell_decides() {
        assertThat(value("int a = 1;\n2 + 2\nvar b = a + 1;\n\n// the end\na + b")
                        .value())
                .isEqualTo(3);
        assertThat(evaluator.evaluate("5\nint c = 3;")).isEqualTo(new Outcome.Nothing());
        assertThat(evaluator.evaluate("a = 7")).isEqualTo(new Outcome.Nothing());
        assertThat(evaluator.evaluate("\n// nothing here\n")).isEqualTo(new Outcome.Nothing());
    }

    @Test
    void a_cell_may_declare_methods_records_and_use_them_at_once() {
        assertThat(value("record P(int x) {}\nint twice(P p) {\n  return 2 * p.x();\n}\ntwice(new P(21))")
                        .value())
                .isEqualTo(42);
    }

    @Test
    void an_unfinished_cell_does_nothing_and_asks_for_more() {
        assertThat(evaluator.evaluate("int unborn = 1;\nint f() {")).isEqualTo(new Outcome.Incomplete());
        assertThat(evaluator.variables()).extracting(Variable::name).doesNotContain("unborn");
    }

    @Test
    void a_rejected_snippet_tells_line_column_length_and_cause() {
        Problem problem = rejected("int a = 1;\n\n  int b = \"text\";");
        assertThat(problem.line()).isEqualTo(3);
        assertThat(problem.column()).isEqualTo(11);
        assertThat(problem.length()).isEqualTo(6);
        assertThat(problem.source()).isEqualTo("  int b = \"text\";");
        assertThat(problem.message()).contains("incompatible types").contains("String cannot be converted to int");
        assertThat(value("a").value()).isEqualTo(1);
    }

    @Test
    void a_syntax_error_tells_its_place() {
        Problem problem = rejected("int a = 1;\nint b = 1 +* 2;");
        assertThat(problem.line()).isEqualTo(2);
        assertThat(problem.column()).isEqualTo(12);
    }

    @Test
    void a_misspelt_command_variable_or_member_brings_the_near_one() {
        evaluator.evaluate("int threads = 4;\nvar list = new ArrayList<Integer>();");
        assertThat(rejected("kep(1)").message()).endsWith("Did you mean keep?");
        assertThat(rejected("thread + 1").message()).endsWith("Did you mean threads?");
        assertThat(rejected("list.sise()").message()).endsWith("Did you mean size?");
    }

    @Test
    void an_exception_is_the_very_object_with_frames_in_cells() {
        evaluator.evaluate(new Cell("cell 1", "int f(int x) {\n  return 1 / x;\n}"));
        Outcome outcome = evaluator.evaluate(new Cell("book.jsh", "int y = 0;\n\nf(y)", 10));
        assertThat(outcome).isInstanceOf(Thrown.class);
        Thrown thrown = (Thrown) outcome;
        assertThat(thrown.problem().line()).isEqualTo(3);
        assertThat(thrown.problem().source()).isEqualTo("f(y)");
        assertThat(thrown.cause()).isInstanceOf(ArithmeticException.class);
        assertThat(thrown.cause().getStackTrace())
                .extracting(Object::toString)
                .containsExactly("cell.f(cell 1:2)", "cell.top(book.jsh:12)");
    }

    @Test
    void a_refused_command_is_one_line() {
        Thrown thrown = (Thrown) evaluator.evaluate("1 + 1\nrefuse()");
        assertThat(thrown.problem().message()).isEqualTo("threads: needs a number from 1 to 10,000, got 0.");
        assertThat(thrown.problem().line()).isEqualTo(2);
    }

    @Test
    void an_exit_is_a_message_and_not_the_end() {
        for (String source : List.of(
                "System.exit(3)",
                "Runtime.getRuntime().halt(3)",
                "Runtime.getRuntime().exit(3)",
                "java.util.function.IntConsumer exit = System::exit; exit.accept(3)",
                "java.util.function.BiConsumer<Runtime, Integer> halt = Runtime::halt; halt.accept(null, 3)")) {
            Outcome outcome = evaluator.evaluate(source);
            assertThat(outcome).as(source).isInstanceOf(Thrown.class);
            assertThat(((Thrown) outcome).problem().message()).contains("System.exit(3) does not end Benchbook");
        }
    }

    @Test
    void every_kind_of_endless_code_is_stopped() throws Exception {
        for (String source : List.of(
                "{ begun(); while (true); }",
                "{ begun(); while (true) { try { Thread.sleep(1); } catch (Throwable t) { } } }",
                "{ begun(); Thread.sleep(100_000); }",
                "new Object() { void f() { begun(); for (;;) { Math.sqrt(2); } } }.f();")) {
            Interrupted interrupted = interrupted(source + "\nint after = 1;", LONG);
            assertThat(interrupted.abandonedThread()).as(source).isEmpty();
        }
        assertThat(evaluator.variables()).extracting(Variable::name).doesNotContain("after");
    }

    @Test
    void a_thread_that_cannot_be_ended_is_abandoned_and_named() throws Exception {
        Interrupted interrupted = interrupted(
                "var listener = new java.net.ServerSocket(0, 1, java.net.InetAddress.getLoopbackAddress());\n"
                        + "{ begun(); listener.accept(); }",
                Evaluator.PATIENCE);
        assertThat(interrupted.abandonedThread()).isEqualTo("cell");
        assertThat(value("1 + 1").value()).isEqualTo(2);
        evaluator.evaluate("listener.close()");
    }

    @Test
    void threads_started_by_a_stopped_cell_end_too() throws Exception {
        interrupted(
                "var helper = new Thread(() -> { begun(); while (true); });\n{ helper.start(); helper.join(); }", LONG);
        Thread helper = (Thread) value("helper").value();
        helper.join(LONG.toMillis());
        assertThat(helper.isAlive()).isFalse();
    }

    @Test
    void what_a_stopped_command_still_returns_is_kept() throws Exception {
        Interrupted interrupted = interrupted(
                "String partial() { try { begun(); Thread.sleep(100_000); } catch (InterruptedException e) { } return \"half\"; }\n"
                        + "var result = partial();\nresult = \"spoilt\";",
                LONG);
        assertThat(interrupted.partial()).contains(new Value("half", "String"));
        assertThat(value("result").value()).isEqualTo("half");
    }

    @Test
    void what_is_done_with_a_value_is_stopped_as_a_cell_is() throws Exception {
        evaluator.evaluate("record Loop() { public String toString() { begun(); while (true); } }");
        Object loop = value("new Loop()").value();
        Vocabulary.begun = new CountDownLatch(1);
        new Thread(() -> stopOnceBegun(LONG)).start();
        assertThat(evaluator.<Object>stoppably("cell", loop::toString, stopped -> stopped))
                .isEqualTo(new Interrupted("", Optional.empty()));
        assertThat(evaluator.stoppably("cell", () -> "done", stopped -> "stopped"))
                .isEqualTo("done");
    }

    @Test
    void redefining_a_class_says_which_variables_it_reset() {
        evaluator.evaluate("class Odd { }\nOdd c = new Odd();\nvar d = new Odd();\nvar other = 1;");
        evaluator.evaluate("class Odd { int x; }");
        assertThat(NOTES)
                .containsExactlyInAnyOrder(
                        "c has lost its value, since Odd was declared anew.",
                        "d must be declared again, since Odd was declared anew.");
        assertThat(value("c").value()).isNull();
        assertThat(evaluator.variables())
                .extracting(Variable::name)
                .contains("c")
                .doesNotContain("d");
    }

    @Test
    void a_method_that_needs_something_unknown_says_what() {
        assertThat(evaluator.evaluate("int needy() { return later(); }")).isEqualTo(new Outcome.Nothing());
        assertThat(NOTES).containsExactly("needy cannot be used until method later() is declared.");
        assertThat(((Thrown) evaluator.evaluate("needy()")).problem().message()).startsWith("needy cannot be used");
        assertThat(value("int later() { return 5; }\nneedy()").value()).isEqualTo(5);
    }

    @Test
    void classes_that_need_each_other_may_be_declared_in_one_cell() {
        assertThat(value("class A { B b; }\nclass B { A a; }\nnew A().b").value())
                .isNull();
    }

    @Test
    void classes_that_nothing_can_name_any_more_go() throws InterruptedException {
        Vocabulary.NOTICED.clear();
        evaluator.evaluate("notice(new Object() { });");
        evaluator.evaluate("class Mayfly { }\nnotice(new Mayfly());\nclass Mayfly { int wings; }");
        for (int i = 0; i < 7; i++) {
            evaluator.evaluate("Optional.of(new Object() { { notice(this); } }).isPresent()");
        }
        long end = System.nanoTime() + LONG.toNanos();
        while (present(Vocabulary.NOTICED) > 5 && System.nanoTime() < end) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(present(Vocabulary.NOTICED))
                .as("of 9 classes those of the last values")
                .isLessThanOrEqualTo(5);
        assertThat(Vocabulary.NOTICED).hasSize(9);
    }

    private static long present(List<WeakReference<Class<?>>> classes) {
        return classes.stream().filter(each -> each.get() != null).count();
    }

    @Test
    void cells_may_use_what_others_declare_without_making_it_public() {
        evaluator.evaluate("class Base { int x = 1; protected int twice() { return 2 * x; } Base() { } }");
        assertThat(value("class Derived extends Base { protected int twice() { return super.twice() + x; } }\n"
                                + "new Derived().twice() + new Base().x")
                        .value())
                .isEqualTo(4);
        assertThat(value("sealed interface Shape permits Dot, Line { }\nrecord Dot() implements Shape { }\n"
                                + "record Line(int length) implements Shape { }\n"
                                + "Shape shape = new Line(3);\n((Line) shape).length()")
                        .value())
                .isEqualTo(3);
    }

    @Test
    void code_that_still_runs_finds_what_it_was_compiled_against() throws Exception {
        evaluator.evaluate("int answer() { return 42; }\n"
                + "var go = new java.util.concurrent.CountDownLatch(1);\n"
                + "var found = new java.util.concurrent.CompletableFuture<Integer>();");
        evaluator.evaluate("new Thread(() -> { try { go.await(); found.complete(answer()); } "
                + "catch (Throwable t) { found.completeExceptionally(t); } }).start();");
        evaluator.evaluate("int answer() { return 43; }");
        System.gc();
        evaluator.evaluate("go.countDown();");
        assertThat(value("found.get()").value()).isEqualTo(42);
        assertThat(value("answer()").value()).isEqualTo(43);
    }

    @Test
    void checking_compiles_and_runs_nothing() {
        assertThat(evaluator.check(new Cell("cell 1", "var unrun = keep(\"never\");\nSystem.exit(1)")))
                .isEqualTo(new Outcome.Nothing());
        assertThat(Vocabulary.KEPT).doesNotContain("never");
        assertThat(evaluator.check(new Cell("cell 2", "unrun.foo()"))).isInstanceOf(Rejected.class);
    }

    @Test
    void variables_and_snippets_are_listed_until_a_reset() {
        try (Evaluator own = Evaluator.start(STARTUP, NOTES::add)) {
            own.evaluate("int a = 1; String b = \"x\";\n1 + 1");
            assertThat(own.variables()).containsExactly(new Variable("a", "int", 1), new Variable("b", "String", "x"));
            assertThat(own.snippets()).containsExactly("int a = 1;", "String b = \"x\";", "1 + 1");
            own.reset();
            assertThat(own.variables()).isEmpty();
            assertThat(own.evaluate("new ArrayList<>(List.of(keep(1)))"))
                    .isEqualTo(new Value(List.of(1), "ArrayList<Object>"));
        }
    }

    @Test
    void completion_and_documentation_answer_while_a_cell_runs() throws Exception {
        Thread runner = new Thread(() -> evaluator.evaluate("{ begun(); Thread.sleep(100_000); }"));
        runner.start();
        assertThat(Vocabulary.begun.await(LONG.toSeconds(), TimeUnit.SECONDS)).isTrue();
        assertThat(evaluator.completions("int a = 1; ke", 13).candidates())
                .extracting(Completions.Candidate::text)
                .contains("keep(");
        assertThat(evaluator.completions("int a = 1; ke", 13).from()).isEqualTo(11);
        assertThat(evaluator.documentation("keep(", 5)).anyMatch(text -> text.contains("keep(Object value)"));
        assertThat(runner.isAlive()).isTrue();
        evaluator.stop(LONG);
        runner.join();
    }

    @Test
    void names_of_packages_are_completed_once_completion_was_wanted() throws Exception {
        List<String> found = List.of();
        for (int i = 0; i < 100 && found.isEmpty(); i++) {
            found = evaluator.completions("import java.util.conc", 21).candidates().stream()
                    .map(Completions.Candidate::text)
                    .toList();
            Thread.sleep(100);
        }
        assertThat(found).anyMatch(text -> text.contains("concurrent"));
    }

    @Test
    void a_cell_may_run_beside_one_that_is_still_running() throws Exception {
        evaluator.evaluate("var box = new java.util.concurrent.SynchronousQueue<String>();");
        CompletableFuture<Outcome> first = CompletableFuture.supplyAsync(
                () -> evaluator.evaluate("int before = 20;\nbegun();\nString got = box.take();\ngot + before"));
        assertThat(Vocabulary.begun.await(LONG.toSeconds(), TimeUnit.SECONDS)).isTrue();
        assertThat(value("before + 1").value()).isEqualTo(21);
        assertThat(rejected("before.foo()").message()).contains("int cannot be dereferenced");
        assertThat(evaluator.evaluate("throw new IllegalStateException();")).isInstanceOf(Thrown.class);
        assertThat(evaluator.variables()).contains(new Variable("before", "int", 20));
        assertThat(first).isNotDone();
        evaluator.evaluate("before = 22; box.put(\"a\");");
        assertThat(((Value) first.get(LONG.toSeconds(), TimeUnit.SECONDS)).value())
                .isEqualTo("a22");
    }

    @Test
    void a_stop_ends_all_cells_that_run() throws Exception {
        Vocabulary.begun = new CountDownLatch(2);
        List<CompletableFuture<Outcome>> cells = Stream.of(
                        "begun(); while (true) {}", "begun(); Thread.sleep(100_000);")
                .map(source -> CompletableFuture.supplyAsync(() -> evaluator.evaluate(source)))
                .toList();
        assertThat(Vocabulary.begun.await(LONG.toSeconds(), TimeUnit.SECONDS)).isTrue();
        evaluator.stop(LONG);
        for (CompletableFuture<Outcome> cell : cells) {
            assertThat(cell.get(LONG.toSeconds(), TimeUnit.SECONDS)).isInstanceOf(Interrupted.class);
        }
    }

    @Test
    void completeness_tells_more_lines_and_their_indent() {
        assertThat(evaluator.completeness("while (true)").state()).isEqualTo(Completeness.State.INCOMPLETE);
        assertThat(evaluator.completeness("1 + 1").state()).isEqualTo(Completeness.State.COMPLETE);
        assertThat(evaluator.completeness("int f() {\n    if (true) { // {"))
                .isEqualTo(new Completeness(Completeness.State.INCOMPLETE, 8));
        assertThat(evaluator.completeness("int f() { return \"(\" + g("))
                .isEqualTo(new Completeness(Completeness.State.INCOMPLETE, 8));
        assertThat(evaluator.completeness("1 + 1;\n) 2").state()).isEqualTo(Completeness.State.INVALID);
    }

    @Test
    void an_unknown_import_at_start_is_told_and_the_others_work() {
        List<String> told = new ArrayList<>();
        try (Evaluator other = Evaluator.start("import no.such.Thing;\nimport java.util.*;", told::add)) {
            assertThat(told).containsExactly("startup: cannot import no.such.Thing;");
            assertThat(other.evaluate("new ArrayList<>()")).isInstanceOf(Value.class);
        }
    }

    private Value value(String source) {
        Outcome outcome = evaluator.evaluate(source);
        assertThat(outcome).as(source).isInstanceOf(Value.class);
        return (Value) outcome;
    }

    private Problem rejected(String source) {
        Outcome outcome = evaluator.evaluate(source);
        assertThat(outcome).as(source).isInstanceOf(Rejected.class);
        return ((Rejected) outcome).problems().get(0);
    }

    /** Stops a cell as soon as it has said that it is where it is to be stopped. */
    private static Interrupted interrupted(String source, Duration patience) throws Exception {
        Vocabulary.begun = new CountDownLatch(1);
        Thread stopper = new Thread(() -> stopOnceBegun(patience));
        stopper.start();
        Outcome outcome = evaluator.evaluate(source);
        stopper.join();
        assertThat(outcome).as(source).isInstanceOf(Interrupted.class);
        return (Interrupted) outcome;
    }

    private static void stopOnceBegun(Duration patience) {
        try {
            if (Vocabulary.begun.await(LONG.toSeconds(), TimeUnit.SECONDS)) {
                evaluator.stop(patience);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
