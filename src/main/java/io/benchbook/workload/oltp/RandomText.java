package io.benchbook.workload.oltp;

import java.nio.charset.StandardCharsets;
import java.util.Collections;

/** The formats of the text columns, for {@link io.benchbook.workload.Rng#fill}: groups of eleven digits joined by dashes. */
final class RandomText {
    /** Ten groups, 119 characters. */
    static final byte[] C = groups(10);
    /** Five groups, 59 characters. */
    static final byte[] PAD = groups(5);

    private RandomText() {}

    private static byte[] groups(int count) {
        return String.join("-", Collections.nCopies(count, "#".repeat(11))).getBytes(StandardCharsets.US_ASCII);
    }
}
