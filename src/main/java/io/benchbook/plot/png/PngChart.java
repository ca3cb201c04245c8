package io.benchbook.plot.png;

import io.benchbook.base.BenchbookException;
import io.benchbook.plot.Chart;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;

/**
 * A chart as a PNG picture of 800 by 450 pixels on white, for where no script runs: Markdown, notebooks on a code host.
 */
public final class PngChart {
    private static final int WIDTH = 800;
    private static final int HEIGHT = 450;

    private PngChart() {}

    /**
     * The picture's bytes.
     *
     * @throws BenchbookException where this machine has no fonts
     */
    public static byte[] of(Chart chart) {
        try {
            return encode(draw(chart));
        } catch (LinkageError | InternalError e) {
            // what Java 2D throws where fontconfig finds nothing
            throw new BenchbookException("plot: a PNG picture needs fonts, and this machine has none.", e)
                    .next("Install the packages fontconfig and fonts-dejavu-core.");
        }
    }

    private static BufferedImage draw(Chart chart) {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        try {
            new Picture(new Brush(graphics), WIDTH, HEIGHT).draw(chart);
        } finally {
            graphics.dispose();
        }
        return image;
    }

    private static byte[] encode(BufferedImage image) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException e) {
            throw new BenchbookException("plot: the PNG picture cannot be encoded: " + e.getMessage(), e);
        }
        return bytes.toByteArray();
    }
}
