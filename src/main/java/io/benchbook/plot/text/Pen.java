package io.benchbook.plot.text;

import io.benchbook.plot.Annotation;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Point;
import io.benchbook.plot.Range;
import io.benchbook.plot.Series;
import java.util.List;

/** Draws the series and remarks of a chart on a canvas. */
final class Pen {
    private static final int COLUMNS_A_MARK = 4;
    private static final int MARKS_ON_LONG_LINES = 5;

    private final DotCanvas canvas;
    private final Range x;
    private final Range y;
    private final Glyphs glyphs;

    Pen(DotCanvas canvas, Range x, Range y, Glyphs glyphs) {
        this.canvas = canvas;
        this.x = x;
        this.y = y;
        this.glyphs = glyphs;
    }

    /** The dot at a fraction of a length in dots; -1 for a fraction that is none. */
    static int place(double fraction, int dots) {
        return Double.isFinite(fraction) ? (int) Math.round(fraction * (dots - 1)) : -1;
    }

    void draw(Chart chart) {
        List<Series.Marks> all = chart.marks();
        for (int i = 0; i < all.size(); i++) {
            intervals(all.get(i), i);
        }
        for (int i = 0; i < all.size(); i++) {
            connect(all.get(i), i);
        }
        for (int i = 0; i < all.size(); i++) {
            marks(all.get(i), i, all.size());
        }
        for (int i = 0; i < chart.annotations().size(); i++) {
            remark(chart.annotations().get(i), i + 1);
        }
    }

    private int column(Point point) {
        return place(x.fraction(point.x()), canvas.dotsWide());
    }

    private int row(double value) {
        return place(1 - y.fraction(value), canvas.dotsHigh());
    }

    /** Upright strokes at the points; the area of a band as sparse dots between them. */
    private void intervals(Series.Marks marks, int number) {
        List<Point> points = marks.points();
        for (int i = 0; i < points.size(); i++) {
            Point point = points.get(i);
            if (!point.hasInterval()) {
                continue;
            }
            if (marks.kind() == Series.Kind.BAND
                    && i + 1 < points.size()
                    && points.get(i + 1).hasInterval()) {
                area(point, points.get(i + 1), number);
            } else if (marks.kind() != Series.Kind.BAND) {
                stroke(column(point), row(point.high()), lowest(point.low()), number, '|');
            }
        }
    }

    /** An interval's lower end below a logarithmic axis ends at its foot. */
    private int lowest(double low) {
        int row = row(low);
        return row < 0 ? canvas.dotsHigh() - 1 : row;
    }

    private void stroke(int column, int top, int bottom, int number, char ascii) {
        for (int row = Math.max(0, top); column >= 0 && row <= bottom; row++) {
            canvas.dot(column, row, number, ascii);
        }
    }

    private void area(Point from, Point to, int number) {
        int begin = column(from);
        int end = column(to);
        for (int column = begin; column <= end; column++) {
            double share = end == begin ? 0 : (double) (column - begin) / (end - begin);
            int top = (int) Math.round(between(row(from.high()), row(to.high()), share));
            int bottom = (int) Math.round(between(lowest(from.low()), lowest(to.low()), share));
            for (int row = top; row <= bottom; row++) {
                if ((column + 2 * (row % 2)) % 4 == 0) {
                    canvas.dot(column, row, number, ':');
                }
            }
        }
    }

    private static double between(double from, double to, double share) {
        return from + (to - from) * share;
    }

    private void connect(Series.Marks marks, int number) {
        if (marks.kind() == Series.Kind.POINTS) {
            return;
        }
        if (marks.kind() == Series.Kind.BARS) {
            int foot = row(Math.max(y.low(), Math.min(y.high(), 0)));
            marks.points().forEach(point -> bar(point, foot, number));
            return;
        }
        Dash dash = Dash.of(number);
        Point before = null;
        for (Point point : marks.points()) {
            boolean drawable = column(point) >= 0 && row(point.y()) >= 0;
            if (drawable && before != null) {
                segment(before, point, marks.kind() == Series.Kind.STEP, number, dash);
            }
            before = drawable ? point : null;
        }
    }

    private void bar(Point point, int foot, int number) {
        int top = row(point.y());
        int end = foot < 0 ? canvas.dotsHigh() - 1 : foot;
        stroke(column(point), Math.min(top, end), Math.max(top, end), number, '#');
    }

    private void segment(Point from, Point to, boolean step, int number, Dash dash) {
        int knee = step ? row(from.y()) : row(to.y());
        if (step) {
            canvas.line(column(from), knee, column(to), knee, number, dash);
            canvas.line(column(to), knee, column(to), row(to.y()), number, dash);
        } else {
            canvas.line(column(from), row(from.y()), column(to), knee, number, dash);
        }
    }

    /** Every point has its mark where there is room; of long lines a few, to tell them apart. */
    private void marks(Series.Marks marks, int number, int seriesCount) {
        List<Point> points = marks.points();
        int columns = canvas.column(canvas.dotsWide());
        boolean room = points.size() * COLUMNS_A_MARK <= columns;
        boolean none = marks.kind() == Series.Kind.BARS || (!room && seriesCount == 1);
        if (none && marks.kind() != Series.Kind.POINTS) {
            return;
        }
        boolean all = room || marks.kind() == Series.Kind.POINTS;
        int step = all ? 1 : Math.max(1, points.size() / MARKS_ON_LONG_LINES);
        for (int i = all ? 0 : (number + 1) * step / (seriesCount + 1); i < points.size(); i += step) {
            canvas.mark(column(points.get(i)), row(points.get(i).y()), glyphs.mark(number), number);
        }
    }

    private void remark(Annotation annotation, int number) {
        if (annotation.at() == Annotation.Place.Y) {
            across(row(annotation.from()), number);
            return;
        }
        if (annotation.to() != annotation.from()) {
            down(place(x.fraction(annotation.to()), canvas.dotsWide()), glyphs.dottedDown());
        }
        down(place(x.fraction(annotation.from()), canvas.dotsWide()), Legend.number(number));
    }

    private void down(int dot, String top) {
        if (dot < 0 || dot >= canvas.dotsWide()) {
            return;
        }
        int column = canvas.column(dot);
        for (int row = 1; row < canvas.row(canvas.dotsHigh()); row++) {
            if (canvas.isEmpty(column, row)) {
                canvas.markCell(column, row, glyphs.dottedDown(), DotCanvas.NOBODY);
            }
        }
        canvas.markCell(column, 0, top, DotCanvas.NOBODY);
    }

    private void across(int dot, int number) {
        if (dot < 0 || dot >= canvas.dotsHigh()) {
            return;
        }
        int row = canvas.row(dot);
        int last = canvas.column(canvas.dotsWide()) - 1;
        for (int column = 0; column < last; column++) {
            if (canvas.isEmpty(column, row)) {
                canvas.markCell(column, row, glyphs.dottedAcross(), DotCanvas.NOBODY);
            }
        }
        canvas.markCell(last, row, Legend.number(number), DotCanvas.NOBODY);
    }
}
