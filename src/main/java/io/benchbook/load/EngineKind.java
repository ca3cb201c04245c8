package io.benchbook.load;

import io.benchbook.load.wire.WireEngine;
import java.util.Locale;

/** The engines there are. */
public enum EngineKind {
    /** HikariCP and MySQL Connector/J: what a Java application gets. */
    JDBC {
        @Override
        public Engine open(int connections) {
            return new JdbcEngine(connections);
        }
    },

    /** The lean client of Benchbook's own, over TCP: it takes the least CPU time from the server that it measures. */
    WIRE {
        @Override
        public Engine open(int connections) {
            return new WireEngine(false);
        }
    },

    /** The same over the server's Unix socket. */
    WIRE_UNIX {
        @Override
        public Engine open(int connections) {
            return new WireEngine(true);
        }
    };

    /** An engine for one run with this many connections. */
    public abstract Engine open(int connections);

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
