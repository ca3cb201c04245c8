package io.benchbook.experiment.compare;

import io.benchbook.experiment.Provenance;
import io.benchbook.stats.Verdict;
import java.time.Instant;
import java.util.List;

/**
 * Two set-ups under one workload, and by how much they differ.
 *
 * @param id unique among all results, and in the order of their starts
 * @param startedAt when measuring began
 * @param setup what was measured, and how
 * @param verdict on the ratio of the second to the first
 * @param notes what a reader must know beside the figures, each a few words
 * @param provenance of either side
 */
public record Contrast(
        String id,
        Instant startedAt,
        ComparisonSetup setup,
        Verdict verdict,
        List<String> notes,
        List<Provenance> provenance) {
    public Contrast {
        notes = List.copyOf(notes);
        provenance = List.copyOf(provenance);
    }
}
