package io.benchbook.shell;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Work in the background of a real shell. */
class JobsIT {
    private static final String SLEEPER =
            "var job = async(() -> { System.out.println(\"it runs\"); Thread.sleep(600_000); return 1; })";

    @TempDir
    Path home;

    private Tmux terminal;

    @BeforeEach
    void start() throws IOException {
        terminal = Tmux.shell(home, "");
        terminal.untilPrompt();
    }

    @AfterEach
    void end() throws IOException {
        terminal.close();
    }

    @Test
    void the_prompt_is_free_and_completes_while_a_job_runs_and_its_end_is_told_above_it() throws IOException {
        terminal.enter("var go = new java.util.concurrent.CountDownLatch(1)");
        terminal.enter("var job = async(() -> { go.await(); return 6 * 7; })");
        terminal.enter("job.state()").until("\nRUNNING\n");
        terminal.type("oltpReadOnly().distri").press("Tab").until("oltpReadOnly().distribution(");
        terminal.press("C-c").enter("go.countDown()").until("job 1 is done after");
        terminal.enter("job.result()").until("\n42\n");
    }

    @Test
    void control_c_leaves_a_job_alone_and_leaving_asks_first() throws IOException {
        terminal.enter(SLEEPER).until("\nit runs\n");
        terminal.untilPrompt();
        terminal.press("C-c").until("a second prompt", screen -> screen.endsWith("\nbench>\nbench>"));
        terminal.enter("job.result()").until("bench> job.result()");
        terminal.press("C-c").until("Interrupted.");
        terminal.enter("job.state()").until("\nRUNNING\n");
        terminal.press("C-d").until("Stop it and leave? [y/N]");
        terminal.enter("n").enter("6 * 7").until("\n42\n");
        terminal.enter("/exit").until("leave? [y/N]", screen -> screen.endsWith("Stop it and leave? [y/N]"));
        terminal.enter("y").until("left with 0");
    }

    @Test
    void a_job_is_cancelled_even_in_an_endless_loop() throws IOException {
        terminal.enter("var job = async(() -> { System.out.println(\"it runs\"); while (true); })")
                .until("\nit runs\n");
        terminal.enter("job.cancel().state()").until("\nCANCELLED\n");
        terminal.enter("jobs()").until("cancelled");
    }
}
