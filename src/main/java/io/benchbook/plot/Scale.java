package io.benchbook.plot;

/** How the values of an axis become distances along it. */
public enum Scale {
    LINEAR {
        @Override
        public double position(double value) {
            return value;
        }

        @Override
        public double value(double position) {
            return position;
        }
    },
    /** Decimal logarithm; values of zero and below have no place. */
    LOG {
        @Override
        public double position(double value) {
            return value > 0 ? Math.log10(value) : Double.NaN;
        }

        @Override
        public double value(double position) {
            return Math.pow(10, position);
        }
    },
    /**
     * Percentiles from 0 up to but without 100, as HdrHistogram's plots have them: distance is the logarithm of {@code
     * 100 / (100 - percentile)}, so that 90, 99 and 99.9 are equally far apart.
     */
    PERCENTILE {
        @Override
        public double position(double value) {
            return value >= 0 && value < 100 ? -Math.log10(1 - value / 100) : Double.NaN;
        }

        @Override
        public double value(double position) {
            return 100 * (1 - Math.pow(10, -position));
        }
    },
    /** Names: value 0 is the first category of the axis, 1 the second. */
    CATEGORY {
        @Override
        public double position(double value) {
            return value;
        }

        @Override
        public double value(double position) {
            return position;
        }
    };

    /** The place of a value along the axis, NaN where it has none. */
    public abstract double position(double value);

    /** The value at a place, the inverse of {@link #position}. */
    public abstract double value(double position);
}
