package io.benchbook.stats;

import java.util.stream.IntStream;
import org.apache.commons.math3.special.Erf;

/**
 * One look at data that keep coming in, with the critical value that keeps the probability of ever crossing it by mere
 * chance at what is spent so far. The density of the running sum among those that have not crossed yet is carried from
 * look to look by numerical integration (Armitage, McPherson and Rowe, Repeated Significance Tests on Accumulating Data,
 * JRSS A 132, 1969; Jennison and Turnbull, Group Sequential Methods, 2000, chapter 19). Immutable.
 */
public final class Look {
    private static final int POINTS = 401;
    /** No sum lies farther out than this many standard deviations, as far as anyone can tell. */
    private static final double FAR = 8;

    private final double information;
    private final double spent;
    private final double critical;
    private final double[] places;
    private final double[] masses;

    private Look(double information, double spent, double critical, double[] places, double[] masses) {
        this.information = information;
        this.spent = spent;
        this.critical = critical;
        this.places = places;
        this.masses = masses;
    }

    /** Before the first look: nothing known, nothing spent. */
    public static Look none() {
        return new Look(0, 0, Double.POSITIVE_INFINITY, new double[] {0}, new double[] {1});
    }

    /**
     * The next look.
     *
     * @param newInformation how much data are in by then, in any unit, for instance pairs; more than at this look
     * @param newSpent the two-sided error probability spent by then, at least that of this look
     */
    public Look next(double newInformation, double newSpent) {
        double step = Math.sqrt(newInformation - information);
        double bound = boundary(step, newSpent - spent, FAR * Math.sqrt(newInformation));
        double[] grid =
                IntStream.range(0, POINTS).mapToDouble(i -> place(i, bound)).toArray();
        double[] density = new double[POINTS];
        for (int i = 0; i < POINTS; i++) {
            density[i] = density(grid[i], step) * weight(i, bound);
        }
        return new Look(newInformation, newSpent, bound / Math.sqrt(newInformation), grid, density);
    }

    /** The standard normal statistic that counts as significant at this look: about 2 to 5. */
    public double critical() {
        return critical;
    }

    /** The confidence of the interval of this look, so that all looks together have that of the plan. */
    public double confidence() {
        return 1 - 2 * tail(critical);
    }

    /** By bisection: the bound that is crossed now, and not before, with probability {@code alpha}. */
    private double boundary(double step, double alpha, double far) {
        double low = 0;
        double high = far;
        for (int i = 0; i < 60; i++) {
            double middle = (low + high) / 2;
            if (crossing(middle, step) > alpha) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    private double crossing(double bound, double step) {
        double sum = 0;
        for (int i = 0; i < places.length; i++) {
            sum += masses[i] * (tail((bound - places[i]) / step) + tail((bound + places[i]) / step));
        }
        return sum;
    }

    private double density(double place, double step) {
        double sum = 0;
        for (int i = 0; i < places.length; i++) {
            double z = (place - places[i]) / step;
            sum += masses[i] * Math.exp(-z * z / 2);
        }
        return sum / (step * Math.sqrt(2 * Math.PI));
    }

    private static double place(int i, double bound) {
        return bound * (2.0 * i / (POINTS - 1) - 1);
    }

    /** Simpson's rule. */
    private static double weight(int i, double bound) {
        double width = 2 * bound / (POINTS - 1);
        double factor = i == 0 || i == POINTS - 1 ? 1 : i % 2 == 1 ? 4 : 2;
        return factor * width / 3;
    }

    /** P(Z > z) of a standard normal. */
    private static double tail(double z) {
        return Erf.erfc(z / Math.sqrt(2)) / 2;
    }
}
