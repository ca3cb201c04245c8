package io.benchbook.experiment.sweep;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Works out what has to be done before each point of an order, as if no server were up and no data there. */
final class SweepSteps {
    private final SweepModes modes;
    private final Map<String, String> data = new HashMap<>();
    private final Map<String, List<String>> options = new HashMap<>();
    private final Set<String> kept = new HashSet<>();
    private String up = "";

    private SweepSteps(SweepModes modes) {
        this.modes = modes;
    }

    static List<SweepStep> of(List<SweepPoint> order, SweepModes modes) {
        SweepSteps steps = new SweepSteps(modes);
        List<SweepStep> all = new ArrayList<>();
        order.forEach(point -> all.add(steps.next(point)));
        return all;
    }

    private SweepStep next(SweepPoint point) {
        String server = point.spec().server().name();
        String wanted = point.dataId();
        long rows = point.data().rows();
        boolean begins = !server.equals(up);
        boolean there = wanted.isEmpty() || wanted.equals(data.get(server));
        boolean restores = modes.fresh() && !wanted.isEmpty() && !kept.add(server + "\n" + wanted);
        boolean loads = modes.fresh() ? !restores && !there : !there;
        List<String> before = options.put(server, point.startup());
        boolean otherwise = before != null && !before.equals(point.startup());
        boolean restarts = modes.restarted() || modes.cold() || modes.fresh() || otherwise && !begins;
        up = server;
        data.put(server, wanted.isEmpty() ? data.getOrDefault(server, "") : wanted);
        if (point.spec().workload().changesRows() && !modes.fresh()) {
            data.remove(server);
        }
        return new SweepStep(begins, restarts, loads ? rows : 0, restores ? rows : 0, modes.cold());
    }
}
