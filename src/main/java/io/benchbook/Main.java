package io.benchbook;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** The command line. Exit statuses: 0 all well, 1 a cell failed, 2 bad usage, 124 timed out, 130 interrupted. */
@Command(
        name = "benchbook",
        description = "A bench notebook for MySQL. Without a command: the shell.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
public final class Main implements Runnable {
    private Main() {}

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Main()).execute(arguments));
    }

    @Override
    public void run() {}

    /** The version in the jar's manifest. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"Benchbook " + Main.class.getPackage().getImplementationVersion()};
        }
    }
}
