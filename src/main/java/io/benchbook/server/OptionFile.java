package io.benchbook.server;

import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A MySQL option file such as {@code ~/.my.cnf}, by the rules of the manual's "Using Option Files": groups in brackets,
 * {@code #} and {@code ;} begin comments, values may stand in quotes and hold the escapes {@code \b \t \n \r \\ \s},
 * dashes and underscores in names are the same. {@code !include} and {@code !includedir} are not followed.
 */
final class OptionFile {
    /** No file, no options. */
    static final OptionFile EMPTY = new OptionFile();

    private final Map<String, Map<String, String>> groups = new LinkedHashMap<>();
    private final List<String> notes = new ArrayList<>();

    private OptionFile() {}

    static OptionFile read(Path file) {
        try {
            return parse(Files.readAllLines(file));
        } catch (IOException e) {
            throw new BenchbookException("login: the option file " + file + " cannot be read as UTF-8 text.", e);
        }
    }

    static OptionFile parse(List<String> lines) {
        OptionFile file = new OptionFile();
        String group = "";
        for (String raw : lines) {
            String line = raw.strip();
            if (line.startsWith("!")) {
                file.notes.add("ignored: " + line);
            } else if (line.startsWith("[")) {
                group = line.replaceFirst("\\].*", "").substring(1).strip().toLowerCase(Locale.ROOT);
            } else if (!line.isEmpty() && !line.startsWith("#") && !line.startsWith(";")) {
                file.option(group, line);
            }
        }
        return file;
    }

    /** The options of these groups; later groups win. */
    Map<String, String> options(String... names) {
        Map<String, String> all = new LinkedHashMap<>();
        for (String name : names) {
            all.putAll(groups.getOrDefault(name, Map.of()));
        }
        return all;
    }

    /** Lines that were not followed. */
    List<String> notes() {
        return List.copyOf(notes);
    }

    private void option(String group, String line) {
        int equals = line.indexOf('=');
        String name = equals < 0 ? withoutComment(line) : line.substring(0, equals);
        String value = equals < 0 ? "" : value(line.substring(equals + 1).strip());
        groups.computeIfAbsent(group, key -> new LinkedHashMap<>()).put(canonical(name), value);
    }

    private static String canonical(String name) {
        String plain = name.strip().replace('_', '-');
        return plain.startsWith("loose-") ? plain.substring(6) : plain;
    }

    private static String value(String text) {
        char quote = text.isEmpty() ? ' ' : text.charAt(0);
        if (quote != '"' && quote != '\'') {
            return unescape(withoutComment(text));
        }
        int end = closing(text, quote);
        return unescape(end < 0 ? text : text.substring(1, end));
    }

    /** Where the quote that opens {@code text} is closed, -1 for nowhere. */
    private static int closing(String text, char quote) {
        for (int i = 1; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == quote) {
                return i;
            }
        }
        return -1;
    }

    private static String withoutComment(String text) {
        int comment = text.indexOf('#');
        return (comment < 0 ? text : text.substring(0, comment)).strip();
    }

    private static String unescape(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length()) {
                plain.append(escape(text.charAt(++i)));
            } else {
                plain.append(c);
            }
        }
        return plain.toString();
    }

    private static String escape(char c) {
        return switch (c) {
            case 'b' -> "\b";
            case 't' -> "\t";
            case 'n' -> "\n";
            case 'r' -> "\r";
            case 's' -> " ";
            case '\\', '"', '\'' -> String.valueOf(c);
            default -> "\\" + c;
        };
    }
}
