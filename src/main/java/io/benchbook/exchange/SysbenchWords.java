package io.benchbook.exchange;

import io.benchbook.base.BenchbookException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A sysbench command line cut into words as a shell would, and those into options, test and command. In names of options
 * {@code -} and {@code _} are equal; here they are as sysbench prints them, with {@code -}.
 *
 * @param options by name, in the order of the line; the last of equal names counts
 * @param test the first word that is no option, a script's path reduced to its name; empty where there is none
 * @param command the second one, likewise
 */
record SysbenchWords(Map<String, String> options, String test, String command) {
    static SysbenchWords of(String line) {
        Map<String, String> options = new LinkedHashMap<>();
        List<String> words = new ArrayList<>();
        for (String word : split(line)) {
            if (word.startsWith("--")) {
                int equals = word.indexOf('=');
                String name = equals < 0 ? word.substring(2) : word.substring(2, equals);
                options.put(name.replace('_', '-'), equals < 0 ? "on" : word.substring(equals + 1));
            } else if (!(words.isEmpty() && isProgram(word))) {
                words.add(word);
            }
        }
        if (words.size() > 2) {
            throw new BenchbookException("fromSysbench: \"" + words.get(2) + "\" is a word too many.")
                    .next("Options are written --name=value.");
        }
        return new SysbenchWords(
                options, words.isEmpty() ? "" : scriptName(words.get(0)), words.size() < 2 ? "" : words.get(1));
    }

    private static boolean isProgram(String word) {
        return word.equals("sysbench") || word.endsWith("/sysbench");
    }

    private static String scriptName(String path) {
        return path.substring(path.lastIndexOf('/') + 1).replaceAll("\\.lua$", "");
    }

    private static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        char quote = 0;
        boolean begun = false;
        for (char c : line.replace("\\\n", " ").toCharArray()) {
            if (quote == 0 && (c == '\'' || c == '"')) {
                quote = c;
                begun = true;
            } else if (quote != 0 && c == quote) {
                quote = 0;
            } else if (quote == 0 && Character.isWhitespace(c)) {
                add(words, word, begun);
                begun = false;
            } else {
                word.append(c);
                begun = true;
            }
        }
        if (quote != 0) {
            throw new BenchbookException("fromSysbench: a quotation mark " + quote + " is not closed.");
        }
        add(words, word, begun);
        return words;
    }

    private static void add(List<String> words, StringBuilder word, boolean begun) {
        if (begun) {
            words.add(word.toString());
            word.setLength(0);
        }
    }
}
