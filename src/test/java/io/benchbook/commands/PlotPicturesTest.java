package io.benchbook.commands;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.plot.Chart;
import io.benchbook.plot.png.PngChart;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** docs/plots.md shows what is really drawn; {@code -Dgolden.write=true} draws its pictures anew. */
class PlotPicturesTest {
    private static final Path PAGE = Path.of("docs", "plots.md");
    private static final Path FOLDER = Path.of("docs", "pictures");
    /** Another version of the fonts or of Java 2D moves the edges of letters. */
    private static final double MOST_DIFFERENT = 0.02;

    private static final int NOTICEABLE = 96;

    @Test
    void every_picture_is_as_it_is_drawn_now() throws IOException {
        for (Map.Entry<String, Chart> picture : PlotPictures.all().entrySet()) {
            byte[] drawn = PngChart.of(picture.getValue());
            Path file = FOLDER.resolve(picture.getKey() + ".png");
            if (Boolean.getBoolean("golden.write")) {
                Files.createDirectories(FOLDER);
                Files.write(file, drawn);
            }
            BufferedImage now = ImageIO.read(new ByteArrayInputStream(drawn));
            assertThat(different(now, ImageIO.read(file.toFile())))
                    .as(file + "; draw it anew with mvn test -Dtest=PlotPicturesTest -Dgolden.write=true")
                    .isLessThan(MOST_DIFFERENT);
        }
    }

    @Test
    void a_picture_of_another_chart_is_noticed() throws IOException {
        BufferedImage lines = ImageIO.read(FOLDER.resolve("lines.png").toFile());
        BufferedImage bars = ImageIO.read(FOLDER.resolve("bars.png").toFile());
        assertThat(different(lines, bars)).isGreaterThan(MOST_DIFFERENT);
    }

    @Test
    void the_page_has_every_picture_with_the_line_that_makes_it() throws IOException {
        String page = Files.readString(PAGE);
        String code = Files.readString(Path.of("src/test/java/io/benchbook/commands/PlotPictures.java"))
                .replaceAll("\\s+", "");
        Set<String> names = PlotPictures.all().keySet();
        for (String name : names) {
            assertThat(page).contains("](pictures/" + name + ".png)");
            String before = page.substring(0, page.indexOf("](pictures/" + name + ".png)"));
            String line = before.substring(before.lastIndexOf("```java\n") + 8, before.lastIndexOf("\n```"));
            String made = line.lines().reduce("", (first, last) -> last).replaceAll("\\s+", "");
            assertThat(code).as(name).contains("all.put(\"" + name + "\"," + made + ");");
        }
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".png", ""))
                            .collect(Collectors.toSet()))
                    .isEqualTo(names);
        }
    }

    private static double different(BufferedImage a, BufferedImage b) {
        assertThat(a.getWidth()).isEqualTo(b.getWidth());
        assertThat(a.getHeight()).isEqualTo(b.getHeight());
        int count = 0;
        for (int x = 0; x < a.getWidth(); x++) {
            for (int y = 0; y < a.getHeight(); y++) {
                count += distance(new Color(a.getRGB(x, y)), new Color(b.getRGB(x, y))) > NOTICEABLE ? 1 : 0;
            }
        }
        return (double) count / (a.getWidth() * a.getHeight());
    }

    private static int distance(Color a, Color b) {
        return Math.abs(a.getRed() - b.getRed())
                + Math.abs(a.getGreen() - b.getGreen())
                + Math.abs(a.getBlue() - b.getBlue());
    }
}
