package io.benchbook.plot.png;

import io.benchbook.plot.Chart;
import io.benchbook.plot.Scale;
import io.benchbook.plot.Ticks;

/** Grid, ticks, their labels and the names of the axes. */
final class Axes {
    private static final int TEXT = 13;

    private final Brush brush;
    private final Frame frame;

    Axes(Brush brush, Frame frame) {
        this.brush = brush;
        this.frame = frame;
    }

    void draw(Chart chart, Ticks x, Ticks y) {
        brush.font(TEXT, false);
        boolean upright = chart.y().scale() == Scale.CATEGORY;
        for (Ticks.Tick tick : y.list()) {
            double place = frame.y(tick.value());
            if (!upright) {
                brush.line(frame.left(), place, frame.right(), place, Brush.GRID);
            }
            String label = brush.cut(tick.label(), frame.left() - 48);
            brush.text(label, frame.left() - 8, place + 4.5, 1, Brush.INK);
        }
        xLabels(chart, x);
        brush.line(frame.left(), frame.bottom(), frame.right(), frame.bottom(), Brush.FAINT);
        double middle = (frame.left() + frame.right()) / 2;
        brush.text(chart.x().text(), middle, frame.bottom() + 40, 0.5, Brush.FAINT);
        brush.upright(chart.y().text(), 26, (frame.top() + frame.bottom()) / 2, Brush.FAINT);
    }

    /** A label that would touch the one before it is left out. */
    private void xLabels(Chart chart, Ticks x) {
        boolean names = chart.x().scale() == Scale.CATEGORY;
        double end = Double.NEGATIVE_INFINITY;
        for (Ticks.Tick tick : x.list()) {
            double place = frame.x(tick.value());
            if (!names) {
                brush.line(place, frame.bottom(), place, frame.bottom() + 4, Brush.FAINT);
            }
            String label = names ? brush.cut(tick.label(), frame.slot() - 8) : tick.label();
            double half = brush.width(label) / 2;
            if (place - half > end + 6) {
                brush.text(label, place, frame.bottom() + 19, 0.5, Brush.INK);
                end = place + half;
            }
        }
    }
}
