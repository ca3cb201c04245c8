package io.benchbook.plot;

import io.benchbook.base.BenchbookException;
import java.util.ArrayList;
import java.util.List;

/**
 * A chart, free of how it is rendered. Immutable: each change gives a copy.
 *
 * <pre>{@code
 * new Chart("oltp_read_only", Axis.of("threads", ""), Axis.of("throughput", "tps"))
 *     .with(new Series.Marks("8.0.15", Series.Kind.LINE, points))
 * }</pre>
 *
 * @param subtitle what the reader must know to read it: conditions, what the intervals are; may be empty
 */
public record Chart(String title, String subtitle, Axis x, Axis y, List<Series> series, List<Annotation> annotations) {
    public Chart {
        series = List.copyOf(series);
        annotations = List.copyOf(annotations);
    }

    public Chart(String title, Axis x, Axis y) {
        this(title, "", x, y, List.of(), List.of());
    }

    public Chart title(String newTitle) {
        return new Chart(newTitle, subtitle, x, y, series, annotations);
    }

    public Chart subtitle(String newSubtitle) {
        return new Chart(title, newSubtitle, x, y, series, annotations);
    }

    public Chart x(Axis axis) {
        return new Chart(title, subtitle, axis, y, series, annotations);
    }

    public Chart y(Axis axis) {
        return new Chart(title, subtitle, x, axis, series, annotations);
    }

    /** With a logarithmic x axis. */
    public Chart logX() {
        return x(x.scale(Scale.LOG));
    }

    /** With a logarithmic y axis. */
    public Chart logY() {
        return y(y.scale(Scale.LOG));
    }

    public Chart with(Series more) {
        List<Series> all = new ArrayList<>(series);
        all.add(more);
        return new Chart(title, subtitle, x, y, all, annotations);
    }

    /**
     * With the series of another chart on the same axes, for instance what a report has published.
     *
     * @throws BenchbookException where its x axis has other names, so that its points would stand at the wrong ones
     */
    public Chart with(Chart other) {
        if (!x.categories().equals(other.x.categories())) {
            throw new BenchbookException("with: the other chart has other names along its x axis: "
                    + String.join(", ", other.x.categories()) + ".");
        }
        Chart all = this;
        for (Series more : other.series) {
            all = all.with(more);
        }
        return all;
    }

    public Chart with(Annotation more) {
        List<Annotation> all = new ArrayList<>(annotations);
        all.add(more);
        return new Chart(title, subtitle, x, y, series, all);
    }

    /** The series made of points, in order. */
    public List<Series.Marks> marks() {
        return series.stream()
                .filter(Series.Marks.class::isInstance)
                .map(Series.Marks.class::cast)
                .toList();
    }

    /** One line that says what it shows; its {@code alt} text. */
    public String summary() {
        String names = String.join(
                ", ",
                series.stream()
                        .map(Series::name)
                        .filter(name -> !name.isEmpty())
                        .toList());
        return title + ": " + y.text() + " over " + x.text() + (names.isEmpty() ? "" : " for " + names);
    }

    /** The summary: a chart is shown by {@code io.benchbook.display}. */
    @Override
    public String toString() {
        return summary();
    }
}
