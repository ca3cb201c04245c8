package io.benchbook.workload;

import io.benchbook.base.Checks;

/**
 * See {@link Distribution#zipfian}: rejection-inversion after W. Hörmann and G. Derflinger, "Rejection-inversion to
 * generate variates from monotone discrete distributions", ACM TOMACS 6 (1996). The area under {@code h(x) = x^-e} is H;
 * a uniform draw of area is inverted, rounded to a rank and accepted where it lies under the rank's bar.
 */
final class Zipfian implements Distribution {
    private final double exponent;
    private final double sureWidth;
    private final double areaToFirst;

    Zipfian(double exponent) {
        this.exponent = Checks.inRange("exponent", exponent, 0, 5);
        this.sureWidth = 2 - inverseArea(area(2.5) - height(2));
        this.areaToFirst = area(1.5) - 1;
    }

    @Override
    public long draw(Rng random, long low, long high) {
        long count = high - low + 1;
        double whole = area(count + 0.5);
        while (true) {
            double drawn = whole + random.nextDouble() * (areaToFirst - whole);
            double x = inverseArea(drawn);
            long rank = Math.max(1, Math.min(count, (long) (x + 0.5)));
            if (rank - x <= sureWidth || drawn >= area(rank + 0.5) - height(rank)) {
                return low + rank - 1;
            }
        }
    }

    private double height(double x) {
        return StrictMath.exp(-exponent * StrictMath.log(x));
    }

    private double area(double x) {
        double log = StrictMath.log(x);
        return expm1OverX((1 - exponent) * log) * log;
    }

    private double inverseArea(double area) {
        double t = Math.max(-1, area * (1 - exponent));
        return StrictMath.exp(log1pOverX(t) * area);
    }

    private static double log1pOverX(double x) {
        if (Math.abs(x) > 1e-8) {
            return StrictMath.log1p(x) / x;
        }
        return 1 - x * (1.0 / 2 - x * (1.0 / 3 - x * (1.0 / 4)));
    }

    private static double expm1OverX(double x) {
        if (Math.abs(x) > 1e-8) {
            return StrictMath.expm1(x) / x;
        }
        return 1 + x * (1.0 / 2) * (1 + x * (1.0 / 3) * (1 + x * (1.0 / 4)));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Zipfian zipfian && zipfian.exponent == exponent;
    }

    @Override
    public int hashCode() {
        return Double.hashCode(exponent);
    }

    @Override
    public String toString() {
        return exponent == 0.8 ? "zipfian" : "zipfian(" + exponent + ")";
    }
}
