package io.benchbook.server.settings;

import io.benchbook.base.BenchbookException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The values that settings of a server had before Benchbook changed them, so that they can be put back. */
public final class RememberedSettings {
    private final Administration administration;
    private final Map<String, String> before = new LinkedHashMap<>();

    public RememberedSettings(Administration administration) {
        this.administration = administration;
    }

    /** Notes the present value, if this is the first change. */
    public synchronized void remember(String variable) {
        SettingName.withCoupled(variable).forEach(this::note);
    }

    private void note(String variable) {
        if (!before.containsKey(variable)) {
            administration.variable(variable).ifPresent(value -> before.put(variable, value));
        }
    }

    /** What is not as it was, with the values that are in force. */
    public synchronized Map<String, String> changed() {
        return before.isEmpty() ? Map.of() : ChangedSettings.since(before, administration.variables());
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
