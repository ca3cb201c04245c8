package io.benchbook.experiment.attribution;

import io.benchbook.base.TextWidth;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The way from one server to the other as a waterfall of text: throughput as a share of the first server's. */
final class AttributionBars {
    private static final int WIDTH = 20;

    private AttributionBars() {}

    static List<String> lines(Attribution attribution) {
        List<AttributionStep> steps = attribution.steps();
        if (steps.isEmpty()) {
            return List.of();
        }
        double[] levels = levels(steps);
        double scale = WIDTH / java.util.Arrays.stream(levels).max().orElse(1);
        int names = Math.max(
                steps.stream().mapToInt(step -> TextWidth.of(step.name())).max().orElse(0),
                Math.max(TextWidth.of(attribution.reference()), TextWidth.of(attribution.compared())));
        List<String> lines = new ArrayList<>();
        lines.add(line(attribution.reference(), names, bar(0, scale), "100 %"));
        for (int i = 0; i < steps.size(); i++) {
            lines.add(line(
                    steps.get(i).name(), names, bar(levels[i] * scale, levels[i + 1] * scale), figures(steps.get(i))));
        }
        double last = levels[steps.size()];
        lines.add(line(attribution.compared(), names, bar(0, last * scale), AttributionCard.percent(last)));
        return lines;
    }

    /** Throughput at each stop over that at the first. */
    private static double[] levels(List<AttributionStep> steps) {
        double[] levels = new double[steps.size() + 1];
        levels[0] = 1;
        for (int i = 0; i < steps.size(); i++) {
            levels[i + 1] = levels[i] * steps.get(i).ratio().estimate();
        }
        return levels;
    }

    private static String bar(double begin, double end) {
        int from = (int) Math.round(Math.min(begin, end));
        int to = Math.max(from, (int) Math.round(Math.max(begin, end)));
        boolean step = begin != 0;
        String filled = step && from == to ? "│" : (step ? "▒" : "█").repeat(to - from);
        return " ".repeat(Math.min(from, WIDTH)) + filled;
    }

    private static String figures(AttributionStep step) {
        return String.format(
                Locale.ROOT,
                "%s, %s of the difference%s",
                AttributionCard.change(step.ratio()),
                AttributionCard.percent(step.share()),
                step.verdict().decided() ? "" : ", not clear");
    }

    private static String line(String name, int names, String bar, String figures) {
        return TextWidth.padRight(name, names) + "  " + TextWidth.padRight(bar, WIDTH + 1) + " " + figures;
    }
}
