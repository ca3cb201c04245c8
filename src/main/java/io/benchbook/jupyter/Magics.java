package io.benchbook.jupyter;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import io.benchbook.base.SqlText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;

/**
 * The few things that a cell says in its first line and that are no Java: {@code %%sql [SERVER]}, {@code %time [CODE]},
 * {@code %load FILE}, {@code %deps GROUP:ARTIFACT:VERSION...}.
 */
final class Magics {
    private static final String COMMANDS = "io.benchbook.commands.Servers.";
    private static final String DEPS = "io.benchbook.commands.Libraries.deps(";

    private Magics() {}

    /** Whether the first line of a cell is one. */
    static boolean meant(String code) {
        return code.stripLeading().startsWith("%");
    }

    /** @throws BenchbookException where there is no such magic, or it lacks something */
    static Plan plan(String code) {
        if (!meant(code)) {
            return new Plan(List.of(code), false, Optional.empty());
        }
        String text = code.stripLeading();
        int end = text.indexOf('\n') < 0 ? text.length() : text.indexOf('\n');
        String[] words = text.substring(0, end).split("\\s+", 2);
        String argument = words.length > 1 ? words[1].strip() : "";
        String body = text.substring(end);
        return switch (words[0].replaceFirst("^%%", "%")) {
            case "%sql" -> new Plan(sql(argument, body), false, Optional.empty());
            case "%time" -> new Plan(List.of(argument + body), true, Optional.empty());
            case "%load" -> new Plan(List.of(), false, Optional.of(load(argument)));
            case "%deps" -> new Plan(deps(argument, body), false, Optional.empty());
            default -> throw unknown(words[0]);
        };
    }

    private static List<String> sql(String server, String body) {
        List<String> statements = SqlText.statements(body);
        if (statements.isEmpty()) {
            throw new BenchbookException("%%sql: needs statements below it, got nothing.");
        }
        return statements.stream()
                .map(statement -> COMMANDS + "sql(" + target(server) + literal(statement) + ")")
                .toList();
    }

    /** The libraries first, then the Java below. */
    private static List<String> deps(String coordinates, String body) {
        if (coordinates.isEmpty()) {
            throw new BenchbookException("%deps: needs group:artifact:version, got nothing.");
        }
        String call =
                Arrays.stream(coordinates.split("\\s+")).map(Magics::literal).collect(Collectors.joining(", "));
        return body.isBlank() ? List.of(DEPS + call + ")") : List.of(DEPS + call + ");", body);
    }

    private static String target(String server) {
        if (server.isEmpty()) {
            return "";
        }
        return (SourceVersion.isName(server) ? server : COMMANDS + "server(" + literal(server) + ")") + ", ";
    }

    private static String literal(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            switch (c) {
                case '\n' -> literal.append("\\n");
                case '\r' -> literal.append("\\r");
                case '\t' -> literal.append("\\t");
                case '"', '\\' -> literal.append('\\').append(c);
                default -> literal.append(c);
            }
        }
        return literal.append('"').toString();
    }

    private static String load(String file) {
        if (file.isEmpty()) {
            throw new BenchbookException("%load: needs a file, got nothing.");
        }
        try {
            return Files.readString(Path.of(file));
        } catch (NoSuchFileException e) {
            throw new BenchbookException("%load: there is no file " + file + ".", e);
        } catch (IOException e) {
            throw new BenchbookException("%load: cannot read " + file + " as UTF-8 text: " + e.getMessage(), e);
        }
    }

    private static BenchbookException unknown(String name) {
        List<String> all = List.of("%%sql", "%time", "%load", "%deps");
        return new BenchbookException("There is no " + name + ".")
                .next(Names.didYouMean(name, all, "There are " + String.join(", ", all) + "; all else is Java."));
    }
}
