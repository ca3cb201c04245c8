package io.benchbook.experiment.sweep;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.Numbers;
import io.benchbook.experiment.Axis;
import io.benchbook.experiment.Factors;
import io.benchbook.experiment.Keys;
import io.benchbook.experiment.Runner;
import io.benchbook.server.Server;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import tech.tablesaw.api.Table;

/** What a sweep will do: which runs, in which order, and about how long it takes. Nothing is run by a plan. */
public final class SweepPlan {
    private static final double USUAL_SECONDS = 10;

    private final String id;
    private final String name;
    private final SweepModes modes;
    private final List<Axis<?>> axes;
    private final List<SweepPoint> points;
    private final List<SkippedPoint> skipped;

    private SweepPlan(
            String id,
            String name,
            SweepModes modes,
            List<Axis<?>> axes,
            List<SweepPoint> points,
            List<SkippedPoint> skipped) {
        this.id = id;
        this.name = name;
        this.modes = modes;
        this.axes = axes;
        this.points = points;
        this.skipped = skipped;
    }

    /**
     * Plans.
     *
     * @param command whose arguments these are
     * @param current the server where none is named
     * @throws BenchbookException with all faults, a line each, or where no combination can be run
     */
    public static SweepPlan of(String command, List<? extends Factor> arguments, Supplier<Server> current) {
        Factors factors = Factors.of(command, arguments);
        SweepKeys.refuseComparisons(factors);
        SweepKeys.refuseTwice(factors);
        if (factors.axis(Keys.WORKLOAD).isEmpty()) {
            factors.fault(command + ": needs workloads, for instance workloads(oltpReadOnly(), oltpWriteOnly()).");
        }
        SweepModes modes = SweepModes.of(factors);
        String id = Runner.newId(Instant.now());
        String name = factors.single(SweepKeys.NAME, "sweep-" + id);
        factors.check();
        List<Axis<?>> axes = new ArrayList<>();
        if (factors.axis(Keys.SERVER).isEmpty()) {
            axes.add(Axis.of(Keys.SERVER, List.of(current.get())));
        }
        axes.addAll(factors.axes());
        return of(command, id, name, modes, axes);
    }

    private static SweepPlan of(String command, String id, String name, SweepModes modes, List<Axis<?>> axes) {
        List<Axis<?>> varied = axes.stream()
                .filter(axis -> !SweepKeys.MODES.contains(axis.key()))
                .toList();
        SweepGuard.check(varied, modes);
        SweepPoints all = SweepPoints.of(command, varied, modes.repeats());
        if (all.points().isEmpty()) {
            throw new BenchbookException(command + ": no combination can be run. The first is "
                    + all.skipped().get(0));
        }
        List<SweepPoint> order = modes.shuffle().isPresent()
                ? SweepOrder.shuffled(all.points(), modes.shuffle().getAsLong())
                : SweepOrder.saving(all.points());
        return new SweepPlan(id, name, modes, axes, List.copyOf(order), List.copyOf(all.skipped()));
    }

    /** The same plan under the id that it had when it was begun. */
    SweepPlan begunAs(String earlierId) {
        return new SweepPlan(earlierId, name, modes, axes, points, skipped);
    }

    /** The same plan under the id and the name that it had. */
    SweepPlan begunAs(String earlierId, String earlierName) {
        return new SweepPlan(earlierId, earlierName, modes, axes, points, skipped);
    }

    /** The servers that it needs. */
    public List<Server> servers() {
        return axes.stream()
                .filter(axis -> axis.key().equals(Keys.SERVER))
                .flatMap(axis -> axis.levels().stream())
                .map(Server.class::cast)
                .toList();
    }

    String id() {
        return id;
    }

    /** What it is called in the journal; one that was not named has a name of its own. */
    public String name() {
        return name;
    }

    SweepModes modes() {
        return modes;
    }

    /** All that was given, and the server where it was not. */
    List<Axis<?>> axes() {
        return axes;
    }

    List<SweepPoint> points() {
        return points;
    }

    /** How many runs there are. */
    public int runs() {
        return points.size();
    }

    /** Combinations that cannot be run. */
    public List<SkippedPoint> skipped() {
        return skipped;
    }

    /** What has to be done before each point. */
    List<SweepStep> steps() {
        return SweepSteps.of(points, modes);
    }

    /** About how long it takes, in seconds. */
    public double seconds() {
        return measuredSeconds() + overheadSeconds();
    }

    /** How long is measured and warmed up, in seconds. */
    public double measuredSeconds() {
        return points.stream().mapToDouble(SweepPlan::measured).sum();
    }

    /** About how long is not measured, in seconds: starts, loads, restores. */
    public double overheadSeconds() {
        return steps().stream().mapToDouble(SweepStep::seconds).sum();
    }

    /** A run that ends after a number of transactions is taken for one of the usual length. */
    static double measured(SweepPoint point) {
        double seconds = point.spec().pacing().events() > 0
                ? Math.min(USUAL_SECONDS, point.spec().seconds())
                : point.spec().seconds();
        return point.spec().warmup() + seconds;
    }

    /** Names of the factors that were given, in the order of the points' levels. */
    Set<String> factors() {
        return new LinkedHashSet<>(points.get(0).levels().keySet());
    }

    /** A row for each run in order: its levels, what is done before it, how long both take, when it is due. */
    public Table table() {
        return SweepTables.plan(this);
    }

    /** {@code 96 runs, about 113 min: 104 min of load, 9 min besides (5.7 s a run)}. */
    String length() {
        double besides = overheadSeconds();
        return Numbers.count(runs(), "run") + ", about " + Numbers.seconds(round(seconds())) + ": "
                + Numbers.seconds(round(measuredSeconds())) + " of load, " + Numbers.seconds(round(besides))
                + " besides (" + Numbers.fixed(besides / runs(), 1) + " s a run)";
    }

    /** An estimate is not true to the second. */
    static double round(double seconds) {
        return seconds < 300 ? Math.max(1, Math.rint(seconds)) : Math.rint(seconds / 60) * 60;
    }

    /** The plan, as people read it. */
    @Override
    public String toString() {
        return SweepCard.of(this);
    }
}
