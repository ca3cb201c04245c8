package io.benchbook.server.install;

import io.benchbook.server.Output;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The distribution's packages: fetched without root where that is possible, else named for the user to install. */
final class Packages {
    /** Debian's names, the newest first. */
    private static final Map<String, List<String>> DEBIAN =
            Map.of("libaio.so.1", List.of("libaio1t64", "libaio1"), "libnuma.so.1", List.of("libnuma1"));

    private static final List<Family> FAMILIES = List.of(
            new Family(List.of("debian", "ubuntu"), "sudo apt-get install", "libaio1t64 (or libaio1)", "libnuma1"),
            new Family(List.of("fedora", "rhel"), "sudo dnf install", "libaio", "numactl-libs"),
            new Family(List.of("suse"), "sudo zypper install", "libaio1", "libnuma1"),
            new Family(List.of("arch"), "sudo pacman -S", "libaio", "numactl"));

    private final Path lists;

    /** @param lists where lists of packages may be kept, should the machine have none */
    Packages(Path lists) {
        this.lists = lists;
    }

    /**
     * Unpacks the package that holds {@code library} into {@code folder}, on Debian and what derives from it.
     *
     * @return whether that worked
     */
    boolean fetch(String library, Path folder) throws IOException, InterruptedException {
        List<String> names = DEBIAN.getOrDefault(library, List.of());
        return fetch(names, folder, List.of()) || (update() && fetch(names, folder, own()));
    }

    private static boolean fetch(List<String> names, Path folder, List<String> options)
            throws IOException, InterruptedException {
        for (String name : names) {
            List<String> command = new ArrayList<>(List.of("apt-get", "-q"));
            command.addAll(options);
            command.addAll(List.of("download", name));
            if (Output.of(command, folder).ok()) {
                return unpack(folder);
            }
        }
        return false;
    }

    private static boolean unpack(Path folder) throws IOException, InterruptedException {
        try (DirectoryStream<Path> packages = Files.newDirectoryStream(folder, "*.deb")) {
            for (Path file : packages) {
                return Output.of(List.of("dpkg-deb", "-x", file.toString(), folder.toString()))
                        .ok();
            }
        }
        return false;
    }

    /** Many containers have no lists of packages; fetches them to a folder of its own, which needs no root. */
    private boolean update() throws IOException, InterruptedException {
        Files.createDirectories(lists.resolve("lists/partial"));
        Files.createDirectories(lists.resolve("archives/partial"));
        List<String> command = new ArrayList<>(List.of("apt-get", "-q"));
        command.addAll(own());
        command.add("update");
        return Output.of(command).ok();
    }

    private List<String> own() {
        return List.of(
                "-o", "Dir::State::lists=" + lists.resolve("lists"),
                "-o", "Dir::Cache=" + lists,
                "-o", "Dir::Cache::archives=" + lists.resolve("archives"));
    }

    /** The command that installs what holds {@code library}, for the distribution of this machine. */
    static String command(String library) {
        return command(library, osRelease());
    }

    static String command(String library, String osRelease) {
        String ids = osRelease
                .lines()
                .filter(line -> line.startsWith("ID=") || line.startsWith("ID_LIKE="))
                .reduce("", (a, b) -> a + " " + b);
        return FAMILIES.stream()
                .filter(family -> family.ids().stream().anyMatch(ids::contains))
                .filter(family -> family.packages().containsKey(library))
                .map(family -> family.install() + " " + family.packages().get(library))
                .findFirst()
                .orElse("the package that holds " + library);
    }

    private static String osRelease() {
        try {
            return Files.readString(Path.of("/etc/os-release"));
        } catch (IOException e) {
            return "";
        }
    }

    /** Distributions with the same package manager, known by {@code ID} and {@code ID_LIKE} of {@code os-release}. */
    private record Family(List<String> ids, String install, Map<String, String> packages) {
        Family(List<String> ids, String install, String aio, String numa) {
            this(ids, install, Map.of("libaio.so.1", aio, "libnuma.so.1", numa));
        }
    }
}
