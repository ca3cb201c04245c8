package io.benchbook.eval;

import java.util.List;
import java.util.stream.Collectors;

/** The lines of a start-up file that hold imports and nothing else. */
final class Imports {
    private Imports() {}

    static List<String> of(String startup) {
        return startup.lines()
                .map(String::strip)
                .filter(line -> line.startsWith("import "))
                .toList();
    }

    static String joined(String startup) {
        return of(startup).stream().collect(Collectors.joining(" "));
    }
}
