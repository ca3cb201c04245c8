package io.benchbook.server.settings;

import io.benchbook.base.BenchbookException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The values that settings of a server had before Benchbook changed them, so that they can be put back. */
public final class RememberedSettings {
    /** Setting the first changes the second as well. */
    private static final Map<String, String> COUPLED = Map.of(
            "character_set_server", "collation_server",
            "collation_server", "character_set_server");

    private final Administration administration;
    private final Map<String, String> before = new LinkedHashMap<>();

    public RememberedSettings(Administration administration) {
        this.administration = administration;
    }

    /** Notes the present value, if this is the first change. */
    public synchronized void remember(String variable) {
        note(variable);
        if (COUPLED.containsKey(variable)) {
            note(COUPLED.get(variable));
        }
    }

    private void note(String variable) {
        if (!before.containsKey(variable)) {
            administration.variable(variable).ifPresent(value -> before.put(variable, value));
        }
    }

    /** Puts back what is not as it was, and says so, one line each. What could not be put back is said as well. */
    public synchronized List<String> putBack(String serverName) {
        List<String> said = new ArrayList<>();
        before.forEach((variable, value) -> {
            try {
                if (!value.equals(administration.variable(variable).orElse(value))) {
                    administration.set(variable, value);
                    said.add(serverName + ": put back " + variable + "=" + value);
                }
            } catch (BenchbookException e) {
                said.add(serverName + ": could not put back " + variable + "=" + value + ": " + e.getMessage());
            }
        });
        before.clear();
        return said;
    }
}
