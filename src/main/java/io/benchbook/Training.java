package io.benchbook;

import io.benchbook.jupyter.Rehearsal;
import java.io.IOException;

/**
 * Does what each session of the shell and of the kernel does first, and each other command, so that the JVM can archive the classes they load. The
 * launcher runs it once after each build.
 */
public final class Training {
    private Training() {}

    /** Takes no arguments. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Main.commandLine().parseArgs("run", "notebook.jsh", "-p", "threads=8");
        io.benchbook.shell.Training.main(arguments);
        Rehearsal.play();
    }
}
