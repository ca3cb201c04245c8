package io.benchbook.experiment.claim;

import io.benchbook.stats.Interval;

/** Ratios of two intervals whose errors have nothing to do with each other. */
final class Ratios {
    private Ratios() {}

    /** On the log scale the squares of the half widths add up. */
    static Interval of(Interval compared, Interval reference) {
        Interval a = compared.map(Math::log);
        Interval b = reference.map(Math::log);
        double middle = a.estimate() - b.estimate();
        double half = Math.hypot(a.halfWidth(), b.halfWidth());
        if (!Double.isFinite(half)) {
            return Interval.unknown(Math.exp(middle), a.confidence());
        }
        return new Interval(middle, middle - half, middle + half, a.confidence()).map(Math::exp);
    }

    /** One over the ratio. */
    static Interval turned(Interval ratio) {
        return new Interval(1 / ratio.estimate(), 1 / ratio.high(), 1 / ratio.low(), ratio.confidence());
    }
}
