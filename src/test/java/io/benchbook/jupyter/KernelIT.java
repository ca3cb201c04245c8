package io.benchbook.jupyter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
        assertThat(output(
                        Map.of(),
                        List.of(
                                LAUNCHER.toString(),
                                "kernel",
                                "install",
                                "--prefix",
                                folder.toString(),
                                "--env",
                                "BENCH=1")))
                .contains("The kernel benchbook is installed in " + kernel());
    }

    /** A kernel that was told to end may still be stopping its servers. */
    @AfterEach
    void nothing_is_left_behind() throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (!left().isEmpty() && System.nanoTime() < end) {
            Thread.sleep(100);
        }
        assertThat(left()).as("processes left behind").isEmpty();
    }

    private static List<ProcessHandle> left() {
        return ProcessHandle.allProcesses()
                .filter(process -> process.info()
                        .commandLine()
                        .filter(line -> line.contains(folder.toString()))
                        .isPresent())
                .toList();
    }

    @Test
    void the_public_conformance_suite_passes_and_skips_nothing() throws Exception {
        assertThat(output(Map.of(), unittest("kernel_conformance")))
                .contains("Ran 12 tests")
                .doesNotContain("skipped");
    }

    @Test
    void what_that_suite_leaves_out_is_right_too() throws Exception {
        assertPass("kernel_cells", "kernel_questions", "kernel_subshells", "kernel_interrupts");
    }

    @Test
    void kernels_begin_and_end_as_they_should() throws Exception {
        assertPass("kernel_lives");
    }

    @Test
    void a_converted_notebook_shows_what_the_batch_runner_shows() throws Exception {
        assertPass("kernel_notebooks.Short");
    }

    @Test
    void in_a_browser_cells_run_plots_are_drawn_and_the_interrupt_button_works() throws Exception {
        assertPass("kernel_in_notebook");
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
    void kernels_are_installed_listed_and_removed_where_and_as_asked() throws Exception {
        assertPass("kernel_installs");
    }

    @Test
    void in_jupyter_console_cells_run_go_over_lines_and_are_completed() throws Exception {
        assertPass("kernel_in_console");
    }

    @Test
    void on_jdk_25_everything_is_interrupted_and_cells_run_beside_each_other() throws Exception {
        Optional<Path> jdk = jdk25();
        assumeThat(jdk).as("a JDK 25 in /usr/lib/jvm").isPresent();
        output(
                Map.of("JAVA_HOME", jdk.orElseThrow().toString()),
                List.of(LAUNCHER.toString(), "kernel", "install", "--prefix", folder.toString(), "--name", "jdk25"));
        assertThat(output(Map.of("KERNEL", "jdk25"), unittest("kernel_interrupts", "kernel_subshells")))
                .contains("\nOK")
                .doesNotContain("skipped");
    }

    private static Optional<Path> jdk25() throws IOException {
        try (Stream<Path> jdks = Files.list(Path.of("/usr/lib/jvm"))) {
            return jdks.filter(jdk -> jdk.getFileName().toString().contains("25"))
                    .filter(jdk -> Files.isExecutable(jdk.resolve("bin/jshell")))
                    .findFirst();
        }
    }

    private static Path kernel() {
        return folder.resolve("share/jupyter/kernels/benchbook");
    }

    private static List<String> unittest(String... modules) {
        List<String> command =
                new ArrayList<>(List.of("/usr/bin/python3", "-B", "-W", "ignore", "-m", "unittest", "-v"));
        command.addAll(List.of(modules));
        return command;
    }

    private static void assertPass(String... modules) throws Exception {
        assertThat(output(Map.of(), unittest(modules))).contains("\nOK").doesNotContain("skipped");
    }

    /** What a command that must succeed has printed, with folders of its own for all that Jupyter and Benchbook keep. */
    private static String output(Map<String, String> environment, List<String> command)
            throws IOException, InterruptedException {
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
                        "IPYTHONDIR", folder.resolve("ipython").toString(),
                        "XDG_STATE_HOME", folder.resolve("state").toString(),
                        "XDG_CONFIG_HOME", folder.resolve("xdg-config").toString()));
        builder.environment().putAll(environment);
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
