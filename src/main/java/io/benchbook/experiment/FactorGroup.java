package io.benchbook.experiment;

import io.benchbook.base.Factor;
import io.benchbook.server.Server;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Several factors that come as one argument, such as a sysbench command line. What is given beside it goes before what is
 * in it: {@code run(fromSysbench("..."), threads(64))} runs 64 threads, whatever the command line says.
 *
 * @param text as it is named in messages
 * @param parts its factors
 * @param server the server it names, asked for only where no other is given; empty for none
 * @param faults what is wrong with it, a line each
 */
public record FactorGroup(
        String text, List<? extends Factor> parts, Optional<Supplier<Server>> server, List<String> faults)
        implements Factor {
    public FactorGroup {
        parts = List.copyOf(parts);
        faults = List.copyOf(faults);
    }

    @Override
    public String toString() {
        return text;
    }
}
