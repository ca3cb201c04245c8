package io.benchbook.experiment.compare;

import io.benchbook.stats.Verdict;
import java.time.Instant;
import java.util.List;

/** What is said of any two set-ups that were measured against each other. */
public abstract class Finding {
    private final Contrast contrast;

    protected Finding(Contrast contrast) {
        this.contrast = contrast;
    }

    /** All of this in one value. */
    public final Contrast contrast() {
        return contrast;
    }

    /** Unique among all results, and in the order of their starts. */
    public final String id() {
        return contrast.id();
    }

    public final Instant startedAt() {
        return contrast.startedAt();
    }

    /** The name of the side that the ratio is relative to. */
    public final String reference() {
        return setup().reference();
    }

    /** The name of the other side. */
    public final String compared() {
        return setup().compared();
    }

    public final String workload() {
        return setup().workload();
    }

    public final int threads() {
        return setup().threads();
    }

    /** No practical difference, higher, lower, or too noisy to say. */
    public final Verdict verdict() {
        return contrast.verdict();
    }

    /** How the sides took turns. */
    public final String method() {
        return setup().method();
    }

    /** What a reader must know beside the figures, each a few words. */
    public final List<String> notes() {
        return contrast.notes();
    }

    private ComparisonSetup setup() {
        return contrast.setup();
    }
}
