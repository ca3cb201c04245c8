package io.benchbook.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConsoleTest {
    private static final String ERASE = "\r\u001b[J";

    private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();
    private final Console console = new Console(terminal, StandardCharsets.UTF_8);
    private final PrintStream out = console.stream();

    @Test
    void output_goes_above_the_live_line() {
        console.live("6.2 of 10 s");
        out.println("hello");
        console.live("7.2 of 10 s");
        console.live("");
        assertThat(written())
                .isEqualTo(ERASE + "6.2 of 10 s" + ERASE + "hello\n6.2 of 10 s" + ERASE + "7.2 of 10 s" + ERASE);
    }

    @Test
    void the_live_line_waits_until_a_line_of_output_is_whole() {
        out.print("half");
        console.live("bar");
        assertThat(written()).isEqualTo("half");
        out.print(" whole\n");
        assertThat(written()).isEqualTo("half whole\nbar");
    }

    @Test
    void what_follows_unfinished_output_begins_a_line() {
        out.print("half");
        console.freshLine();
        console.println("value");
        assertThat(written()).isEqualTo("half\nvalue\n");
    }

    @Test
    void while_the_user_types_whole_lines_go_above_the_prompt() {
        List<String> above = new ArrayList<>();
        console.whilePrompting(above::add);
        out.print("ha");
        out.print("lf\nand µ");
        console.live("bar");
        assertThat(above).containsExactly("half");
        assertThat(written()).isEmpty();
        console.whilePrompting(null);
        assertThat(written()).isEqualTo("and µ");
    }

    @Test
    void lines_of_many_threads_are_not_mixed() throws InterruptedException {
        console.live("bar");
        List<Thread> threads = new ArrayList<>();
        for (String word : List.of("aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc")) {
            threads.add(new Thread(() -> {
                for (int i = 0; i < 200; i++) {
                    out.println(word);
                }
            }));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(written().replace(ERASE, "").replace("bar", "").lines())
                .hasSize(600)
                .allMatch(line -> line.matches("a{10}|b{10}|c{10}"));
    }

    private String written() {
        return terminal.toString(StandardCharsets.UTF_8);
    }
}
