package io.benchbook;

import io.benchbook.base.BenchbookException;
import io.benchbook.jupyter.JupyterKernel;
import io.benchbook.jupyter.KernelSpecs;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code benchbook kernel install|list|uninstall|start}. */
@Command(
        name = "kernel",
        mixinStandardHelpOptions = true,
        description = "The Jupyter kernel: tells Jupyter of it, lists and removes it.")
final class KernelCommand implements Runnable {
    private static final String KERNELS = "share/jupyter/kernels";

    @Spec
    private CommandSpec command;

    @Override
    public void run() {
        throw new ParameterException(command.commandLine(), "kernel: needs install, list, uninstall or start");
    }

    @Command(mixinStandardHelpOptions = true, description = "Installs the kernel for this user, or elsewhere.")
    void install(
            @Option(names = "--user", description = "for this user; the default") boolean user,
            @Option(names = "--sys-prefix", description = "into the active Python environment") boolean sysPrefix,
            @Option(names = "--prefix", paramLabel = "DIR", description = "into DIR/share/jupyter/kernels") Path prefix,
            @Option(names = "--name", paramLabel = "N", defaultValue = "benchbook", description = "default: benchbook")
                    String name,
            @Option(names = "--jvm-option", paramLabel = "OPTION", description = "for instance -Xmx4g; several times")
                    List<String> jvmOptions,
            @Option(names = "--env", paramLabel = "K=V", description = "a variable of the kernel; several times")
                    Map<String, String> environment) {
        if ((user ? 1 : 0) + (sysPrefix ? 1 : 0) + (prefix == null ? 0 : 1) > 1) {
            throw new BenchbookException("kernel: needs one of --user, --sys-prefix and --prefix, got several.");
        }
        Path folder = sysPrefix
                ? activeEnvironment().resolve(KERNELS)
                : prefix == null ? ofUser() : prefix.toAbsolutePath().resolve(KERNELS);
        Path installed = KernelSpecs.install(new KernelSpecs.Wanted(
                name,
                folder,
                Optional.ofNullable(jvmOptions).orElse(List.of()),
                Optional.ofNullable(environment).orElse(Map.of())));
        System.out.println("The kernel " + name + " is installed in " + installed);
    }

    @Command(mixinStandardHelpOptions = true, description = "Lists the kernels of Benchbook that are installed.")
    void list() {
        List<String> lines = KernelSpecs.list(searched());
        System.out.println(
                lines.isEmpty()
                        ? "No kernel of Benchbook is installed. benchbook kernel install does that."
                        : String.join(System.lineSeparator(), lines));
    }

    @Command(mixinStandardHelpOptions = true, description = "Removes a kernel of Benchbook.")
    void uninstall(
            @Option(names = "--name", paramLabel = "N", defaultValue = "benchbook", description = "default: benchbook")
                    String name,
            @Option(names = "--prefix", paramLabel = "DIR", description = "where it was installed with --prefix")
                    Path prefix) {
        List<Path> folders =
                prefix == null ? searched() : List.of(prefix.toAbsolutePath().resolve(KERNELS));
        System.out.println("Removed " + KernelSpecs.uninstall(name, folders));
    }

    @Command(mixinStandardHelpOptions = true, description = "Runs the kernel; Jupyter does this.")
    void start(@Parameters(paramLabel = "CONNECTION_FILE", description = "made by Jupyter") Path connectionFile) {
        JupyterKernel.serve(connectionFile);
    }

    private static Path activeEnvironment() {
        for (String variable : List.of("VIRTUAL_ENV", "CONDA_PREFIX")) {
            String value = System.getenv(variable);
            if (value != null && !value.isBlank()) {
                return Path.of(value);
            }
        }
        throw new BenchbookException("kernel: --sys-prefix needs an active Python environment.")
                .next("Activate one, or give its folder: --prefix DIR.");
    }

    /** Jupyter's data folder of this user: {@code $JUPYTER_DATA_DIR}, else by the system's convention. */
    private static Path ofUser() {
        String own = System.getenv("JUPYTER_DATA_DIR");
        if (own != null && !own.isBlank()) {
            return Path.of(own).resolve("kernels");
        }
        Path home = Path.of(System.getProperty("user.home"));
        if (System.getProperty("os.name").startsWith("Mac")) {
            return home.resolve("Library/Jupyter/kernels");
        }
        String data = System.getenv("XDG_DATA_HOME");
        return (data == null || data.isBlank() ? home.resolve(".local/share") : Path.of(data))
                .resolve("jupyter/kernels");
    }

    /** Where Jupyter looks, its own order. */
    private static List<Path> searched() {
        Map<Path, Boolean> folders = new LinkedHashMap<>();
        Optional.ofNullable(System.getenv("JUPYTER_PATH")).stream()
                .flatMap(path -> List.of(path.split(java.io.File.pathSeparator)).stream())
                .filter(path -> !path.isBlank())
                .forEach(path -> folders.put(Path.of(path).resolve("kernels"), true));
        folders.put(ofUser(), true);
        for (String variable : List.of("VIRTUAL_ENV", "CONDA_PREFIX")) {
            Optional.ofNullable(System.getenv(variable))
                    .ifPresent(prefix -> folders.put(Path.of(prefix).resolve(KERNELS), true));
        }
        folders.put(Path.of("/usr/local", KERNELS), true);
        folders.put(Path.of("/usr", KERNELS), true);
        return new ArrayList<>(folders.keySet());
    }
}
