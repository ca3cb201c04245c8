package io.benchbook.workload;

/**
 * How ids are drawn. The same as sysbench's {@code --rand-type}, draw for draw. Ids of rows and values of {@code k} follow
 * it; tables are always chosen uniformly. Its text names it, with its parameters where they are not sysbench's defaults.
 */
public sealed interface Distribution permits Uniform, Gaussian, Special, Pareto, Zipfian {
    /** Each id equally likely; the default of sysbench builds since May 2020. */
    Distribution UNIFORM = new Uniform();

    /** A bell around the middle. */
    Distribution GAUSSIAN = gaussian(12);

    /** Three of four draws hit the middle 1 %, the others make a bell: the default of sysbench 1.0, and so the default here. */
    Distribution SPECIAL = special(12, 1, 75);

    /** Four of five draws hit the first fifth, and so on within it. */
    Distribution PARETO = pareto(0.2);

    /** Zipf's law with exponent 0.8; the lowest ids are the hot ones. */
    Distribution ZIPFIAN = zipfian(0.8);

    /** A number of {@code low..high}; both at least 0 and less than 2^32. */
    long draw(Rng random, long low, long high);

    /** A bell as the mean of some uniform draws (Bates). @param iterations how many, 1 to 1,000; sysbench: 12 */
    static Distribution gaussian(int iterations) {
        return new Gaussian(iterations);
    }

    /**
     * sysbench's special distribution.
     *
     * @param iterations draws whose mean makes the bell, 1 to 1,000; sysbench: 12
     * @param percent of the ids that are hot, 1 to 99; sysbench: 1
     * @param result percent of the draws that hit them, 1 to 99; sysbench: 75
     */
    static Distribution special(int iterations, int percent, int result) {
        return new Special(iterations, percent, result);
    }

    /** Pareto's law. @param h share of the ids that 1 - h of the draws hit, 0.01 to 0.99; sysbench: 0.2 */
    static Distribution pareto(double h) {
        return new Pareto(h);
    }

    /** Zipf's law. @param exponent 0 to 5; sysbench: 0.8 */
    static Distribution zipfian(double exponent) {
        return new Zipfian(exponent);
    }
}
