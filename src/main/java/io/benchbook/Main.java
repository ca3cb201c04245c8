package io.benchbook;

import io.benchbook.base.BenchbookException;
import io.benchbook.jupyter.JupyterKernel;
import io.benchbook.shell.Once;
import io.benchbook.shell.Shell;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParseResult;

/** The command line. Exit statuses: 0 all well, 1 a cell failed, 2 bad usage, 124 timed out, 130 interrupted. */
@Command(
        name = "benchbook",
        description = "A bench notebook for MySQL. Without a command: the shell; with -: evaluates standard input.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        subcommands = {
            RunCommand.class,
            EvalCommand.class,
            ConvertCommand.class,
            ServersCommand.class,
            DoctorCommand.class,
            KernelCommand.class
        })
public final class Main implements Callable<Integer> {
    private Main() {}

    public static void main(String[] arguments) {
        if (arguments.length == 0) {
            // picocli's reading of annotations would take longer than all else before the prompt, or the kernel
            System.exit(Shell.run());
        }
        if (arguments.length == 1 && arguments[0].equals("-")) {
            System.exit(Once.standardInput());
        }
        if (arguments.length == 3
                && arguments[0].equals("kernel")
                && arguments[1].equals("start")
                && !arguments[2].startsWith("-")) {
            System.exit(kernel(arguments[2]));
        }
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        CommandLine line = new CommandLine(new Main());
        line.setExecutionExceptionHandler(Main::failed);
        return line;
    }

    @Override
    public Integer call() {
        return Shell.run();
    }

    private static int failed(Exception failure, CommandLine line, ParseResult arguments) throws Exception {
        if (!(failure instanceof BenchbookException)) {
            throw failure;
        }
        return tell((BenchbookException) failure);
    }

    private static int tell(BenchbookException told) {
        System.err.println("benchbook: " + told.getMessage());
        told.facts().forEach((name, value) -> System.err.println("  " + name + "  " + value));
        return CommandLine.ExitCode.SOFTWARE;
    }

    private static int kernel(String connectionFile) {
        try {
            JupyterKernel.serve(Path.of(connectionFile));
            return CommandLine.ExitCode.OK;
        } catch (BenchbookException e) {
            return tell(e);
        }
    }

    /** The version in the jar's manifest. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"Benchbook " + Main.class.getPackage().getImplementationVersion()};
        }
    }
}
