package io.benchbook.experiment.claim;

import io.benchbook.stats.AxisRange;
import java.util.Set;

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
        AxisRange range) {
    private static final String DEDICATED = "innodb_dedicated_server";

    /** What that switch sets (refman innodb-dedicated-server), and what follows from the size of the buffer pool. */
    private static final Set<String> OF_DEDICATED = Set.of(
            DEDICATED,
            "innodb_buffer_pool_size",
            "innodb_buffer_pool_instances",
            "innodb_page_cleaners",
            "innodb_log_file_size",
            "innodb_log_files_in_group",
            "innodb_flush_method");

    /** Whether its sides differ in this variable by what the claim says: such a difference is no confounder. */
    boolean isAbout(String variable) {
        return names(variable) || names(DEDICATED) && OF_DEDICATED.contains(variable);
    }

    private boolean names(String variable) {
        return (compared + " " + reference).replace('-', '_').contains(variable);
    }
}
