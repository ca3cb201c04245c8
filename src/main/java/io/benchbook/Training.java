package io.benchbook;

import io.benchbook.jupyter.Rehearsal;
import java.io.IOException;

/**
 * Reads a command line and does what each session of the shell and of the kernel does first, so that the JVM can archive the
 * classes which that loads. The launcher runs it once after each build.
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
