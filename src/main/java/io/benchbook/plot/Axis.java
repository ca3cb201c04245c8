package io.benchbook.plot;

import java.util.List;

/**
 * One axis of a chart.
 *
 * @param label what is measured, for instance {@code throughput}
 * @param unit in what, for instance {@code tps}; empty for a plain number
 * @param scale how values become distances
 * @param fromZero whether a linear axis begins at zero even where no value is near it, as it must where lengths are
 *     compared
 * @param categories the names of a {@link Scale#CATEGORY} axis in order, else empty
 */
public record Axis(String label, String unit, Scale scale, boolean fromZero, List<String> categories) {
    public Axis {
        categories = List.copyOf(categories);
    }

    /** A linear axis that begins at zero. */
    public static Axis of(String label, String unit) {
        return new Axis(label, unit, Scale.LINEAR, true, List.of());
    }

    /** An axis of names. */
    public static Axis ofNames(String label, List<String> categories) {
        return new Axis(label, "", Scale.CATEGORY, false, categories);
    }

    public Axis scale(Scale newScale) {
        return new Axis(label, unit, newScale, fromZero, categories);
    }

    /** The same axis spanning the values only, not down to zero. */
    public Axis withoutZero() {
        return new Axis(label, unit, scale, false, categories);
    }

    /** {@code throughput (tps)}, or what there is of it. */
    public String text() {
        return unit.isEmpty() || unit.equals(label) ? label : label.isEmpty() ? unit : label + " (" + unit + ")";
    }
}
