package io.benchbook.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads mysqld's error log. */
public final class ErrorLog {
    /** How many of the last lines are the log's tail. */
    static final int LINES = 50;

    private static final int EXCERPT_LINES = 15;

    private static final Pattern UNKNOWN = Pattern.compile("unknown (?:variable|option) '(?:--)?([^']+)'");
    /** 5.6: {@code 2015-01-01 00:00:00 123 [ERROR] text}; later {@code 2019-01-01T00:00:00.0Z 0 [ERROR] [MY-1] [InnoDB] text}. */
    private static final Pattern ERROR = Pattern.compile("\\[ERROR\\] (?:\\[MY-\\d+\\] )?(?:\\[\\w+\\] )?(.*)");

    private ErrorLog() {}

    /** The last lines; empty where there is no log. */
    public static String tail(Path log) {
        List<String> lines = lines(log);
        return String.join("\n", lines.subList(Math.max(0, lines.size() - LINES), lines.size()));
    }

    /** Its errors, if they came before the last lines, and the last lines: why a start failed. */
    public static String excerpt(Path log) {
        List<String> lines = lines(log);
        int tail = Math.max(0, lines.size() - EXCERPT_LINES);
        Stream<String> errors = lines.subList(0, tail).stream()
                .filter(line -> ERROR.matcher(line).find());
        return Stream.concat(errors, lines.subList(tail, lines.size()).stream()).collect(Collectors.joining("\n"));
    }

    /** The first error, which caused those that follow, or else the last line; without a final full stop. */
    public static String reason(Path log) {
        List<String> lines = lines(log);
        return lines.stream()
                .map(ERROR::matcher)
                .filter(Matcher::find)
                .map(matcher -> matcher.group(1).strip())
                .filter(text -> !text.isEmpty())
                .findFirst()
                .or(() -> lines.stream().reduce((a, b) -> b))
                .map(text -> text.replaceFirst("\\.+$", ""))
                .orElse("it said nothing");
    }

    /** The start-up option that mysqld did not know, as it was given. */
    public static Optional<String> unknownOption(Path log) {
        return lines(log).stream()
                .map(UNKNOWN::matcher)
                .filter(Matcher::find)
                .map(matcher -> matcher.group(1))
                .findFirst();
    }

    public static boolean portTaken(Path log) {
        return lines(log).stream().anyMatch(line -> line.contains("Bind on TCP/IP port"));
    }

    private static List<String> lines(Path log) {
        try {
            return Files.readString(log, StandardCharsets.ISO_8859_1).lines().toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
