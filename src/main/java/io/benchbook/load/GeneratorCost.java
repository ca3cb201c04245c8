package io.benchbook.load;

/**
 * What the generator itself used during the measured part.
 *
 * @param threadCpuSeconds CPU time of the client threads
 * @param processCpuSeconds CPU time of the whole JVM, with its compiler and collector
 * @param gcSeconds time the collector says it spent
 * @param gcCount how often it ran
 * @param machineBusy how busy all cores of this machine were, from 0 to 1; NaN where it is not known
 */
public record GeneratorCost(
        double threadCpuSeconds, double processCpuSeconds, double gcSeconds, long gcCount, double machineBusy) {
    /** Nothing was measured. */
    public static final GeneratorCost UNKNOWN = new GeneratorCost(Double.NaN, Double.NaN, 0, 0, Double.NaN);
}
