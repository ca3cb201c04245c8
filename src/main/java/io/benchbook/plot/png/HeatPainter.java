package io.benchbook.plot.png;

import io.benchbook.base.Numbers;
import io.benchbook.plot.Range;
import io.benchbook.plot.Scale;
import io.benchbook.plot.Series;
import java.awt.Color;
import java.util.List;

/** A heat map in the shades of one colour, each cell with its number. */
final class HeatPainter {
    private static final Color LEAST = new Color(0xEAF2F8);
    private static final Color MOST = new Color(0x08436B);

    private final Brush brush;
    private final Frame frame;

    HeatPainter(Brush brush, Frame frame) {
        this.brush = brush;
        this.frame = frame;
    }

    void draw(Series.Heat heat) {
        Range range = Range.of(Scale.LINEAR, false, heat.rows().stream().flatMap(List::stream));
        double width = frame.slot();
        double height = frame.height() / Math.max(1, heat.rows().size());
        brush.font(12, false);
        for (int row = 0; row < heat.rows().size(); row++) {
            for (int column = 0; column < heat.rows().get(row).size(); column++) {
                cell(heat.rows().get(row).get(column), range, frame.x(column), frame.y(row), width, height);
            }
        }
    }

    private void cell(double value, Range range, double x, double y, double width, double height) {
        if (!Double.isFinite(value)) {
            return;
        }
        double share = range.fraction(value);
        brush.fill(x - width / 2 + 1, y - height / 2 + 1, width - 2, height - 2, mix(share));
        brush.text(Numbers.text(value), x, y + 4, 0.5, share > 0.5 ? Color.WHITE : Brush.INK);
    }

    private static Color mix(double share) {
        return new Color(
                mix(LEAST.getRed(), MOST.getRed(), share),
                mix(LEAST.getGreen(), MOST.getGreen(), share),
                mix(LEAST.getBlue(), MOST.getBlue(), share));
    }

    private static int mix(int from, int to, double share) {
        return (int) Math.round(from + (to - from) * share);
    }
}
