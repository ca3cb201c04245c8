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
 * @param source where results come from
 */
public record RunOptions(
        Path file,
        List<String> parameters,
        Optional<Path> report,
        Optional<String> timeout,
        boolean keepGoing,
        boolean check,
        Source source) {
    public RunOptions {
        parameters = List.copyOf(parameters);
    }

    /** A run of this notebook with nothing asked for beside it. */
    public static RunOptions of(Path file) {
        return new RunOptions(file, List.of(), Optional.empty(), Optional.empty(), false, false, Source.ANEW);
    }

    public RunOptions with(List<String> typed) {
        return new RunOptions(file, typed, report, timeout, keepGoing, check, source);
    }

    public RunOptions report(Path newReport) {
        return new RunOptions(file, parameters, Optional.of(newReport), timeout, keepGoing, check, source);
    }

    public RunOptions timeout(String typed) {
        return new RunOptions(file, parameters, report, Optional.of(typed), keepGoing, check, source);
    }

    public RunOptions keepGoing(boolean wanted) {
        return new RunOptions(file, parameters, report, timeout, wanted, check, source);
    }

    public RunOptions check(boolean wanted) {
        return new RunOptions(file, parameters, report, timeout, keepGoing, wanted, source);
    }

    public RunOptions from(Source newSource) {
        return new RunOptions(file, parameters, report, timeout, keepGoing, check, newSource);
    }
}
