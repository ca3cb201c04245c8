package io.benchbook.jupyter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The kernel as Jupyter's own clients see it: installed and started by the real launcher, driven from Python. */
class KernelIT {
    private static final long LONGEST_SECONDS = 300;
    private static final Path LAUNCHER = Path.of("benchbook").toAbsolutePath();

    @TempDir
    private static Path folder;

    @BeforeAll
    static void install() throws Exception {
        assertThat(output(List.of(
                        LAUNCHER.toString(), "kernel", "install", "--prefix", folder.toString(), "--env", "BENCH=1")))
                .contains("The kernel benchbook is installed in " + kernel());
    }

    @AfterEach
    void nothing_is_left_behind() {
        assertThat(ProcessHandle.allProcesses()
                        .filter(process -> process.info()
                                .commandLine()
                                .filter(line -> line.contains(folder.toString()))
                                .isPresent()))
                .as("processes left behind")
                .isEmpty();
    }

    @Test
    void the_public_conformance_suite_passes_and_skips_nothing() throws Exception {
        assertThat(python("kernel_conformance")).contains("Ran 12 tests").doesNotContain("skipped");
    }

    @Test
    void what_that_suite_leaves_out_is_right_too() throws Exception {
        assertThat(python("kernel_cells", "kernel_questions", "kernel_subshells", "kernel_interrupts"))
                .contains("\nOK")
                .doesNotContain("skipped");
    }

    @Test
    void kernels_begin_and_end_as_they_should() throws Exception {
        assertThat(python("kernel_lives")).contains("\nOK").doesNotContain("skipped");
    }

    @Test
    void a_converted_notebook_shows_what_the_batch_runner_shows() throws Exception {
        assertThat(python("kernel_notebooks")).contains("\nOK").doesNotContain("skipped");
    }

    @Test
    void in_a_browser_cells_run_plots_are_drawn_and_the_interrupt_button_works() throws Exception {
        assertThat(python("kernel_in_notebook")).contains("\nOK").doesNotContain("skipped");
    }

    @Test
    void its_installation_makes_the_archive_that_it_starts_from() throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONGEST_SECONDS);
        while (archives().isEmpty() && System.nanoTime() < end) {
            Thread.sleep(200);
        }
        assertThat(archives()).isNotEmpty().noneMatch(file -> file.endsWith(".none"));
    }

    /** What the launcher keeps beside the jars, without what is not whole yet. */
    private static List<String> archives() {
        return Stream.of(Path.of("target/dist").toFile().list())
                .filter(file -> file.startsWith("classes-") && !file.endsWith(".lock") && !file.contains(".new."))
                .toList();
    }

    @Test
    void a_kernel_is_listed_and_uninstalled() throws Exception {
        assertThat(output(List.of(
                        LAUNCHER.toString(), "kernel", "install", "--prefix", folder.toString(), "--name", "second")))
                .contains(kernel().resolveSibling("second").toString());
        assertThat(output(List.of(LAUNCHER.toString(), "kernel", "list"))).contains(kernel() + "  (");
        assertThat(output(List.of(
                        LAUNCHER.toString(), "kernel", "uninstall", "--name", "second", "--prefix", folder.toString())))
                .contains("Removed " + kernel().resolveSibling("second"));
        assertThat(kernel().resolveSibling("second")).doesNotExist();
        assertThat(kernel()).exists();
    }

    private static Path kernel() {
        return folder.resolve("share/jupyter/kernels/benchbook");
    }

    private static String python(String... modules) throws Exception {
        List<String> command =
                new ArrayList<>(List.of("/usr/bin/python3", "-B", "-W", "ignore", "-m", "unittest", "-v"));
        command.addAll(List.of(modules));
        return output(command);
    }

    /** What a command that must succeed has printed, with folders of its own for all that Jupyter and Benchbook keep. */
    private static String output(List<String> command) throws IOException, InterruptedException {
        Path printed = Files.createTempFile(folder, "printed", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile());
        builder.environment()
                .putAll(Map.of(
                        "PYTHONPATH",
                                Path.of("src/test/python").toAbsolutePath().toString(),
                        "JUPYTER_PATH", folder.resolve("share/jupyter").toString(),
                        "JUPYTER_RUNTIME_DIR", folder.resolve("runtime").toString(),
                        "JUPYTER_CONFIG_DIR", folder.resolve("config").toString(),
                        "JUPYTER_DATA_DIR", folder.resolve("data").toString(),
                        "XDG_STATE_HOME", folder.resolve("state").toString(),
                        "XDG_CONFIG_HOME", folder.resolve("xdg-config").toString()));
        Process process = builder.start();
        boolean ended = process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS);
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        String text = Files.readString(printed);
        assertThat(ended).as("ends: " + text).isTrue();
        assertThat(process.exitValue()).as(text).isZero();
        return text;
    }
}
