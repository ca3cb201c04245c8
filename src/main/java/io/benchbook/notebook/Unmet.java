package io.benchbook.notebook;

import java.util.ArrayList;
import java.util.List;

/** What a notebook requires and this machine has not, one line each. */
final class Unmet {
    private Unmet() {}

    static List<String> of(Requirements requires) {
        return of(requires, Provenance.cores(), Provenance.memoryBytes());
    }

    static List<String> of(Requirements requires, int cores, long memoryBytes) {
        List<String> unmet = new ArrayList<>();
        if (cores < requires.cores()) {
            unmet.add("requires " + requires.cores() + " cores, this machine has " + cores + ".");
        }
        if (memoryBytes < requires.memoryBytes()) {
            unmet.add("requires " + Sizes.gibibytes(requires.memoryBytes()) + " of memory, this machine has "
                    + Sizes.gibibytes(memoryBytes) + ".");
        }
        return unmet;
    }
}
