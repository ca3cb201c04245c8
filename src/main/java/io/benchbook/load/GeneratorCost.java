package io.benchbook.load;

/**
 * What the generator itself used during the measured part.
 *
 * @param threadCpuSeconds CPU time of the client threads
 * @param processCpuSeconds CPU time of the whole JVM, with its compiler and collector
 * @param gcSeconds time the collector says it spent
 * @param gcCount how often it ran
 * @param machineBusy how busy all cores of this machine were, from 0 to 1; NaN where it is not known
 * @param delayP99Ms the 99th percentile of how late a thread of the generator got a core, in milliseconds; NaN where it is
 *     not known
 * @param delayMaxMs the longest such delay
 */
public record GeneratorCost(
        double threadCpuSeconds,
        double processCpuSeconds,
        double gcSeconds,
        long gcCount,
        double machineBusy,
        double delayP99Ms,
        double delayMaxMs) {
    /** Nothing was measured. */
    public static final GeneratorCost UNKNOWN = new GeneratorCost(Double.NaN, Double.NaN, 0, 0, Double.NaN);

    /** Delays are not known. */
    public GeneratorCost(
            double threadCpuSeconds, double processCpuSeconds, double gcSeconds, long gcCount, double machineBusy) {
        this(threadCpuSeconds, processCpuSeconds, gcSeconds, gcCount, machineBusy, Double.NaN, Double.NaN);
    }
}
