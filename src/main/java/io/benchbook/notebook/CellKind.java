package io.benchbook.notebook;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a cell holds. All but code is written as line comments, so that a notebook stays a valid script for jshell. */
public enum CellKind {
    CODE("code"),
    MARKDOWN("markdown", "md"),
    RAW("raw"),
    SQL("sql");

    private final String[] names;

    CellKind(String... names) {
        this.names = names;
    }

    /** Its name as it stands in brackets in a marker. */
    public String label() {
        return names[0];
    }

    static Optional<CellKind> named(String name) {
        return Arrays.stream(values())
                .filter(kind -> kind != CODE && Arrays.asList(kind.names).contains(name.toLowerCase(Locale.ROOT)))
                .findFirst();
    }
}
