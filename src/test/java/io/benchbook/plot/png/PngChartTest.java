package io.benchbook.plot.png;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.plot.Axis;
import io.benchbook.plot.Chart;
import io.benchbook.plot.Palette;
import io.benchbook.plot.Point;
import io.benchbook.plot.Samples;
import io.benchbook.plot.Series;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class PngChartTest {
    private static BufferedImage picture(Chart chart) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(PngChart.of(chart)));
    }

    private static long pixels(BufferedImage image, Color color, int fromX, int toX) {
        long count = 0;
        for (int x = fromX; x < toX; x++) {
            for (int y = 0; y < image.getHeight(); y++) {
                count += image.getRGB(x, y) == color.getRGB() ? 1 : 0;
            }
        }
        return count;
    }

    @Test
    void every_kind_of_chart_is_a_picture_with_its_colours() throws IOException {
        for (Chart chart : Samples.all()) {
            BufferedImage image = picture(chart);
            assertThat(image.getWidth()).isEqualTo(800);
            boolean heat = chart.series().get(0) instanceof Series.Heat;
            Color first = heat ? new Color(0x08436B) : Color.decode(Palette.light(0));
            assertThat(pixels(image, first, 0, 800)).as(chart.title()).isGreaterThan(200);
        }
    }

    @Test
    void bars_are_as_tall_as_their_values() throws IOException {
        Chart chart = new Chart("", Axis.ofNames("", List.of("one", "two")), Axis.of("", ""))
                .with(new Series.Marks("", Series.Kind.BARS, List.of(Point.of(0, 10), Point.of(1, 5))));
        BufferedImage image = picture(chart);
        Color color = Color.decode(Palette.light(0));
        double ratio = (double) pixels(image, color, 0, 420) / pixels(image, color, 420, 800);
        assertThat(ratio).isBetween(1.95, 2.05);
    }

    @Test
    void an_interval_below_zero_on_a_logarithmic_axis_is_drawn_to_its_foot() throws IOException {
        Chart chart = new Chart("", Axis.of("x", ""), Axis.of("y", ""))
                .with(new Series.Marks(
                        "",
                        Series.Kind.LINE,
                        List.of(new Point(1, 10, -5, 30), new Point(2, 20, 10, 40), Point.of(3, 0))))
                .logY();
        assertThat(pixels(picture(chart), Color.decode(Palette.light(0)), 0, 800))
                .isPositive();
    }

    @Test
    void charts_without_points_are_pictures_too() throws IOException {
        Chart empty = new Chart("nothing", Axis.of("x", ""), Axis.of("y", ""));
        assertThat(picture(empty).getHeight()).isEqualTo(450);
        assertThat(picture(empty.logX().logY()).getHeight()).isEqualTo(450);
    }
}
