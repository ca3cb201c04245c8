package io.benchbook.experiment.sweep;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;

/** In which order points are run. */
final class SweepOrder {
    private SweepOrder() {}

    /** At random, the same for the same seed. */
    static List<SweepPoint> shuffled(List<SweepPoint> points, long seed) {
        List<SweepPoint> order = new ArrayList<>(points);
        Collections.shuffle(order, new Random(seed));
        return order;
    }

    /**
     * Round by round, a repetition each, and in a round with few changes of servers, data and start-up options. Every second
     * round goes backwards, A B then B A: what the machine drifts by is in the spread between rounds, a steady drift is in the
     * means of both alike, and the server that ends a round begins the next.
     */
    static List<SweepPoint> saving(List<SweepPoint> points) {
        Map<String, List<SweepPoint>> rounds = points.stream()
                .collect(Collectors.groupingBy(
                        point -> point.levels().getOrDefault(SweepKeys.REPEAT.name(), ""),
                        LinkedHashMap::new,
                        Collectors.toList()));
        List<SweepPoint> order = new ArrayList<>();
        boolean backwards = false;
        for (List<SweepPoint> round : rounds.values()) {
            List<SweepPoint> saving = savingRound(round);
            if (backwards) {
                Collections.reverse(saving);
            }
            order.addAll(saving);
            backwards = !backwards;
        }
        return order;
    }

    private static List<SweepPoint> savingRound(List<SweepPoint> points) {
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
