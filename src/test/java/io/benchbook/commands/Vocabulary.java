package io.benchbook.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The classes whose static methods {@code startup.jsh} imports. */
final class Vocabulary {
    private static final Pattern STATIC_IMPORT =
            Pattern.compile("import static (io\\.benchbook\\.commands\\.\\w+)\\.\\*;");

    private Vocabulary() {}

    static List<Class<?>> classes() {
        try {
            return STATIC_IMPORT
                    .matcher(Files.readString(Path.of("startup.jsh")))
                    .results()
                    .map(match -> match.group(1))
                    .map(Vocabulary::load)
                    .collect(Collectors.toList());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError("startup.jsh imports " + name + ", which does not exist", e);
        }
    }
}
