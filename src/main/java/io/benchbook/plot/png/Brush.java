package io.benchbook.plot.png;

import io.benchbook.plot.Palette;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Lines, areas, marks and texts in the styles of the charts. */
final class Brush {
    static final Color INK = new Color(0x1F2328);
    static final Color FAINT = new Color(0x6A737D);
    static final Color GRID = new Color(0xE3E6EA);

    private static final float[][] DASHES = {null, {8, 5}, {2, 4}, {8, 4, 2, 4}};

    private final Graphics2D graphics;

    Brush(Graphics2D graphics) {
        this.graphics = graphics;
    }

    static Color series(int number) {
        return Color.decode(Palette.light(number));
    }

    static Color faint(Color color) {
        return new Color(color.getRed(), color.getGreen(), color.getBlue(), 50);
    }

    void fill(Shape shape, Color color) {
        graphics.setColor(color);
        graphics.fill(shape);
    }

    void fill(double x, double y, double width, double height, Color color) {
        fill(new Rectangle2D.Double(x, y, width, height), color);
    }

    void line(double x0, double y0, double x1, double y1, Color color) {
        stroke(new Line2D.Double(x0, y0, x1, y1), color, 1, 0);
    }

    /** @param dash the number of a series, whose dashes it has */
    void stroke(Shape shape, Color color, float width, int dash) {
        graphics.setColor(color);
        float[] pattern = DASHES[dash % DASHES.length];
        graphics.setStroke(new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, pattern, 0));
        graphics.draw(shape);
    }

    /** The mark of a series: circle, triangle, square or diamond, filled for the first four and hollow after that. */
    void mark(double x, double y, int number) {
        Shape shape = shape(x, y, number % 4);
        fill(shape, number % 8 < 4 ? series(number) : Color.WHITE);
        stroke(shape, series(number), 1.5f, 0);
    }

    private static Shape shape(double x, double y, int kind) {
        double r = 3.8;
        return switch (kind) {
            case 0 -> new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r);
            case 1 -> polygon(x, y - r, x + r, y + r, x - r, y + r);
            case 2 -> new Rectangle2D.Double(x - r, y - r, 2 * r, 2 * r);
            default -> polygon(x, y - r, x + r, y, x, y + r, x - r, y);
        };
    }

    static Path2D polygon(double... coordinates) {
        Path2D path = new Path2D.Double();
        path.moveTo(coordinates[0], coordinates[1]);
        for (int i = 2; i < coordinates.length; i += 2) {
            path.lineTo(coordinates[i], coordinates[i + 1]);
        }
        path.closePath();
        return path;
    }

    Brush font(int size, boolean bold) {
        graphics.setFont(new Font(Font.SANS_SERIF, bold ? Font.BOLD : Font.PLAIN, size));
        return this;
    }

    double width(String text) {
        return graphics.getFontMetrics().stringWidth(text);
    }

    /**
     * Writes a text.
     *
     * @param anchor where {@code x} is in it: 0 its left end, 0.5 its middle, 1 its right end
     * @param y its base line
     */
    void text(String text, double x, double y, double anchor, Color color) {
        graphics.setColor(color);
        graphics.drawString(text, (float) (x - anchor * width(text)), (float) y);
    }

    /** Writes a text from below to above, its middle at {@code y}. */
    void upright(String text, double x, double y, Color color) {
        AffineTransform before = graphics.getTransform();
        graphics.rotate(-Math.PI / 2, x, y);
        text(text, x, y, 0.5, color);
        graphics.setTransform(before);
    }

    /** The text cut to a width in pixels. */
    String cut(String text, double most) {
        String kept = text;
        while (kept.length() > 1 && width(kept) > most) {
            kept = kept.substring(0, kept.offsetByCodePoints(kept.length() - (kept.endsWith("…") ? 1 : 0), -1)) + "…";
        }
        return kept;
    }

    /** Draws inside a rectangle only, until {@link #unclip}. */
    void clip(double x, double y, double width, double height) {
        graphics.setClip(new Rectangle2D.Double(x, y, width, height));
    }

    void unclip() {
        graphics.setClip(null);
    }
}
