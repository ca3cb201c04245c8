package io.benchbook.jupyter;

import io.benchbook.base.Numbers;
import io.benchbook.display.Bundle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What a task has measured until now, as a line over its whole length. Plain SVG, since it is drawn five times a second
 * beside a measurement: it costs some microseconds here, and no script in the front end.
 */
final class LiveChart {
    /** What is shown in place of a live display that is over. */
    static final Bundle NOTHING = new Bundle(Map.of("text/plain", ""));

    private static final String PRE = "<pre style=\"white-space:pre;overflow:hidden\">";
    private static final int LEFT = 80;
    private static final int WIDTH = 560;
    private static final int HEIGHT = 72;
    /** A task of unknown length is shown as long as this until it is longer, in its unit. */
    private static final double SHORTEST = 10;

    private final double total;
    private final List<Sample> samples;
    private final String unit;

    private record Sample(double at, double value) {}

    /** @param total the length of the task, 0 or less when not known */
    LiveChart(double total) {
        this(total, List.of(), "");
    }

    private LiveChart(double total, List<Sample> samples, String unit) {
        this.total = total;
        this.samples = samples;
        this.unit = unit;
    }

    /** This chart with one more point. */
    LiveChart with(double at, double value, String valueUnit) {
        List<Sample> more = new ArrayList<>(samples);
        more.add(new Sample(at, value));
        return new LiveChart(total, more, valueUnit);
    }

    /** A line of text, with the chart below it where there are points to draw. */
    Bundle below(String line) {
        return samples.isEmpty()
                ? new Bundle(Map.of("text/plain", line))
                : new Bundle(Map.of("text/plain", line, "text/html", PRE + escaped(line) + "</pre>" + svg()));
    }

    private String svg() {
        double most = samples.stream().mapToDouble(Sample::value).max().orElse(0);
        StringBuilder points = new StringBuilder();
        samples.forEach(sample -> points.append(point(sample, most)));
        return "<svg width=\"" + (LEFT + WIDTH + 2) + "\" height=\"" + (HEIGHT + 4) + "\" style=\"max-width:100%\">"
                + "<path d=\"M" + LEFT + " " + (HEIGHT + 2) + "h" + WIDTH
                + "\" stroke=\"#888\" stroke-opacity=\"0.5\"/>"
                + "<polyline fill=\"none\" stroke=\"#3b82c4\" stroke-width=\"2\" points=\"" + points + "\"/>"
                + label(12, Numbers.text(Math.round(most)) + " " + unit) + label(HEIGHT + 2, "0") + "</svg>";
    }

    private static String label(int y, String text) {
        return "<text x=\"" + (LEFT - 8) + "\" y=\"" + y + "\" text-anchor=\"end\" font-size=\"11\" fill=\"#888\">"
                + escaped(text) + "</text>";
    }

    private String point(Sample sample, double most) {
        double length = total > 0
                ? total
                : Math.max(SHORTEST, samples.get(samples.size() - 1).at());
        double x = LEFT + WIDTH * Math.min(1, sample.at() / length);
        double y = 2 + HEIGHT * (most > 0 ? 1 - sample.value() / most : 1);
        return String.format(Locale.ROOT, "%.1f,%.1f ", x, y);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
