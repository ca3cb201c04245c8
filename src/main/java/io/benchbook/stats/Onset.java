package io.benchbook.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Where on an axis an effect begins to pay: from where on a ratio exceeds a bound, up to the end of the axis. */
public final class Onset {
    private static final double CONFIDENCE = 0.95;
    private static final int DRAWS = 4_000;

    private Onset() {}

    /**
     * The place, on straight lines through the logarithms of levels and ratios. Its interval holds 95 % of the places that come of
     * {@value #DRAWS} draws from the levels' estimates and errors (a parametric bootstrap).
     *
     * @param ratios at least two, at rising levels
     * @param bound that the ratio must exceed, for instance 1.05
     * @return 0 where the ratio exceeds the bound from the first level on, infinity where it does not at the last one
     */
    public static Interval of(List<Level> ratios, double bound) {
        double[] axis = ratios.stream().mapToDouble(Level::at).map(Math::log).toArray();
        double[] logs = ratios.stream()
                .mapToDouble(level -> level.log() - Math.log(bound))
                .toArray();
        double[] errors = ratios.stream().mapToDouble(Level::logError).toArray();
        Random random = new Random(1);
        double[] places = IntStream.range(0, DRAWS)
                .mapToDouble(draw -> place(axis, drawn(logs, errors, random)))
                .sorted()
                .toArray();
        int tail = (int) (DRAWS * (1 - CONFIDENCE) / 2);
        return new Interval(place(axis, logs), places[tail], places[DRAWS - 1 - tail], CONFIDENCE);
    }

    private static double[] drawn(double[] logs, double[] errors, Random random) {
        double[] drawn = logs.clone();
        Arrays.setAll(drawn, i -> logs[i] + errors[i] * random.nextGaussian());
        return drawn;
    }

    private static double place(double[] axis, double[] heights) {
        int last = heights.length - 1;
        if (heights[last] <= 0) {
            return Double.POSITIVE_INFINITY;
        }
        int below = last;
        while (below >= 0 && heights[below] > 0) {
            below--;
        }
        if (below < 0) {
            return 0;
        }
        double share = -heights[below] / (heights[below + 1] - heights[below]);
        return Math.exp(axis[below] + share * (axis[below + 1] - axis[below]));
    }
}
