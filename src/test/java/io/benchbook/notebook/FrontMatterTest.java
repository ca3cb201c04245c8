package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FrontMatterTest {
    private static final String WHOLE = """
            // ---
            // title: From 5.7 to 8.0
            // author: somebody
            // requires:
            //   servers: [5.7.22, 8.0, 5.10]
            //   cores: 2
            //   memory: 1.5 GiB
            // parameters:
            //   seconds:
            //     default: 10
            //     description: length of each run
            //   threads: [1, 8, 32]
            //   ratio: 0.5
            //   cold: false
            //   rows: {type: long, default: 1_000}
            //   label: say "hi" \\ 数
            //   profile: {default: full, choices: [quick, full]}
            // ---
            // %% A
            """;

    @Test
    void title_requirements_and_parameters_are_read() {
        FrontMatter front = read(WHOLE);
        assertThat(front.title()).isEqualTo("From 5.7 to 8.0");
        assertThat(front.requires()).isEqualTo(new Requirements(List.of("5.7.22", "8.0", "5.10"), 2, 3L << 29));
        assertThat(front.parameters().get(0).description()).isEqualTo("length of each run");
    }

    @Test
    void parameters_become_declarations_of_their_types() {
        assertThat(read(WHOLE).parameters(Map.of("seconds", "2")))
                .extracting(Parameter::declaration)
                .containsExactly(
                        "int seconds = 2;",
                        "int[] threads = {1, 8, 32};",
                        "double ratio = 0.5;",
                        "boolean cold = false;",
                        "long rows = 1000L;",
                        "String label = \"say \\\"hi\\\" \\\\ \\u6570\";",
                        "String profile = \"full\";");
    }

    @Test
    void an_unknown_parameter_is_refused_with_the_near_one_and_the_list() {
        assertThatThrownBy(() -> read(WHOLE).parameters(Map.of("second", "2")))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("parameter second: this notebook has none of that name. Did you mean seconds?"
                        + " It takes seconds, threads, ratio, cold, rows, label, profile.");
        assertThatThrownBy(() -> FrontMatter.NONE.parameters(Map.of("x", "2")))
                .hasMessage("parameter x: this notebook has none of that name. It takes no parameters.");
    }

    @Test
    void a_value_of_another_type_is_refused() {
        assertThatThrownBy(() -> read(WHOLE).parameters(Map.of("seconds", "ten")))
                .hasMessage("parameter seconds: needs a whole number (int), got \"ten\".");
        assertThatThrownBy(() -> read(WHOLE).parameters(Map.of("threads", "1,x")))
                .hasMessage("parameter threads: needs whole numbers like 1,8,32 (int[]), got \"1,x\".");
        assertThatThrownBy(() -> read(WHOLE).parameters(Map.of("ratio", "NaN")))
                .hasMessage("parameter ratio: needs a number (double), got \"NaN\".");
        assertThatThrownBy(() -> read(WHOLE).parameters(Map.of("profile", "fast")))
                .hasMessage("parameter profile: needs one of quick, full, got \"fast\".");
    }

    @Test
    void values_for_a_profile_make_it_a_parameter_that_chooses_them() {
        FrontMatter front = read("""
                // ---
                // parameters:
                //   seconds: {default: 60, quick: 2}
                //   threads: {default: [1, 8, 32], quick: [1, 8]}
                //   rows: 1000
                // ---
                """);
        assertThat(declarations(front, Map.of()))
                .containsExactly(
                        "String profile = \"full\";",
                        "int seconds = 60;",
                        "int[] threads = {1, 8, 32};",
                        "int rows = 1000;");
        assertThat(declarations(front, Map.of("profile", "quick", "seconds", "5")))
                .containsExactly(
                        "String profile = \"quick\";",
                        "int seconds = 5;",
                        "int[] threads = {1, 8};",
                        "int rows = 1000;");
        assertThat(front.profileNote(front.parameters(Map.of("profile", "quick"))))
                .contains("Profile quick: seconds 2 instead of 60, threads 1,8 instead of 1,8,32.");
        assertThat(front.profileNote(front.parameters(Map.of()))).isEmpty();
        FrontMatter own = read(WHOLE);
        assertThat(own.profileNote(own.parameters(Map.of("profile", "quick")))).contains("Profile quick.");
    }

    @Test
    void a_notebook_may_have_profiles_of_its_own() {
        FrontMatter front = read(
                "// ---\n// parameters:\n"
                        + "//   profile: {default: day, choices: [day, night]}\n//   rows: {default: 1, night: 1_000}\n// ---\n");
        assertThat(declarations(front, Map.of("profile", "night"))).contains("int rows = 1000;");
        assertThatThrownBy(() -> read("// ---\n// parameters:\n//   rows: {default: 1, qick: 2}\n// ---\n"))
                .hasMessage("n.jsh:3: parameter rows: does not know qick. Did you mean quick?");
        assertThatThrownBy(() -> read("// ---\n// parameters:\n//   rows: {default: 1, quick: two}\n// ---\n"))
                .hasMessage("n.jsh:3: parameter rows: needs a whole number (int), got \"two\".");
    }

    private static List<String> declarations(FrontMatter front, Map<String, String> values) {
        return front.parameters(values).stream().map(Parameter::declaration).toList();
    }

    @Test
    void faults_of_the_front_matter_have_their_line_in_the_file() {
        assertThatThrownBy(() -> read("\n// ---\n// title: T\n// parameters:\n//   int: 1\n// ---\n"))
                .hasMessage("n.jsh:5: parameter int: is not a name that a Java variable can have.");
        assertThatThrownBy(() -> read("// ---\n// requires:\n//   core: 1\n// ---\n"))
                .hasMessage("n.jsh:3: requires: does not know core. Did you mean cores?");
        assertThatThrownBy(() -> read("// ---\n// title: [a\n// ---\n")).hasMessageStartingWith("n.jsh:");
        assertThatThrownBy(() -> read("// ---\n// parameters:\n//   a: {type: integer, default: 1}\n// ---\n"))
                .hasMessage("n.jsh:3: parameter a: needs a type of int, long, double, boolean, String, int[], double[],"
                        + " String[], got \"integer\".");
        assertThatThrownBy(() -> read("// ---\n// parameter:\n//   a: 1\n// ---\n"))
                .hasMessage("n.jsh:3: front matter: does not know parameter. Did you mean parameters?");
    }

    private static FrontMatter read(String text) {
        return FrontMatter.of(Notebook.parse(text), "n.jsh");
    }
}
