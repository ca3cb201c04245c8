package io.benchbook.shell;

import io.benchbook.base.Folders;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs and statements on a real server, seen in a real terminal. */
class RunsInShellIT {
    @TempDir
    Path home;

    private Tmux terminal;

    @BeforeEach
    void start() throws IOException {
        terminal = Tmux.shell(home, "XDG_CACHE_HOME=" + Folders.cache().getParent());
        terminal.untilPrompt();
    }

    @AfterEach
    void end() throws IOException {
        terminal.press("C-c", "C-d").until("left with");
        terminal.close();
    }

    @Test
    void a_run_fits_a_terminal_that_shrinks_and_control_c_keeps_what_was_measured() throws IOException {
        terminal.enter(
                "run(server(\"8.0.15\"), oltpPointSelect().tables(1).rows(1000), threads(2), warmup(0), seconds(300))");
        terminal.until(" tps");
        terminal.resize(60, 30);
        terminal.until("a live line of 60 columns", screen -> {
            String last = screen.substring(screen.lastIndexOf('\n') + 1);
            return last.contains("8.0.15") && last.length() < 60;
        });
        terminal.press("C-c").until("throughput");
        terminal.until("Interrupted.");
        terminal.enter("results().rowCount()").until("\n1\n");
    }

    @Test
    void a_run_goes_on_behind_the_prompt_and_its_result_waits_to_be_asked_for() throws IOException {
        terminal.enter(
                "var job = async(() -> run(server(\"8.0.15\"), oltpPointSelect().tables(1).rows(1000), threads(2),"
                        + " warmup(0), seconds(3)))");
        terminal.enter("6 * 7").until("\n42\n");
        terminal.enter("job.state()").until("\nRUNNING\n");
        terminal.until("job 1 is done after");
        terminal.enter("job.result()").until("throughput");
        terminal.enter("results().rowCount()").until("\n1\n");
    }

    @Test
    void control_c_ends_a_statement_on_the_server_too() throws IOException {
        terminal.enter("use(server(\"8.0.15\"))");
        terminal.enter("\\SELECT 6 * 7 AS answer\\G").until("answer: 42");
        terminal.enter("\\SELECT SLEEP(1000) AS slept");
        terminal.press("C-c").until("Interrupted.");
        terminal.enter(
                "sql(\"SELECT COUNT(*) AS left_over FROM information_schema.processlist WHERE info LIKE '%SLEEP(1000)%' AND id <> connection_id()\")");
        terminal.until("left_over", screen -> screen.matches("(?s).*left_over\\s*\\n[-─ ]*\\n?\\s*0\\s.*"));
    }
}
