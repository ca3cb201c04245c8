package io.benchbook.base;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Text that holds SQL statements. */
public final class SqlText {
    private SqlText() {}

    /** Splits at semicolons outside of quotes and comments; blank statements are left out. */
    public static List<String> statements(String text) {
        List<String> statements = new ArrayList<>();
        int from = 0;
        int at = 0;
        while (at < text.length()) {
            if (text.charAt(at) == ';') {
                statements.add(text.substring(from, at).strip());
                from = at + 1;
            }
            at = after(text, at);
        }
        statements.add(text.substring(from).strip());
        return statements.stream().filter(SqlText::doesSomething).toList();
    }

    /** Whether a statement changes nothing: it asks, shows or explains. */
    public static boolean reads(String statement) {
        String begins = withoutComments(statement).strip().toLowerCase(Locale.ROOT);
        boolean asks = begins.matches("(?s)\\(*\\s*(select|show|explain|describe|desc|with|values|table)\\b.*");
        return asks && !begins.matches("(?s).*\\binto\\s+(outfile|dumpfile|@).*|with\\b.*\\b(update|delete)\\b.*");
    }

    private static String withoutComments(String statement) {
        StringBuilder code = new StringBuilder();
        for (int at = 0; at < statement.length(); ) {
            int next = after(statement, at);
            boolean comment = next > at + 1 && "/#-".indexOf(statement.charAt(at)) >= 0;
            code.append(comment ? " " : statement.substring(at, next));
            at = next;
        }
        return code.toString();
    }

    private static int after(String text, int at) {
        char c = text.charAt(at);
        if (c == '\'' || c == '"' || c == '`') {
            return afterQuoted(text, at + 1, c);
        }
        if (text.startsWith("/*", at)) {
            return afterText(text, at + 2, "*/");
        }
        return c == '#' || text.startsWith("-- ", at) || text.startsWith("--\n", at)
                ? afterText(text, at, "\n")
                : at + 1;
    }

    private static int afterQuoted(String text, int from, char quote) {
        int at = from;
        while (at < text.length() && text.charAt(at) != quote) {
            at += text.charAt(at) == '\\' && quote != '`' ? 2 : 1;
        }
        return Math.min(text.length(), at + 1);
    }

    private static int afterText(String text, int from, String end) {
        int found = text.indexOf(end, from);
        return found < 0 ? text.length() : found + end.length();
    }

    private static boolean doesSomething(String statement) {
        return statement
                .lines()
                .anyMatch(line -> !line.isBlank() && !line.strip().startsWith("-- "));
    }
}
