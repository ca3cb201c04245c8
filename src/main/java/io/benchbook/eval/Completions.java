package io.benchbook.eval;

import java.util.List;

/**
 * What can be typed.
 *
 * @param from the offset in the source where the continuations begin, in UTF-16 units
 * @param candidates without doubles; those that fit the expected type first
 */
public record Completions(int from, List<Candidate> candidates) {
    /**
     * One continuation.
     *
     * @param text what stands from {@link Completions#from} on when it is chosen
     * @param fits whether its type is the one expected there
     */
    public record Candidate(String text, boolean fits) {}
}
