package io.benchbook.plot.png;

import io.benchbook.plot.Chart;
import io.benchbook.plot.Point;
import io.benchbook.plot.Series;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.util.List;

/** Lines, points, steps, bands and bars, with their intervals. */
final class MarksPainter {
    private static final int MANY_POINTS = 40;
    private static final double BARS_SHARE = 0.7;

    private final Brush brush;
    private final Frame frame;
    private final List<Series.Marks> bars;

    MarksPainter(Brush brush, Frame frame, Chart chart) {
        this.brush = brush;
        this.frame = frame;
        bars = chart.marks().stream()
                .filter(marks -> marks.kind() == Series.Kind.BARS)
                .toList();
    }

    void draw(Series.Marks marks, int number) {
        switch (marks.kind()) {
            case BARS -> bars(marks, number);
            case BAND -> {
                band(marks.points(), number);
                line(marks, number);
            }
            case LINE, STEP -> {
                intervals(marks.points(), 0, Brush.series(number));
                line(marks, number);
            }
            case POINTS -> {
                intervals(marks.points(), 0, Brush.series(number));
                dots(marks.points(), number);
            }
        }
    }

    private void line(Series.Marks marks, int number) {
        Path2D path = new Path2D.Double();
        Point before = null;
        for (Point point : marks.points()) {
            boolean drawable = isDrawable(point);
            if (drawable && before != null) {
                if (marks.kind() == Series.Kind.STEP) {
                    path.lineTo(frame.x(point.x()), frame.y(before.y()));
                }
                path.lineTo(frame.x(point.x()), frame.y(point.y()));
            } else if (drawable) {
                path.moveTo(frame.x(point.x()), frame.y(point.y()));
            }
            before = drawable ? point : null;
        }
        brush.stroke(path, Brush.series(number), 2, number);
        if (marks.points().size() <= MANY_POINTS) {
            dots(marks.points(), number);
        }
    }

    private boolean isDrawable(Point point) {
        return Double.isFinite(frame.x(point.x())) && Double.isFinite(frame.y(point.y()));
    }

    private void dots(List<Point> points, int number) {
        points.stream()
                .filter(this::isDrawable)
                .forEach(point -> brush.mark(frame.x(point.x()), frame.y(point.y()), number));
    }

    private void band(List<Point> points, int number) {
        List<Point> ends = points.stream().filter(Point::hasInterval).toList();
        if (ends.size() < 2) {
            return;
        }
        double[] outline = new double[ends.size() * 4];
        for (int i = 0; i < ends.size(); i++) {
            Point there = ends.get(i);
            Point back = ends.get(ends.size() - 1 - i);
            outline[2 * i] = frame.x(there.x());
            outline[2 * i + 1] = frame.y(there.high());
            outline[2 * (ends.size() + i)] = frame.x(back.x());
            outline[2 * (ends.size() + i) + 1] = low(back.low());
        }
        brush.fill(Brush.polygon(outline), Brush.faint(Brush.series(number)));
    }

    /** An interval that goes below a logarithmic axis ends at its foot. */
    private double low(double value) {
        double place = frame.y(value);
        return Double.isFinite(place) ? place : frame.bottom();
    }

    private void intervals(List<Point> points, double shift, Color color) {
        for (Point point : points) {
            if (point.hasInterval() && isDrawable(point)) {
                whisker(frame.x(point.x()) + shift, frame.y(point.high()), low(point.low()), color);
            }
        }
    }

    private void whisker(double x, double high, double low, Color color) {
        brush.line(x, high, x, low, color);
        brush.line(x - 4, high, x + 4, high, color);
        brush.line(x - 4, low, x + 4, low, color);
    }

    private void bars(Series.Marks marks, int number) {
        double group = Math.min(frame.slot() * BARS_SHARE, 160);
        double width = group / bars.size();
        double shift = (bars.indexOf(marks) + 0.5) * width - group / 2;
        for (Point point : marks.points()) {
            if (isDrawable(point)) {
                double top = Math.min(frame.y(point.y()), frame.foot());
                double tall = Math.abs(frame.y(point.y()) - frame.foot());
                double left = frame.x(point.x()) + shift - width / 2;
                brush.fill(left + 1, top, Math.max(1, width - 2), tall, Brush.series(number));
            }
        }
        intervals(marks.points(), shift, Brush.INK);
    }
}
