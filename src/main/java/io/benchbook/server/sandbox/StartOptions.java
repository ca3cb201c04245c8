package io.benchbook.server.sandbox;

import io.benchbook.base.BenchbookException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Start-up options as a user gives them: {@code skip-log-bin}, {@code innodb_buffer_pool_size=1G}. Dashes before an
 * option and blanks around its {@code =} are forgiven.
 */
record StartOptions(List<String> list) {
    static final StartOptions NONE = new StartOptions(List.of());

    private static final Map<String, String> OURS = Map.ofEntries(
            Map.entry("bind-address", "a sandbox listens on loopback only"),
            Map.entry("skip-networking", "its clients come over TCP"),
            Map.entry("socket", "it is in the sandbox's folder"),
            Map.entry("datadir", "it is in the sandbox's folder; server(Path) takes another distribution"),
            Map.entry("basedir", "server(Path) takes another distribution"),
            Map.entry("pid-file", "it is in the sandbox's folder"),
            Map.entry("log-error", "log() shows it"),
            Map.entry("user", "mysqld runs as who runs Benchbook"),
            Map.entry("init-file", "it sets the password"),
            Map.entry("defaults-file", "a sandbox reads no option files"),
            Map.entry("defaults-extra-file", "a sandbox reads no option files"),
            Map.entry("no-defaults", "a sandbox reads no option files"),
            Map.entry("daemonize", "a sandbox is a child of its Benchbook"),
            Map.entry("initialize", "a sandbox is made from an initialised data directory"),
            Map.entry("initialize-insecure", "a sandbox is made from an initialised data directory"),
            Map.entry("bootstrap", "a sandbox is made from an initialised data directory"));

    StartOptions {
        list = List.copyOf(list);
    }

    /** Reads options; one that is not one, or that a sandbox keeps for itself, is refused. */
    static StartOptions parse(List<String> given) {
        return new StartOptions(given.stream().map(StartOptions::parse).toList());
    }

    private static String parse(String given) {
        String option =
                given == null ? "" : given.strip().replaceFirst("^--?", "").replaceFirst("\\s*=\\s*", "=");
        if (option.isEmpty()
                || option.startsWith("=")
                || name(option).matches(".*\\s.*")
                || !option.matches("\\P{Cntrl}*")) {
            throw new BenchbookException("options: needs start-up options like \"innodb_buffer_pool_size=1G\", got \""
                    + (given == null ? "null" : given.strip()) + "\".");
        }
        String reason = OURS.get(name(option));
        if (reason != null) {
            throw new BenchbookException("options: " + name(option) + " is set by Benchbook: " + reason + ".");
        }
        return option;
    }

    /** The name of an option in the spelling of the command line, with dashes. */
    static String name(String option) {
        return option.replaceFirst("=.*", "").replace('_', '-');
    }

    boolean has(String name) {
        return value(name).isPresent();
    }

    /** The value that counts, the last one; empty text for an option without a value. */
    Optional<String> value(String name) {
        return list.stream()
                .filter(option -> name(option).equals(name))
                .reduce((first, last) -> last)
                .map(option -> option.contains("=") ? option.substring(option.indexOf('=') + 1) : "");
    }

    /** The port that the user wants, if one is wanted. */
    Optional<Integer> port() {
        return value("port").map(text -> {
            if (!text.matches("\\d{1,5}") || Integer.parseInt(text) < 1 || Integer.parseInt(text) > 65_535) {
                throw new BenchbookException("port: needs a number from 1 to 65,535, got " + text + ".");
            }
            return Integer.parseInt(text);
        });
    }

    List<String> commandLine() {
        return list.stream().map(option -> "--" + option).toList();
    }
}
