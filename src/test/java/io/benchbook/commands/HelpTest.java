package io.benchbook.commands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.display.Displays;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class HelpTest {
    @Test
    void the_list_is_shown_to_its_end() {
        assertThat((String) Displays.bundle(Help.help()).data().get("text/plain"))
                .endsWith("TAB completes.");
    }

    @Test
    void the_overview_lists_every_command_with_a_sentence() {
        String overview = Help.help().text();
        assertThat(overview).contains("Help\n", "  help ", "Lists the commands");
        assertThat(overview.lines()).allMatch(line -> line.length() <= 100);
    }

    @Test
    void a_page_shows_the_forms_the_docstring_its_examples_and_its_parameters() {
        assertThat(Help.help("help").text())
                .contains(
                        "help(String name) → HelpPage",
                        "Tells all about one command",
                        "    help(\"run\")",
                        "name: for instance");
    }

    @Test
    void a_command_is_told_of_without_what_has_its_name_inside() {
        assertThat(Help.help("whatIf").text()).contains("whatIf(Server server").doesNotContain("Comparer");
        assertThat(Help.help().text()).doesNotContain("TextArguments");
    }

    @Test
    void a_misspelt_command_is_answered_with_the_nearest_one() {
        assertThatThrownBy(() -> Help.help("hlep"))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("help: there is nothing called hlep. Did you mean help?");
    }

    @Test
    void every_public_static_method_of_the_vocabulary_has_a_docstring() {
        Set<String> documented =
                Manual.read().commands().stream().map(Manual.Page::name).collect(Collectors.toSet());
        assertThat(Vocabulary.classes().stream()
                        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                        .filter(method -> java.lang.reflect.Modifier.isPublic(method.getModifiers())
                                && java.lang.reflect.Modifier.isStatic(method.getModifiers())
                                && !method.isSynthetic())
                        .map(method -> method.getName())
                        .collect(Collectors.toSet()))
                .isNotEmpty()
                .isSubsetOf(documented);
    }
}
