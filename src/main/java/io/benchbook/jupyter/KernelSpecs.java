package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Kernel specs of Benchbook: what tells Jupyter how to start the kernel ("Kernel specs" in "Making kernels for Jupyter"). */
public final class KernelSpecs {
    private static final String HOME = "benchbook.home";

    private KernelSpecs() {}

    /**
     * What is to be installed.
     *
     * @param name of letters, digits, dots, dashes and underscores; Jupyter's name of the kernel
     * @param folder where kernels are, for instance {@code ~/.local/share/jupyter/kernels}
     * @param jvmOptions for instance {@code -Xmx4g}
     * @param environment variables of the kernel's process
     */
    public record Wanted(String name, Path folder, List<String> jvmOptions, Map<String, String> environment) {
        public Wanted {
            if (!name.matches("[A-Za-z0-9._-]+")) {
                throw new BenchbookException(
                        "kernel: a name has letters, digits, dots, dashes and underscores, got \"" + name + "\".");
            }
        }
    }

    /** Writes the spec, in place of one of that name that is there, and gives its folder. */
    public static Path install(Wanted wanted) {
        String home = Optional.ofNullable(System.getProperty(HOME))
                .orElseThrow(() -> new BenchbookException("kernel: it is unknown where Benchbook is.")
                        .next("Start it by its launcher, ./benchbook."));
        Path folder = wanted.folder().resolve(wanted.name());
        if (Files.exists(folder) && !ours(folder)) {
            throw new BenchbookException("kernel: " + folder + " is the kernel of another program.")
                    .next("Choose another name with --name.");
        }
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve("start"), StartScript.text(home, System.getProperty("java.home")));
            Files.writeString(
                    folder.resolve("kernel.json"), spec(wanted, home).toPrettyString() + "\n", StandardCharsets.UTF_8);
            Logo.write(folder);
            return folder;
        } catch (IOException e) {
            throw new BenchbookException("kernel: cannot write to " + folder + ": " + e.getMessage(), e);
        }
    }

    private static ObjectNode spec(Wanted wanted, String home) {
        ObjectNode spec = Json.object();
        spec.set("argv", Json.texts(List.of("/bin/sh", "{resource_dir}/start", "{connection_file}")));
        spec.put("display_name", wanted.name().equals("benchbook") ? "Benchbook" : "Benchbook (" + wanted.name() + ")")
                .put("language", "java")
                .put("interrupt_mode", "message");
        ObjectNode environment = spec.putObject("env");
        if (!wanted.jvmOptions().isEmpty()) {
            environment.put(
                    "JDK_JAVA_OPTIONS",
                    wanted.jvmOptions().stream().map(KernelSpecs::quoted).collect(Collectors.joining(" ")));
        }
        wanted.environment().forEach(environment::put);
        spec.putObject("metadata").put("benchbook_home", home).put("debugger", false);
        return spec;
    }

    /** As the java launcher's variable for options wants one that has blanks in it. */
    private static String quoted(String option) {
        return option.matches(".*\\s.*") ? '"' + option + '"' : option;
    }

    /** Every kernel of Benchbook in these folders, a line each, with what is wrong with it. */
    public static List<String> list(List<Path> folders) {
        List<String> lines = new ArrayList<>();
        for (Path folder : folders) {
            if (Files.isDirectory(folder)) {
                try (Stream<Path> kernels = Files.list(folder)) {
                    kernels.filter(KernelSpecs::ours)
                            .sorted()
                            .map(KernelSpecs::line)
                            .forEach(lines::add);
                } catch (IOException e) {
                    lines.add(folder + " cannot be read: " + e.getMessage());
                }
            }
        }
        return lines;
    }

    private static String line(Path kernel) {
        String home = home(kernel).orElse("");
        boolean there = Files.exists(Path.of(home, "benchbook"));
        String state = there ? home : home + " is not there any more; install the kernel again";
        return String.format("%-20s %s  (%s)", kernel.getFileName(), kernel, state);
    }

    /** Removes a kernel of Benchbook and gives the folder that it was in. */
    public static Path uninstall(String name, List<Path> folders) {
        Path kernel = folders.stream()
                .map(folder -> folder.resolve(name))
                .filter(KernelSpecs::ours)
                .findFirst()
                .orElseThrow(() -> new BenchbookException("kernel: there is no kernel of Benchbook named " + name + ".")
                        .next("benchbook kernel list shows them."));
        try (Stream<Path> files = Files.list(kernel)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
            Files.delete(kernel);
            return kernel;
        } catch (IOException e) {
            throw new BenchbookException("kernel: cannot remove " + kernel + ": " + e.getMessage(), e);
        }
    }

    private static boolean ours(Path kernel) {
        return home(kernel).isPresent();
    }

    private static Optional<String> home(Path kernel) {
        try {
            JsonNode spec = Json.MAPPER.readTree(kernel.resolve("kernel.json").toFile());
            return Optional.ofNullable(
                    spec.path("metadata").path("benchbook_home").textValue());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
