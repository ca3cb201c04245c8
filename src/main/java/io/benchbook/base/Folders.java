package io.benchbook.base;

import java.nio.file.Path;

/** Where Benchbook keeps its files, by the XDG base directory specification. */
public final class Folders {
    private Folders() {}

    /** Installed servers, templates, sandboxes: {@code $XDG_CACHE_HOME/benchbook}, by default {@code ~/.cache/benchbook}. */
    public static Path cache() {
        return of("XDG_CACHE_HOME", ".cache");
    }

    /** The user's {@code startup.jsh} and settings: {@code $XDG_CONFIG_HOME/benchbook}. */
    public static Path config() {
        return of("XDG_CONFIG_HOME", ".config");
    }

    /** History of the shell: {@code $XDG_STATE_HOME/benchbook}. */
    public static Path state() {
        return of("XDG_STATE_HOME", ".local/state");
    }

    private static Path of(String variable, String otherwise) {
        String value = System.getenv(variable);
        Path base =
                value == null || value.isBlank() ? Path.of(System.getProperty("user.home"), otherwise) : Path.of(value);
        return base.toAbsolutePath().resolve("benchbook");
    }
}
