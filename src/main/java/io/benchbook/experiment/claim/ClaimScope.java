package io.benchbook.experiment.claim;

import io.benchbook.stats.AxisRange;

/**
 * What a claim speaks of.
 *
 * @param workload name or label of the workload; {@code all} for every one, empty where it does not matter
 * @param durability {@code SAFE} or {@code FAST}; {@code both} for either, empty where it does not matter
 * @param metric for instance {@code tps}; {@code tps_max} for the highest over the axis, {@code tps_ratio} for the ratio of the sides
 * @param compared a ratio is of this side
 * @param reference to this side; empty where the claim is of one side only
 * @param comparedHere the version that stands for {@code compared} here
 * @param axis the factor that it ranges over, for instance {@code threads}
 * @param range of the axis; from 0 to infinity where the claim has none
 */
public record ClaimScope(
        String workload,
        String durability,
        String metric,
        String compared,
        String reference,
        String comparedHere,
        String axis,
        AxisRange range) {}
