package io.benchbook.plot;

import java.util.List;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;

/** The mean of a few values with its 95 % interval by Student's t; NaN ends where there is one value only. */
record Mean(double value, double low, double high) {
    private static final double CONFIDENCE = 0.95;

    static Mean of(List<Double> values) {
        SummaryStatistics statistics = new SummaryStatistics();
        values.forEach(statistics::addValue);
        int count = values.size();
        if (count < 2) {
            return new Mean(statistics.getMean(), Double.NaN, Double.NaN);
        }
        double t = new TDistribution(count - 1).inverseCumulativeProbability((1 + CONFIDENCE) / 2);
        double half = t * statistics.getStandardDeviation() / Math.sqrt(count);
        return new Mean(statistics.getMean(), statistics.getMean() - half, statistics.getMean() + half);
    }

    Point at(double x) {
        return new Point(x, value, low, high);
    }
}
