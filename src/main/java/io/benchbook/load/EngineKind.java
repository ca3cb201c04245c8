package io.benchbook.load;

import io.benchbook.base.BenchbookException;
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

        @Override
        Engine open(LoadPlan plan) {
            return plan.connections() < plan.threads() ? new SharedJdbcEngine(plan.connections()) : super.open(plan);
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
    },

    /** The installed sysbench 1.0, a program of its own: for cross-checks. */
    SYSBENCH {
        @Override
        public Engine open(int connections) {
            throw new BenchbookException("engine: sysbench is a program of its own and cannot take turns with another.")
                    .next("Take engine(WIRE) or engine(JDBC), or single runs.");
        }
    };

    /** An engine for one run with this many connections. */
    public abstract Engine open(int connections);

    /** An engine for this run. */
    Engine open(LoadPlan plan) {
        return open(plan.threads());
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
