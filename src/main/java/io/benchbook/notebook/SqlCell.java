package io.benchbook.notebook;

import io.benchbook.base.SqlText;
import java.util.List;
import javax.lang.model.SourceVersion;

/** Turns a SQL cell into Java, one call of {@code sql} for each statement, so that it runs like any other cell. */
final class SqlCell {
    private SqlCell() {}

    /** The snippets, in order; the statements go to the server that the attribute {@code server} names, else the current one. */
    static List<String> snippets(Cell cell) {
        String server = cell.attributes().get("server");
        return SqlText.statements(cell.body()).stream()
                .map(statement -> call(server, statement))
                .toList();
    }

    private static String call(String server, String statement) {
        String text = ParameterType.STRING.literal(statement).orElseThrow();
        if (server == null) {
            return "io.benchbook.commands.Servers.sql(" + text + ")";
        }
        String target = SourceVersion.isName(server)
                ? server
                : "io.benchbook.commands.Servers.server("
                        + ParameterType.STRING.literal(server).orElseThrow() + ")";
        return "io.benchbook.commands.Servers.sql(" + target + ", " + text + ")";
    }
}
