package io.benchbook.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shell in a real terminal, from the built jar. */
class ShellIT {
    @TempDir
    Path home;

    private Tmux terminal;

    @BeforeEach
    void start() throws IOException {
        terminal = open("");
    }

    private Tmux open(String environment) throws IOException {
        return Tmux.shell(home, environment);
    }

    @AfterEach
    void end() throws IOException {
        terminal.close();
    }

    @Test
    void a_session_reads_as_it_should() throws IOException {
        terminal.untilPrompt();
        terminal.enter("1 + 1").until("\n2\n");
        terminal.enter("int twice(int x) {").until("  ...>");
        terminal.enter("return 2 * x;").enter("}").enter("twice(21)").until("\n42\n");
        terminal.enter("twise(21)").until("Did you mean");
        terminal.enter("/exit").until("left with");
        assertThat(terminal.screen().lines().skip(1).collect(Collectors.joining("\n")))
                .isEqualTo("""
                        bench> 1 + 1
                        2
                        bench> int twice(int x) {
                          ...>     return 2 * x;
                          ...> }
                        bench> twice(21)
                        42
                        bench> twise(21)
                        1 | twise(21)
                            ^^^^^
                        cannot find symbol: method twise(int). Did you mean twice?
                        bench> /exit
                        left with 0""");
        assertThat(terminal.screen())
                .matches(
                        "(?s)Benchbook \\S+ · JDK \\d+ · \\d+ cores?, [\\d.]+ GiB, \\w+ · help\\(\\) lists the commands\n.*");
    }

    @Test
    void keys_typed_ahead_show_once_and_at_a_prompt_only() throws IOException {
        terminal.untilPrompt();
        terminal.enter("1 + 1").until("\n2\n");
        for (int i = 100; i < 180; i++) {
            terminal.enter(String.valueOf(i));
        }
        String wanted = IntStream.range(100, 180)
                .mapToObj(i -> "bench> " + i + "\n" + i + "\n")
                .collect(Collectors.joining());
        assertThat(terminal.until("\n179\nbench>").lines().skip(3).collect(Collectors.joining("\n")))
                .isEqualTo(wanted + "bench>");
    }

    @Test
    void control_d_leaves_with_status_0() throws IOException {
        terminal.untilPrompt();
        terminal.press("C-d").until("left with 0");
    }

    @Test
    void history_lasts_across_sessions() throws IOException {
        terminal.untilPrompt();
        terminal.enter("\"first \" + \"session\"").until("\nfirst session\n");
        terminal.press("C-d").until("left with 0");
        terminal.close();
        terminal = open("");
        terminal.untilPrompt();
        terminal.press("Up", "Enter").until("\nfirst session\n");
    }

    @Test
    void tab_completes_commands_names_in_texts_and_the_shells_own() throws IOException {
        terminal.untilPrompt();
        terminal.type("oltpReadOnly().distri").press("Tab").until("bench> oltpReadOnly().distribution(");
        terminal.press("C-u").type("server(\"8.").press("Tab").until("bench> server(\"8.0.15");
        terminal.press("C-u").type("/hist").press("Tab").until("bench> /history");
        terminal.press("C-u").type("run(").press("Tab").until("threads(");
    }

    @Test
    void tab_completes_columns_of_tables_and_shows_what_a_call_takes() throws IOException {
        terminal.untilPrompt();
        terminal.enter("var t = Table.create(DoubleColumn.create(\"tps\"), DoubleColumn.create(\"p95_ms\"))");
        terminal.enter("t.columnCount()").until("\n2\n");
        terminal.type("t.numberColumn(\"p").press("Tab").until("bench> t.numberColumn(\"p95_ms");
        terminal.press("C-u").type("plot(t, x(\"t").press("Tab").until("bench> plot(t, x(\"tps");
        terminal.press("C-u").type("run(").press("Tab").until("run(Factor... factors) → RunResult");
    }

    @Test
    void lines_are_edited_with_the_keys_of_vi_once_that_was_asked_for() throws IOException {
        terminal.untilPrompt();
        terminal.enter("/set editing vi").until("Lines are edited with the keys of vi");
        terminal.enter("/exit").until("left with 0");
        terminal.close();
        terminal = open("");
        terminal.untilPrompt();
        terminal.type("2 + 40").until("bench> 2 + 40");
        terminal.press("Escape").press("0").press("x").until("bench>  + 40");
        terminal.press("i").type("1").until("bench> 1 + 40");
        terminal.press("Enter").until("\n41\n");
    }

    @Test
    void control_c_stops_a_cell_and_the_shell_goes_on() throws IOException {
        terminal.untilPrompt();
        stopsOnceItSays("{ System.out.println(\"now\"); while (true); }", "now");
        stopsOnceItSays("{ System.out.println(\"again\"); Thread.sleep(100_000); }", "again");
        terminal.enter("6 * 7").until("\n42\n");
    }

    private void stopsOnceItSays(String line, String word) throws IOException {
        terminal.enter(line).until(line + "\n" + word);
        terminal.press("C-c").until(line + "\n" + word + "\nInterrupted.\nbench>");
    }

    @Test
    void control_c_stops_a_value_that_is_never_shown() throws IOException {
        terminal.untilPrompt();
        terminal.enter("record Loop() { public String toString() { System.out.println(\"shown\"); while (true); } }");
        stopsOnceItSays("new Loop()", "shown");
        terminal.enter("Loop loop = new Loop();");
        stopsOnceItSays("/vars", "shown");
        terminal.enter("6 * 7").until("\n42\n");
    }

    @Test
    void an_error_in_the_text_of_a_value_is_told_and_not_the_end() throws IOException {
        terminal.untilPrompt();
        terminal.enter("record Bad() { public String toString() { throw new AssertionError(\"never\"); } }");
        terminal.enter("new Bad()").until("(a Bad that cannot be shown: AssertionError: never)");
        terminal.enter("6 * 7").until("\n42\n");
    }

    @Test
    void control_c_stops_a_cell_however_soon_after_enter_it_comes() throws Exception {
        terminal.untilPrompt();
        terminal.enter("6 * 7").until("\n42\n");
        for (int millis = -1; millis < 40; millis += 2) {
            terminal.type("Thread.sleep(100_000L + " + millis + ")");
            if (millis < 0) {
                terminal.pressAtOnce("Enter", "C-c");
            } else {
                terminal.press("Enter");
                Thread.sleep(millis);
                terminal.press("C-c");
            }
            terminal.until("100_000L + " + millis + ")\nInterrupted.\nbench>");
        }
    }

    @Test
    void a_second_control_c_gives_the_prompt_back_whatever_happens() throws IOException {
        terminal.untilPrompt();
        terminal.enter("6 * 7").until("\n42\n");
        terminal.enter("{ System.out.println(\"now\"); new java.net.ServerSocket(0).accept(); }")
                .until("\nnow");
        terminal.press("C-c").until("Stopping. Ctrl-C again gives the prompt back at once.");
        terminal.press("C-c").until("Its thread, \"cell 2\", cannot be ended and was left behind.");
        terminal.enter("6 * 8").until("\n48\n");
    }

    @Test
    void control_c_at_the_prompt_gives_the_line_up() throws IOException {
        terminal.untilPrompt();
        terminal.type("never finished(").press("C-c");
        terminal.enter("6 * 7").until("\n42\n");
        assertThat(terminal.screen()).doesNotContain("cannot find symbol");
    }

    @Test
    void two_hundred_pasted_lines_are_one_cell_as_they_were() throws IOException {
        String body =
                IntStream.range(0, 197).mapToObj(i -> "    sum += " + i + ";\n").collect(Collectors.joining());
        terminal.untilPrompt();
        terminal.paste("int pasted() {\n    int sum = 0;\n" + body + "    return sum;\n}\n");
        terminal.until("return sum;");
        terminal.press("Enter");
        terminal.enter("pasted()").until("\n19306\n");
        terminal.enter("/save pasted.jsh").until("2 cells saved");
        assertThat(Files.readString(home.resolve("pasted.jsh")))
                .isEqualTo(
                        "// %%\nint pasted() {\n    int sum = 0;\n" + body + "    return sum;\n}\n\n// %%\npasted()\n");
    }

    @Test
    void blanks_before_closing_brackets_stay_as_typed() throws IOException {
        terminal.untilPrompt();
        terminal.enter("\"[a ] {b  } (c )\"").until("\n[a ] {b  } (c )\n");
    }

    @Test
    void a_cell_reads_from_the_terminal() throws IOException {
        terminal.untilPrompt();
        terminal.enter("System.out.println(\"who?\"); new Scanner(System.in).nextLine().toUpperCase()")
                .until("\nwho?");
        terminal.enter("typed in").until("\nTYPED IN\n");
    }

    @Test
    void output_of_a_thread_goes_above_the_prompt() throws IOException {
        terminal.untilPrompt();
        terminal.enter(
                "new Thread(() -> { try { Thread.sleep(1500); } catch (Exception e) { } System.out.println(\"late\"); }).start();");
        terminal.type("40 + 2").until("\nlate\nbench> 40 + 2");
        terminal.press("Enter").until("\n42\n");
    }

    @Test
    void a_users_startup_file_is_loaded_and_a_fault_in_it_does_not_matter() throws IOException {
        terminal.close();
        Path config = Files.createDirectories(home.resolve("config/benchbook"));
        Files.writeString(config.resolve("startup.jsh"), "int mine = 42;\nint bad = nothing;\n");
        terminal = open("");
        terminal.until("cannot find symbol: variable nothing");
        terminal.enter("mine").until("\n42\n");
    }

    @Test
    void an_editor_of_the_users_choice_edits_the_last_cell() throws IOException {
        terminal.close();
        terminal = open("VISUAL= EDITOR=\"sed -i s/6/21/\"");
        terminal.untilPrompt();
        terminal.enter("6 + 21").until("\n27\n");
        terminal.enter("/edit").until("\n42\n");
    }

    @Test
    void a_terminal_without_abilities_works() throws IOException {
        terminal.close();
        terminal = open("TERM=dumb NO_COLOR=1");
        terminal.untilPrompt();
        terminal.enter("6 * 7").until("\n42\n");
        terminal.press("C-d").until("left with 0");
    }

    @Test
    void libraries_of_maven_are_added_to_what_cells_can_use() throws IOException {
        Path jar = Path.of(assertj()).getFileName();
        String version = jar.toString().replaceAll("assertj-core-|\\.jar", "");
        terminal.untilPrompt();
        terminal.enter("deps(\"org.assertj:assertj-core:" + version + "\")").until("assertj-core:" + version + ",");
        terminal.enter("org.assertj.core.util.Lists.newArrayList(6 * 7)").until("\n[42]\n");
        terminal.enter("deps(\"nonsense\")").until("deps: needs group:artifact:version, got \"nonsense\".");
    }

    /** A library that Maven certainly has here. */
    private static String assertj() {
        return org.assertj.core.api.Assertions.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();
    }
}
