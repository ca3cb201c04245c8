package io.benchbook.plot.png;

import io.benchbook.base.Numbers;
import io.benchbook.plot.Series;
import java.awt.Color;
import java.util.List;

/** A waterfall: floating bars, joined by thin lines, each with its value. */
final class WaterfallPainter {
    private final Brush brush;
    private final Frame frame;

    WaterfallPainter(Brush brush, Frame frame) {
        this.brush = brush;
        this.frame = frame;
    }

    void draw(Series.Waterfall waterfall) {
        List<Series.Step> steps = waterfall.steps();
        double[][] spans = waterfall.spans();
        double half = frame.slot() * 0.35;
        brush.font(12, false);
        for (int i = 0; i < spans.length; i++) {
            Series.Step step = steps.get(i);
            double x = frame.x(i);
            double begin = frame.y(spans[i][0]);
            double end = frame.y(spans[i][1]);
            int colour = step.total() ? 0 : step.value() < 0 ? 1 : 2;
            brush.fill(
                    x - half, Math.min(begin, end), 2 * half, Math.max(1, Math.abs(end - begin)), Brush.series(colour));
            if (i + 1 < spans.length) {
                brush.line(x + half, end, frame.x(i + 1) - half, end, Brush.FAINT);
            }
            interval(step, spans[i], x);
            label(step, x, Math.min(begin, end), Math.max(begin, end));
        }
    }

    private void interval(Series.Step step, double[] span, double x) {
        double shift = step.total() ? 0 : span[0];
        double high = frame.y(shift + step.high());
        double low = frame.y(shift + step.low());
        if (Double.isFinite(high) && Double.isFinite(low)) {
            brush.line(x, high, x, low, Brush.INK);
            brush.line(x - 4, high, x + 4, high, Brush.INK);
            brush.line(x - 4, low, x + 4, low, Brush.INK);
        }
    }

    private void label(Series.Step step, double x, double top, double bottom) {
        String text = (step.total() || step.value() <= 0 ? "" : "+") + Numbers.text(step.value());
        boolean above = top - 14 > frame.top();
        double inside = frame.slot() * 0.35 - 3;
        if (step.total()) {
            brush.text(text, x, above ? top - 4 : top + 14, 0.5, above ? Brush.INK : Color.WHITE);
        } else {
            brush.text(text, x + inside, above ? top - 4 : bottom + 14, 1, Brush.INK);
        }
    }
}
