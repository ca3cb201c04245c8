package io.benchbook.eval;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * JShell's name of the class around a snippet: {@code $JShell$12}, {@code $JShell$12B} in its second version, {@code
 * $JShell$12_13B} where declarations that need each other share one.
 */
record SnippetName(String name) {
    /** The package of all snippets. */
    static final String PACKAGE = "REPL.";

    private static final String PREFIX = "$JShell$";
    private static final Pattern NAME = Pattern.compile("REPL[./](\\$JShell\\$\\d+[A-Z]*(?:_\\d+[A-Z]*)*)");

    /** The snippet that a class, perhaps a nested one, belongs to. */
    static SnippetName of(String className) {
        Matcher matcher = NAME.matcher(className);
        return new SnippetName(matcher.lookingAt() ? matcher.group(1) : className);
    }

    static Set<SnippetName> among(Collection<String> classNames) {
        Set<SnippetName> names = new HashSet<>();
        classNames.forEach(each -> names.add(of(each)));
        return names;
    }

    /** Every snippet that the code of a class names, be it in a signature only. */
    static Set<SnippetName> mentionedIn(byte[] code) {
        Set<SnippetName> names = new HashSet<>();
        NAME.matcher(new String(code, StandardCharsets.ISO_8859_1))
                .results()
                .forEach(found -> names.add(new SnippetName(found.group(1))));
        return names;
    }

    /** The numbers of what the snippet declares; all versions of a declaration have the same. */
    List<Integer> declarations() {
        if (!name.startsWith(PREFIX)) {
            return List.of();
        }
        return Stream.of(name.substring(PREFIX.length()).split("_"))
                .map(part -> Integer.valueOf(part.replaceAll("[A-Z]+$", "")))
                .toList();
    }
}
