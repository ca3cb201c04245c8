package io.benchbook.notebook;

import io.benchbook.base.BenchbookException;
import java.util.List;
import java.util.Map;

/**
 * A parameter that a notebook declares in its front matter; it becomes a variable before the first cell.
 *
 * @param name a Java identifier
 * @param value its default, as text
 * @param description for those who run the notebook, may be empty
 * @param choices the only values it takes, empty for any of its type
 * @param byProfile values that take the place of the default in a profile, by the profile's name
 */
public record Parameter(
        String name,
        ParameterType type,
        String value,
        String description,
        List<String> choices,
        Map<String, String> byProfile) {
    public Parameter {
        choices = List.copyOf(choices);
        byProfile = Map.copyOf(byProfile);
    }

    /** The same parameter with another value; refused where the value does not fit. */
    Parameter with(String newValue) {
        Parameter changed = new Parameter(name, type, newValue, description, choices, byProfile);
        changed.check();
        return changed;
    }

    /** The same parameter as this profile has it. */
    Parameter in(String profile) {
        return byProfile.containsKey(profile) ? with(byProfile.get(profile)) : this;
    }

    /** Refuses a value that is not of its type or not one of its choices. */
    void check() {
        if (!choices.isEmpty() && !choices.contains(value)) {
            throw new BenchbookException(
                    "parameter " + name + ": needs one of " + String.join(", ", choices) + ", got \"" + value + "\".");
        }
        if (type.literal(value).isEmpty()) {
            throw new BenchbookException("parameter " + name + ": needs " + type.takes() + " (" + type.javaName()
                    + "), got \"" + value + "\".");
        }
    }

    /** {@code int seconds = 10;} */
    String declaration() {
        return type.javaName() + " " + name + " = " + type.literal(value).orElseThrow() + ";";
    }

    @Override
    public String toString() {
        return type.javaName() + " " + name + "=" + value;
    }
}
