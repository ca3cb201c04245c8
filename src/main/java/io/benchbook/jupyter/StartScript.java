package io.benchbook.jupyter;

/**
 * The script in a kernel spec that starts the launcher of the Benchbook that installed it, on the JDK that installed it.
 * Where either has moved, it says so in one line, which Jupyter shows.
 */
final class StartScript {
    private StartScript() {}

    static String text(String home, String javaHome) {
        return """
                #!/bin/sh
                # Starts the kernel of Benchbook; written by: benchbook kernel install
                home=%s
                JAVA_HOME=%s
                if [ ! -x "$home/benchbook" ]; then
                  echo "benchbook: there is no Benchbook in $home any more. Install its kernel again from where it is now: ./benchbook kernel install" >&2
                  exit 1
                fi
                if [ ! -x "$JAVA_HOME/bin/java" ]; then
                  echo "benchbook: the JDK that installed this kernel, $JAVA_HOME, is not there any more. Install the kernel again: $home/benchbook kernel install" >&2
                  exit 1
                fi
                export JAVA_HOME
                exec "$home/benchbook" kernel start "$1"
                """.formatted(quoted(home), quoted(javaHome));
    }

    /** As a word of the shell. */
    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
