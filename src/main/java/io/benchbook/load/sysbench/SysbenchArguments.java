package io.benchbook.load.sysbench;

import io.benchbook.base.BenchbookException;
import io.benchbook.load.LoadPlan;
import io.benchbook.load.Pacing;
import io.benchbook.load.Rate;
import io.benchbook.workload.Queries;
import io.benchbook.workload.oltp.OltpWorkload;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What sysbench 1.0 is to be started with for a plan; what it cannot do is refused by name. */
final class SysbenchArguments {
    /** A run whose length is not limited by time has at least this many seconds. */
    private static final double NO_LIMIT = 24 * 3600;

    private final LoadPlan plan;

    SysbenchArguments(LoadPlan plan) {
        this.plan = plan;
        check();
    }

    /** The measured part, or as much of it as warms up. */
    List<String> of(String script, String configFile, double seconds, long events) {
        List<String> all = new ArrayList<>(List.of("sysbench", script, "--config-file=" + configFile));
        if (plan.workload() instanceof OltpWorkload oltp) {
            all.addAll(oltp.sysbenchArguments());
        }
        all.addAll(connection());
        all.add("--threads=" + plan.threads());
        all.add("--time=" + (seconds >= NO_LIMIT && events > 0 ? 0 : (long) Math.ceil(seconds)));
        all.add("--events=" + events);
        plan.pacing().rate().ifPresent(rate -> all.add("--rate=" + (long) rate.perSecond()));
        all.add("--report-interval=" + (long) Math.ceil(plan.every()));
        all.add("--rand-seed=" + Math.floorMod(plan.seed(), Integer.MAX_VALUE));
        all.add("--db-ps-mode=" + (plan.prepared() ? "auto" : "disable"));
        all.add("--mysql-ignore-errors=" + plan.retry().ignored());
        all.add("--histogram=on");
        all.add("run");
        return all;
    }

    private List<String> connection() {
        return List.of(
                "--db-driver=mysql",
                "--mysql-host=" + plan.endpoint().host(),
                "--mysql-port=" + plan.endpoint().port(),
                "--mysql-user=" + plan.endpoint().user(),
                "--mysql-db=" + plan.endpoint().schema());
    }

    private void check() {
        Pacing pacing = plan.pacing();
        if (!(plan.workload() instanceof OltpWorkload || plan.workload() instanceof Queries)) {
            throw refused(
                    "workload",
                    "runs its own workloads and queries(...), not "
                            + plan.workload().name());
        }
        if (plan.seconds() != Math.rint(plan.seconds())) {
            throw refused("seconds", String.format(Locale.ROOT, "takes whole seconds, got %s", plan.seconds()));
        }
        if (pacing.rate().filter(Rate::constant).isPresent()) {
            throw refused("constantRate", "knows Poisson arrivals only. Take rate(...)");
        }
        if (pacing.rate()
                .filter(rate -> rate.perSecond() != Math.rint(rate.perSecond()))
                .isPresent()) {
            throw refused("rate", "takes whole numbers");
        }
        if (pacing.thinkMs() > 0) {
            throw refused("thinkTime", "has no such thing");
        }
        if (pacing.reconnectEvery() > 0) {
            throw refused("reconnectEvery", "1.0 has no such thing");
        }
        if (pacing.poolSize() > 0) {
            throw refused("poolSize", "has no pool");
        }
        if (plan.retry().rollback()) {
            throw refused("rollbackOnRetry", "does not roll back");
        }
    }

    private static BenchbookException refused(String what, String why) {
        return new BenchbookException(what + ": sysbench " + why + ".").next("Leave it out, or take engine(WIRE).");
    }
}
