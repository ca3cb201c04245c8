package io.benchbook.load;

import java.util.Locale;

/** The engines there are. */
public enum EngineKind {
    /** HikariCP and MySQL Connector/J: what a Java application gets. */
    JDBC {
        @Override
        public Engine open(int connections) {
            return new JdbcEngine(connections);
        }
    };

    /** An engine for one run with this many connections. */
    public abstract Engine open(int connections);

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
