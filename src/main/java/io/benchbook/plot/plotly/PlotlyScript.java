package io.benchbook.plot.plotly;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.plot.Palette;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.GZIPOutputStream;

/**
 * The one script element that draws all figures of a page, about 2.7 MB: plotly.js, compressed, and what fits figures to
 * their page. It may stand before or after them, and more than once. Needs no network.
 */
public final class PlotlyScript {
    private static final String VERSION = "3.3.1";
    private static final String PLOTLY = "/META-INF/resources/webjars/plotly.js-dist/" + VERSION + "/plotly.js";

    private PlotlyScript() {}

    /** The script element. */
    public static String element() {
        return Element.TEXT;
    }

    /** Made when first asked for: compressing takes about half a second. */
    private static final class Element {
        static final String TEXT = "<script>\n{\nconst SOURCE = \"" + compressed() + "\";\n" + "const PALETTE = "
                + palette() + ";\n" + figureScript() + "}\n</script>\n";
    }

    private static String palette() {
        ObjectNode palette = PlotlyJson.object();
        palette.set("light", PlotlyJson.texts(Palette.LIGHT));
        palette.set("dark", PlotlyJson.texts(Palette.DARK));
        return PlotlyJson.script(palette);
    }

    private static String compressed() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(2_100_000);
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(read(PLOTLY));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    private static String figureScript() {
        return new String(read("figure.js"), StandardCharsets.UTF_8);
    }

    private static byte[] read(String resource) {
        try (InputStream in = PlotlyScript.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("The class path lacks " + resource);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
