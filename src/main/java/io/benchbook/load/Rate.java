package io.benchbook.load;

import io.benchbook.base.Numbers;

/**
 * How often transactions arrive in an open loop.
 *
 * @param perSecond on average, above 0
 * @param constant whether they arrive at equal distances; else as a Poisson process, whose distances are exponential
 */
public record Rate(double perSecond, boolean constant) {
    /** {@code 500/s Poisson}. */
    @Override
    public String toString() {
        return Numbers.text(perSecond) + "/s " + (constant ? "constant" : "Poisson");
    }
}
