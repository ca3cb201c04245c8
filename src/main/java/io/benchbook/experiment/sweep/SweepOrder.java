package io.benchbook.experiment.sweep;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/** In which order points are run. */
final class SweepOrder {
    private SweepOrder() {}

    /** At random, the same for the same seed. */
    static List<SweepPoint> shuffled(List<SweepPoint> points, long seed) {
        List<SweepPoint> order = new ArrayList<>(points);
        Collections.shuffle(order, new Random(seed));
        return order;
    }

    /** With few changes of servers, data and start-up options; else as the points come. */
    static List<SweepPoint> saving(List<SweepPoint> points) {
        List<SweepPoint> order = new ArrayList<>(points);
        order.sort(by(points, point -> point.spec().server().name())
                .thenComparing(by(points, SweepPoint::dataId))
                .thenComparing(by(points, point -> String.join(" ", point.startup()))));
        return order;
    }

    /** Equal ones together, in the order of the first of each. */
    private static Comparator<SweepPoint> by(List<SweepPoint> points, Function<SweepPoint, String> part) {
        Map<String, Integer> places = new LinkedHashMap<>();
        points.forEach(point -> places.putIfAbsent(part.apply(point), places.size()));
        return Comparator.comparingInt(point -> places.get(part.apply(point)));
    }
}
