package io.benchbook.notebook;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What {@code benchbook run} was asked for.
 *
 * @param file the notebook
 * @param parameters as typed after {@code -p}: {@code name=value}
 * @param report where to write a report; its ending says of which kind
 * @param timeout for the whole run as typed, for instance {@code 10m}
 * @param keepGoing whether to go on after a cell that failed
 * @param check whether only to compile
 */
public record RunOptions(
        Path file,
        List<String> parameters,
        Optional<Path> report,
        Optional<String> timeout,
        boolean keepGoing,
        boolean check) {
    public RunOptions {
        parameters = List.copyOf(parameters);
    }
}
