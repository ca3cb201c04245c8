package io.benchbook.stats;

/**
 * How much a series repeats itself, and what that takes away from its information. Successive seconds of a server are
 * not independent; treating them so makes intervals too narrow.
 */
public final class Autocorrelation {
    private Autocorrelation() {}

    /** The sample autocorrelation at this lag, with the divisor n (Box and Jenkins, Time Series Analysis, 1970). */
    public static double at(int lag, double[] series) {
        double mean = Moments.mean(series);
        double all = 0;
        double lagged = 0;
        for (int i = 0; i < series.length; i++) {
            all += (series[i] - mean) * (series[i] - mean);
            if (i >= lag) {
                lagged += (series[i] - mean) * (series[i - lag] - mean);
            }
        }
        return all == 0 ? 0 : lagged / all;
    }

    /**
     * By how much the variance of the series' mean exceeds that of independent values: 1 + 2 (rho_1 + rho_2 + ...), the sum
     * cut where two adjacent terms together are no longer positive (the initial positive sequence: Geyer, Practical Markov
     * Chain Monte Carlo, Statistical Science 7, 1992). Never below 1, as it must not make an interval narrower.
     */
    public static double inflation(double[] series) {
        double sum = 0;
        for (int lag = 0; lag + 1 < series.length / 2; lag += 2) {
            double pair = at(lag, series) + at(lag + 1, series);
            if (pair <= 0) {
                break;
            }
            sum += pair;
        }
        return Math.max(1, 2 * sum - 1);
    }

    /**
     * Whether neighbours resemble each other more than chance would have it, at the one-sided 5 % level: the first
     * autocorrelation of n independent values has a standard error of about 1 / sqrt(n) (Bartlett, JRSS Supplement 8, 1946).
     */
    public static boolean isEvident(double[] series) {
        return at(1, series) > 1.645 / Math.sqrt(series.length);
    }

    /** How many independent values would tell as much about the mean: n / {@link #inflation}. */
    public static double effectiveSize(double[] series) {
        return series.length / inflation(series);
    }

    /**
     * The means of {@code batches} consecutive stretches of equal length; values that are left over at the beginning are
     * dropped. Long enough stretches are nearly independent (Conway, Some Tactical Problems in Digital Simulation,
     * Management Science 10, 1963).
     */
    public static double[] batchMeans(double[] series, int batches) {
        int length = series.length / batches;
        int first = series.length - length * batches;
        double[] means = new double[batches];
        for (int i = first; i < series.length; i++) {
            means[(i - first) / length] += series[i] / length;
        }
        return means;
    }
}
