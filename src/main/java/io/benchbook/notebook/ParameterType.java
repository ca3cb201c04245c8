package io.benchbook.notebook;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.apache.commons.text.StringEscapeUtils;

/** The types that a notebook's parameters can have, and how a text becomes a Java literal of each. */
public enum ParameterType {
    INT("int", "a whole number", text -> String.valueOf(Integer.parseInt(digits(text)))),
    LONG("long", "a whole number", text -> Long.parseLong(digits(text)) + "L"),
    DOUBLE("double", "a number", text -> finite(Double.parseDouble(digits(text)))),
    BOOLEAN("boolean", "true or false", ParameterType::truth),
    STRING("String", "a text", ParameterType::quoted),
    INTS("int[]", "whole numbers like 1,8,32", text -> list(INT, text)),
    DOUBLES("double[]", "numbers like 0.5,1,2", text -> list(DOUBLE, text)),
    STRINGS("String[]", "texts like a,b,c", text -> list(STRING, text));

    private final String javaName;
    private final String takes;
    private final UnaryOperator<String> literal;

    ParameterType(String javaName, String takes, UnaryOperator<String> literal) {
        this.javaName = javaName;
        this.takes = takes;
        this.literal = literal;
    }

    /** Its name in Java and in a front matter. */
    public String javaName() {
        return javaName;
    }

    /** What it takes, in words. */
    String takes() {
        return takes;
    }

    /** The initialiser of a variable of this type; empty where the text does not fit. */
    Optional<String> literal(String text) {
        try {
            return Optional.of(literal.apply(text.strip()));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** The type of this name; {@code string} and {@code text} are {@code String}. */
    static Optional<ParameterType> named(String name) {
        String wanted = name.replace(" ", "").toLowerCase(Locale.ROOT).replaceFirst("^text", "string");
        return Arrays.stream(values())
                .filter(type -> type.javaName.toLowerCase(Locale.ROOT).equals(wanted))
                .findFirst();
    }

    static String names() {
        return Arrays.stream(values()).map(ParameterType::javaName).collect(Collectors.joining(", "));
    }

    private static String digits(String text) {
        return text.replaceAll("(?<=\\d)_(?=\\d)", "");
    }

    private static String finite(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            throw new NumberFormatException("not finite");
        }
        return String.valueOf(value);
    }

    private static String truth(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "true", "yes", "on" -> "true";
            case "false", "no", "off" -> "false";
            default -> throw new NumberFormatException(text);
        };
    }

    private static String quoted(String text) {
        return '"' + StringEscapeUtils.escapeJava(text) + '"';
    }

    private static String list(ParameterType element, String text) {
        return text.isEmpty()
                ? "{}"
                : Arrays.stream(text.split(",", -1))
                        .map(each -> element.literal.apply(each.strip()))
                        .collect(Collectors.joining(", ", "{", "}"));
    }
}
