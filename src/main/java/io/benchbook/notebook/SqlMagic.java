package io.benchbook.notebook;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An SQL cell as Jupyter executes it: {@code %%sql [server]} and the statements below. */
record SqlMagic(String server, String body) {
    private static final Pattern MAGIC =
            Pattern.compile("%%sql(?:[ \\t]+([^\\n]*?))?[ \\t]*(?:\\n(.*))?", Pattern.DOTALL);
    private static final String SERVER = "server";

    static SqlMagic of(Cell cell) {
        return new SqlMagic(cell.attributes().getOrDefault(SERVER, ""), cell.body());
    }

    static Optional<SqlMagic> parse(String source) {
        Matcher matcher = MAGIC.matcher(source);
        return matcher.matches()
                ? Optional.of(new SqlMagic(text(matcher.group(1)), text(matcher.group(2))))
                : Optional.empty();
    }

    private static String text(String found) {
        return found == null ? "" : found;
    }

    String source() {
        return "%%sql" + (server.isEmpty() ? "" : " " + server) + "\n" + body;
    }

    /** A header's attributes with this server. */
    Map<String, String> attributes(Map<String, String> others) {
        Map<String, String> all = new LinkedHashMap<>(others);
        if (server.isEmpty()) {
            all.remove(SERVER);
        } else {
            all.put(SERVER, server);
        }
        return all;
    }
}
