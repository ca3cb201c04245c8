package io.benchbook.experiment;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Under which circumstances a run was measured. Never holds a password.
 *
 * @param variables the server's variables that are not at their compiled defaults
 * @param machine this machine: operating system, cores, memory and so on
 * @param generator Benchbook's own version, the JDK, the driver
 */
public record Provenance(Map<String, String> variables, Map<String, String> machine, Map<String, String> generator) {
    /** Nothing is known. */
    public static final Provenance UNKNOWN = new Provenance(Map.of(), Map.of(), Map.of());

    public Provenance {
        variables = inOrder(variables);
        machine = inOrder(machine);
        generator = inOrder(generator);
    }

    private static Map<String, String> inOrder(Map<String, String> facts) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }
}
