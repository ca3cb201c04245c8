package io.benchbook.experiment.sweep;

import io.benchbook.base.BenchbookException;
import io.benchbook.experiment.Axis;
import io.benchbook.experiment.Keys;
import io.benchbook.server.Server;
import java.util.List;
import java.util.stream.Collectors;

/** Refuses what a sweep must not do, or cannot do, with a server that is somebody's. */
final class SweepGuard {
    private SweepGuard() {}

    static void check(List<Axis<?>> axes, SweepModes modes) {
        axes.stream()
                .filter(axis -> axis.key().equals(Keys.SERVER))
                .flatMap(axis -> axis.levels().stream())
                .map(Server.class::cast)
                .filter(server -> server.kind() == Server.Kind.EXTERNAL)
                .forEach(server -> check(server, axes, modes));
    }

    private static void check(Server server, List<Axis<?>> axes, SweepModes modes) {
        for (Axis<?> axis : axes) {
            boolean changes = axis.key().type() == SweepKeys.SettingLevel.class
                    || axis.key().equals(Keys.DURABILITY);
            if (changes) {
                server.mustBeDisposable(axis.key().name());
            }
            if (axis.key().equals(SweepKeys.STARTUP)) {
                throw new BenchbookException("startup: Benchbook does not start " + server.name()
                        + ", so it cannot give it start-up options. Leave startup(...) out, or take a sandbox.");
            }
        }
        modes.typed().stream().map(typed -> typed.replace("()", "")).forEach(server::mustBeDisposable);
        if (modes.fresh()) {
            throw new BenchbookException("freshData: the data directory of " + server.name()
                    + " is not Benchbook's. Leave freshData() out, or take a sandbox.");
        }
    }

    /** {@code a, b, c and 4 more}. */
    static String some(List<String> all) {
        int shown = 3;
        String list = all.stream().limit(shown).collect(Collectors.joining(", "));
        return all.size() <= shown ? list : list + " and " + (all.size() - shown) + " more";
    }
}
