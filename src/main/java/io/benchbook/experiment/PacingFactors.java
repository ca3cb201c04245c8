package io.benchbook.experiment;

import io.benchbook.load.EngineKind;
import io.benchbook.load.Pacing;
import io.benchbook.workload.Workload;
import io.benchbook.workload.oltp.OltpWorkload;
import java.util.Optional;

/** How a run is paced, from the factors of a command. */
final class PacingFactors {
    private PacingFactors() {}

    static Pacing pacing(Factors factors) {
        Pacing pacing = new Pacing(
                Optional.ofNullable(factors.single(Keys.RATE, null)),
                factors.single(Keys.THINK_TIME, 0.0),
                factors.single(Keys.EVENTS, 0L),
                factors.single(Keys.RECONNECT_EVERY, 0L),
                factors.single(Keys.POOL_SIZE, 0));
        if (pacing.isOpen() && pacing.thinkMs() > 0) {
            factors.fault("thinkTime: is a pause of a closed loop, but rate was given. Leave out one of them.");
        }
        pool(factors, pacing);
        return pacing;
    }

    private static void pool(Factors factors, Pacing pacing) {
        if (pacing.poolSize() == 0) {
            return;
        }
        if (factors.single(Keys.ENGINE, EngineKind.WIRE) != EngineKind.JDBC) {
            factors.fault("poolSize: only the JDBC engine has a pool. Add engine(JDBC).");
        }
        if (pacing.reconnectEvery() > 0) {
            factors.fault("reconnectEvery: a client of a pool has no connection of its own. Leave out poolSize.");
        }
    }

    /** The workload without BEGIN and COMMIT, where that was asked for. */
    static Workload workload(Factors factors, Workload workload) {
        if (workload == null || !factors.single(Keys.SKIP_TRANSACTIONS, false)) {
            return workload;
        }
        if (workload instanceof OltpWorkload oltp) {
            return oltp.skipTrx(true);
        }
        factors.fault("skipTransactions: " + workload.name() + " has no BEGIN and COMMIT that could be left out.");
        return workload;
    }
}
