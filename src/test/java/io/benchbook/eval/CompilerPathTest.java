package io.benchbook.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.eval.Outcome.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What cells can name: everything on the class path, whichever part of it is looked at first. */
class CompilerPathTest {
    private static Evaluator evaluator;

    @BeforeAll
    static void start() {
        evaluator = Evaluator.start("import tech.tablesaw.api.*;", note -> {});
    }

    @AfterAll
    static void close() {
        evaluator.close();
    }

    @Test
    void libraries_that_no_start_needs_can_be_named() {
        assertThat(value("new com.fasterxml.jackson.databind.ObjectMapper().readTree(\"[1, 2]\").size()"))
                .isEqualTo(2);
        assertThat(value("io.benchbook.base.Names.didYouMean(\"a\", java.util.List.of(), \"no\")"))
                .isEqualTo("no");
    }

    @Test
    void types_that_a_library_takes_from_another_are_found() {
        assertThat(value("var t = Table.create(IntColumn.create(\"a\", 1, 2, 3)); "
                        + "t.where(t.intColumn(\"a\").isGreaterThan(1)).rowCount()"))
                .isEqualTo(2);
    }

    @Test
    void what_is_added_is_found_beside_all_else(@TempDir Path folder) throws IOException {
        Path source = Files.writeString(
                folder.resolve("Added.java"), "package added.here; public class Added { public static int N = 42; }");
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        compiler.run(null, null, null, "-d", folder.toString(), source.toString());
        evaluator.addToClasspath(folder);
        assertThat(value("added.here.Added.N")).isEqualTo(42);
        assertThat(value("new com.fasterxml.jackson.databind.ObjectMapper().readTree(\"[1]\").size()"))
                .isEqualTo(1);
        assertThat(value("Table.create().rowCount()")).isEqualTo(0);
    }

    private static Object value(String source) {
        Outcome outcome = evaluator.evaluate(source);
        assertThat(outcome).isInstanceOf(Value.class);
        return ((Value) outcome).value();
    }
}
