package io.benchbook.plot.png;

import io.benchbook.plot.Annotation;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Range;
import io.benchbook.plot.Scale;
import io.benchbook.plot.Series;
import io.benchbook.plot.Ticks;
import java.awt.Color;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The whole picture: title, axes, content, remarks, legend. */
final class Picture {
    private static final int PADDING = 16;
    private static final int TEXT = 13;

    private final Brush brush;
    private final int width;
    private final int height;

    Picture(Brush brush, int width, int height) {
        this.brush = brush;
        this.width = width;
        this.height = height;
    }

    void draw(Chart chart) {
        brush.fill(0, 0, width, height, Color.WHITE);
        double top = title(chart);
        boolean legend = chart.marks().stream().anyMatch(marks -> !marks.name().isEmpty());
        double bottom = height - PADDING - 40 - (legend ? 24 : 0);
        if (legend) {
            legend(chart.marks(), height - PADDING);
        }
        Ticks y = yTicks(chart);
        brush.font(TEXT, false);
        double labels = y.list().stream()
                .mapToDouble(tick -> brush.width(tick.label()))
                .max()
                .orElse(0);
        double left = PADDING + 24 + Math.min(labels, width / 4.0) + 8;
        Ticks x = Ticks.x(chart, 8);
        Frame frame = new Frame(left, top, width - PADDING - 8.0, bottom, x.range(), y.range());
        new Axes(brush, frame).draw(chart, x, y);
        content(chart, frame);
    }

    private double title(Chart chart) {
        double base = PADDING + 14;
        brush.font(17, true).text(brush.cut(chart.title(), width - 2 * PADDING), PADDING, base, 0, Brush.INK);
        if (chart.subtitle().isEmpty()) {
            return base + 20;
        }
        brush.font(TEXT, false)
                .text(brush.cut(chart.subtitle(), width - 2 * PADDING), PADDING, base + 20, 0, Brush.FAINT);
        return base + 40;
    }

    private static Ticks yTicks(Chart chart) {
        Range range = Range.y(chart);
        for (Series series : chart.series()) {
            if (series instanceof Series.Waterfall waterfall) {
                range = Range.of(
                        Scale.LINEAR,
                        true,
                        Arrays.stream(waterfall.spans()).flatMap(span -> Stream.of(span[0], span[1])));
            }
            if (series instanceof Series.Heat) {
                range = new Range(
                        Scale.CATEGORY, -0.5, Math.max(1, chart.y().categories().size()) - 0.5);
            }
        }
        return Ticks.of(range, chart.y(), 7, true);
    }

    private void content(Chart chart, Frame frame) {
        MarksPainter painter = new MarksPainter(brush, frame, chart);
        brush.clip(frame.left() - 6, frame.top() - 6, frame.width() + 12, frame.height() + 12);
        chart.annotations().forEach(annotation -> remarkPlace(annotation, frame));
        int number = 0;
        for (Series series : chart.series()) {
            if (series instanceof Series.Heat heat) {
                new HeatPainter(brush, frame).draw(heat);
            } else if (series instanceof Series.Waterfall waterfall) {
                new WaterfallPainter(brush, frame).draw(waterfall);
            } else {
                painter.draw((Series.Marks) series, number++);
            }
        }
        brush.unclip();
        chart.annotations().forEach(annotation -> remarkText(annotation, frame));
    }

    private void remarkPlace(Annotation annotation, Frame frame) {
        if (annotation.at() == Annotation.Place.Y) {
            double y = frame.y(annotation.from());
            brush.stroke(Brush.polygon(frame.left(), y, frame.right(), y), Brush.FAINT, 1.2f, 2);
            return;
        }
        double from = frame.x(annotation.from());
        double to = frame.x(annotation.to());
        if (to > from) {
            brush.fill(from, frame.top(), to - from, frame.height(), Brush.faint(Brush.FAINT));
        } else {
            brush.stroke(Brush.polygon(from, frame.top(), from, frame.bottom()), Brush.FAINT, 1.2f, 2);
        }
    }

    private void remarkText(Annotation annotation, Frame frame) {
        brush.font(12, false);
        if (annotation.at() == Annotation.Place.Y) {
            brush.text(annotation.text(), frame.right() - 2, frame.y(annotation.from()) - 4, 1, Brush.INK);
            return;
        }
        double place = frame.x(annotation.to()) + 4;
        boolean fits = place + brush.width(annotation.text()) < frame.right();
        brush.text(annotation.text(), fits ? place : place - 8, frame.top() + 10, fits ? 0 : 1, Brush.INK);
    }

    private void legend(List<Series.Marks> all, double y) {
        brush.font(TEXT, false);
        double x = PADDING;
        for (int number = 0; number < all.size() && x < width - 60; number++) {
            Series.Marks marks = all.get(number);
            if (marks.kind() == Series.Kind.BARS) {
                brush.fill(x + 6, y - 11, 14, 12, Brush.series(number));
            } else {
                if (marks.kind() != Series.Kind.POINTS) {
                    brush.stroke(Brush.polygon(x, y - 5, x + 28, y - 5), Brush.series(number), 2, number);
                }
                brush.mark(x + 14, y - 5, number);
            }
            String name = brush.cut(marks.name(), width - x - 40);
            brush.text(name, x + 34, y, 0, Brush.INK);
            x += 34 + brush.width(name) + 24;
        }
    }
}
