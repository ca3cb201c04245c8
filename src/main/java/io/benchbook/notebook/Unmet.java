package io.benchbook.notebook;

import io.benchbook.base.Names;
import io.benchbook.commands.Servers;
import java.util.ArrayList;
import java.util.List;

/** What a notebook requires and this machine has not, one line each. */
final class Unmet {
    private Unmet() {}

    static List<String> of(Requirements requires) {
        List<String> known = requires.servers().isEmpty()
                ? List.of()
                : Servers.servers().stringColumn("name").asList();
        return of(requires, Provenance.cores(), Provenance.memoryBytes(), known);
    }

    static List<String> of(Requirements requires, int cores, long memoryBytes, List<String> servers) {
        List<String> unmet = new ArrayList<>();
        if (cores < requires.cores()) {
            unmet.add("requires " + requires.cores() + " cores, this machine has " + cores + ".");
        }
        if (memoryBytes < requires.memoryBytes()) {
            unmet.add("requires " + Sizes.gibibytes(requires.memoryBytes()) + " of memory, this machine has "
                    + Sizes.gibibytes(memoryBytes) + ".");
        }
        requires.servers().stream()
                .filter(name -> !servers.contains(name) && !name.contains(":"))
                .forEach(name -> unmet.add("requires server " + name + ", which the catalogue has not. "
                        + Names.didYouMean(name, servers, "It has " + String.join(", ", servers) + ".")));
        return unmet;
    }
}
