package io.benchbook.plot;

import java.util.stream.Stream;

/**
 * The stretch of an axis that is drawn.
 *
 * @param scale of the axis
 * @param low the least value drawn
 * @param high the greatest value drawn, above {@code low}
 */
public record Range(Scale scale, double low, double high) {
    /** The range of the chart's x values. */
    public static Range x(Chart chart) {
        Axis axis = chart.x();
        if (axis.scale() == Scale.CATEGORY) {
            return new Range(Scale.CATEGORY, -0.5, Math.max(1, axis.categories().size()) - 0.5);
        }
        Stream<Double> values =
                chart.marks().stream().flatMap(marks -> marks.points().stream()).map(Point::x);
        return of(axis.scale(), false, Stream.concat(values, places(chart, Annotation.Place.X)));
    }

    /** The range of the chart's y values and the intervals on them. */
    public static Range y(Chart chart) {
        Axis axis = chart.y();
        boolean zero = axis.fromZero() || chart.marks().stream().anyMatch(marks -> marks.kind() == Series.Kind.BARS);
        Stream<Double> values = chart.marks().stream()
                .flatMap(marks -> marks.points().stream())
                .flatMap(point -> Stream.of(point.y(), point.low(), point.high()));
        return of(axis.scale(), zero, Stream.concat(values, places(chart, Annotation.Place.Y)));
    }

    /** The range of these values that have a place on the scale; with zero on a linear one where asked. */
    public static Range of(Scale scale, boolean zero, Stream<Double> values) {
        double[] places = values.mapToDouble(Double::doubleValue)
                .filter(value -> Double.isFinite(scale.position(value)))
                .sorted()
                .toArray();
        if (places.length == 0) {
            return scale == Scale.LOG ? new Range(scale, 1, 10) : new Range(scale, 0, 1);
        }
        double low = places[0];
        double high = places[places.length - 1];
        if (zero && scale == Scale.LINEAR) {
            low = Math.min(0, low);
            high = Math.max(0, high);
        }
        return low < high ? new Range(scale, low, high) : around(scale, low);
    }

    private static Range around(Scale scale, double value) {
        return switch (scale) {
            case LOG -> new Range(scale, value / 2, value * 2);
            case PERCENTILE -> new Range(scale, 0, 99);
            default ->
                value == 0
                        ? new Range(scale, 0, 1)
                        : new Range(scale, value - Math.abs(value) / 2, value + Math.abs(value) / 2);
        };
    }

    private static Stream<Double> places(Chart chart, Annotation.Place place) {
        return chart.annotations().stream()
                .filter(annotation -> annotation.at() == place)
                .flatMap(annotation -> Stream.of(annotation.from(), annotation.to()));
    }

    /** The value's place between 0 (low) and 1 (high); NaN where it has none. */
    public double fraction(double value) {
        double from = scale.position(low);
        return (scale.position(value) - from) / (scale.position(high) - from);
    }
}
