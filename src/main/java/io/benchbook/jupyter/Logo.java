package io.benchbook.jupyter;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** The picture that launchers show: three bars and a line above them, on a rounded square. Drawn without fonts. */
final class Logo {
    private static final Color GROUND = new Color(0x1F4E79);
    private static final Color BARS = new Color(0x9CC3E6);
    private static final Color LINE = new Color(0xF7B538);
    private static final double[] HEIGHTS = {0.28, 0.44, 0.36};

    private Logo() {}

    /** Writes the two sizes that Jupyter looks for. */
    static void write(Path folder) throws IOException {
        System.setProperty("java.awt.headless", "true");
        for (int size : new int[] {32, 64}) {
            ImageIO.write(
                    draw(size),
                    "png",
                    folder.resolve("logo-" + size + "x" + size + ".png").toFile());
        }
    }

    private static BufferedImage draw(int size) {
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.scale(size, size);
        graphics.setColor(GROUND);
        graphics.fill(new RoundRectangle2D.Double(0.03, 0.03, 0.94, 0.94, 0.24, 0.24));
        bars(graphics);
        line(graphics);
        graphics.dispose();
        return image;
    }

    private static void bars(Graphics2D graphics) {
        graphics.setColor(BARS);
        for (int i = 0; i < HEIGHTS.length; i++) {
            double height = HEIGHTS[i];
            graphics.fill(new RoundRectangle2D.Double(0.2 + i * 0.22, 0.82 - height, 0.15, height, 0.06, 0.06));
        }
    }

    private static void line(Graphics2D graphics) {
        Path2D line = new Path2D.Double();
        line.moveTo(0.2, 0.42);
        line.lineTo(0.45, 0.24);
        line.lineTo(0.6, 0.33);
        line.lineTo(0.8, 0.16);
        graphics.setColor(LINE);
        graphics.setStroke(new BasicStroke(0.06f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        graphics.draw(line);
    }
}
