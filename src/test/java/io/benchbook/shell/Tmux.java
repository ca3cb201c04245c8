package io.benchbook.shell;

import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A real terminal: a tmux server of its own with one pane, keys in, screens out. */
final class Tmux implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Path socket;

    private Tmux(Path socket) {
        this.socket = socket;
    }

    /** The shell from the built jar, with folders of its own below {@code home}. */
    static Tmux shell(Path home, String environment) throws IOException {
        Path build = Path.of("target").toAbsolutePath();
        String folders = "XDG_STATE_HOME=" + home + "/state XDG_CONFIG_HOME=" + home + "/config XDG_CACHE_HOME=" + home
                + "/cache " + environment;
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classpath = build.resolve("benchbook.jar") + ":" + build.resolve("lib") + "/*";
        // as the launcher does, since else that JDK warns of what libraries do
        String quiet = Runtime.version().feature() < 25
                ? ""
                : " --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow";
        String command = "cd " + home + "; " + folders + " " + java + quiet + " -cp '" + classpath
                + "' io.benchbook.Main; echo left with $?; cat";
        return start(home, 100, 40, command);
    }

    /** Starts {@code command}, a line for a POSIX shell, in a terminal of this size. */
    static Tmux start(Path folder, int columns, int rows, String command) throws IOException {
        Tmux tmux = new Tmux(folder.resolve("tmux-" + System.nanoTime()));
        tmux.tmux(
                "-f",
                "/dev/null",
                "new-session",
                "-d",
                "-s",
                "shell",
                "-x",
                String.valueOf(columns),
                "-y",
                String.valueOf(rows),
                command);
        return tmux;
    }

    /** Types a text as it is. */
    Tmux type(String text) throws IOException {
        // tmux takes a semicolon at the end of an argument for its own
        tmux(
                "send-keys",
                "-t",
                "shell",
                "-l",
                text.endsWith(";") ? text.substring(0, text.length() - 1) + "\\;" : text);
        return this;
    }

    /** Presses keys by tmux's names: {@code Enter}, {@code Tab}, {@code C-c}, {@code Up}. */
    Tmux press(String... keys) throws IOException {
        for (String key : keys) {
            tmux("send-keys", "-t", "shell", key);
        }
        return this;
    }

    /** Presses keys with no time between them. */
    Tmux pressAtOnce(String first, String second) throws IOException {
        tmux("send-keys", "-t", "shell", first, second);
        return this;
    }

    /** Types a line and presses Enter. */
    Tmux enter(String line) throws IOException {
        return type(line).press("Enter");
    }

    /** Pastes a text as a terminal with bracketed paste does. */
    Tmux paste(String text) throws IOException {
        Path file = Files.writeString(socket.resolveSibling("paste.txt"), text);
        tmux("load-buffer", file.toString());
        tmux("paste-buffer", "-p", "-t", "shell");
        return this;
    }

    /** Changes the size of the terminal. */
    Tmux resize(int columns, int rows) throws IOException {
        tmux("resize-window", "-t", "shell", "-x", String.valueOf(columns), "-y", String.valueOf(rows));
        return this;
    }

    /** Waits until the screen's text satisfies this, and gives it. */
    String until(String what, Predicate<String> reached) throws IOException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        String screen = screen();
        while (!reached.test(screen)) {
            if (System.nanoTime() > end) {
                fail("the screen never showed %s within %s; it is:\n%s", what, PATIENCE, screen);
            }
            pause();
            screen = screen();
        }
        return screen;
    }

    String until(String text) throws IOException {
        return until(text, screen -> screen.contains(text));
    }

    /** Waits until the last line is an empty prompt. */
    String untilPrompt() throws IOException {
        return until("a prompt", screen -> screen.endsWith("\nbench>"));
    }

    /** All that was shown, from the beginning, without blanks at line ends and empty lines at the end. */
    String screen() throws IOException {
        String text = tmux("capture-pane", "-p", "-J", "-S", "-", "-t", "shell");
        List<String> lines = new ArrayList<>();
        text.lines().map(String::stripTrailing).forEach(lines::add);
        return String.join("\n", lines).stripTrailing();
    }

    private String tmux(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("tmux", "-S", socket.toString()));
        command.addAll(List.of(arguments));
        Process process;
        try {
            process = new ProcessBuilder(command).redirectErrorStream(true).start();
        } catch (IOException e) {
            return fail("These tests need a terminal: apt-get install tmux (%s)", e.getMessage());
        }
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static void pause() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() throws IOException {
        tmux("kill-server");
    }
}
