package io.benchbook.experiment;

import io.benchbook.server.Server;
import io.benchbook.server.machine.Machine;
import io.benchbook.server.settings.Confounders;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Finds out under which circumstances a run is measured. */
public final class Circumstances {
    private static final String NOT_AT_DEFAULT =
            "SELECT variable_name FROM performance_schema.variables_info WHERE variable_source <> 'COMPILED'";

    private Circumstances() {}

    public static Provenance of(Server server, Map<String, String> variables) {
        return new Provenance(notable(server, variables), Machine.here().parts(), generator());
    }

    /**
     * Variables that are known to decide results, and where the server can tell (8.0 and newer) all that are not at
     * their compiled defaults. Names of secrets are left out.
     */
    private static Map<String, String> notable(Server server, Map<String, String> variables) {
        Set<String> changed = changed(server);
        Map<String, String> notable = new TreeMap<>();
        variables.forEach((name, value) -> {
            boolean wanted = changed.contains(name) || Confounders.why(name).isPresent();
            if (wanted && !name.contains("password")) {
                notable.put(name, value);
            }
        });
        return notable;
    }

    private static Set<String> changed(Server server) {
        Set<String> names = new HashSet<>();
        if (!server.version().atLeast(8, 0, 0) || server.version().mariaDb()) {
            return names;
        }
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(NOT_AT_DEFAULT)) {
            while (rows.next()) {
                names.add(rows.getString(1));
            }
        } catch (SQLException notReadable) {
            names.clear();
        }
        return names;
    }

    private static Map<String, String> generator() {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("benchbook", version(Circumstances.class, "0.1.0"));
        facts.put("jdk", System.getProperty("java.vendor") + " " + System.getProperty("java.vm.version"));
        facts.put("connector_j", version(com.mysql.cj.jdbc.Driver.class, "unknown"));
        return facts;
    }

    private static String version(Class<?> type, String otherwise) {
        String version = type.getPackage().getImplementationVersion();
        return version == null ? otherwise : version;
    }
}
