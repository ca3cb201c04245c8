package io.benchbook.server.settings;

import io.benchbook.base.BenchbookException;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A value for {@code SET GLOBAL}. MySQL takes numbers without quotes only (else error 1232) and texts in quotes only; a
 * text that looks like a number is tried as a number first.
 *
 * @param text as the user gave it
 * @param literals the forms to try, one after the other: {@link BigDecimal}, {@link String}, or {@link #DEFAULT}
 */
record SettingValue(String text, List<Object> literals) {
    /** The word DEFAULT, which is neither a number nor a text. */
    static final Object DEFAULT = new Object();

    /** ER_WRONG_TYPE_FOR_VAR. */
    private static final int WRONG_TYPE = 1232;

    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,20}(\\.\\d{1,20})?");
    private static final Pattern SIZE = Pattern.compile("(\\d{1,15})([KMGT])");
    private static final String UNITS = "KMGT";

    static SettingValue of(Object value) {
        if (value == null) {
            throw new BenchbookException("set: needs a value, got null.").next("The default is \"DEFAULT\".");
        }
        String text = value instanceof Boolean flag ? (flag ? "ON" : "OFF") : String.valueOf(value);
        return new SettingValue(text, literals(text.strip()));
    }

    private static List<Object> literals(String text) {
        if (text.equalsIgnoreCase("DEFAULT")) {
            return List.of(DEFAULT);
        }
        if (NUMBER.matcher(text).matches()) {
            return List.of(new BigDecimal(text), text);
        }
        Matcher size = SIZE.matcher(text.toUpperCase(Locale.ROOT));
        if (size.matches()) {
            int power = UNITS.indexOf(size.group(2)) + 1;
            return List.of(new BigDecimal(size.group(1)).multiply(BigDecimal.valueOf(1L << 10 * power)), text);
        }
        return List.of(text);
    }

    /** Sends it to the server. */
    void assign(Connection connection, String name) throws SQLException {
        for (int i = 0; i < literals.size(); i++) {
            try {
                send(connection, name, literals.get(i));
                return;
            } catch (SQLException e) {
                if (e.getErrorCode() != WRONG_TYPE || i == literals.size() - 1) {
                    throw e;
                }
            }
        }
    }

    /** Connector/J writes the parameter into the statement, quoted as the session's sql_mode wants it. */
    private static void send(Connection connection, String name, Object literal) throws SQLException {
        String sql = "SET GLOBAL " + name + " = " + (literal == DEFAULT ? "DEFAULT" : "?");
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            if (literal instanceof BigDecimal number) {
                statement.setBigDecimal(1, number);
            } else if (literal != DEFAULT) {
                statement.setString(1, literal.toString());
            }
            statement.execute();
        }
    }

    @Override
    public String toString() {
        return text;
    }
}
