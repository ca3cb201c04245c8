package io.benchbook.server.sandbox;

import io.benchbook.server.Output;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The start-up options of a mysqld, as {@code mysqld --verbose --help} lists them. */
final class KnownOptions {
    /** {@code  --innodb-buffer-pool-size=#} and the like. */
    private static final Pattern OPTION = Pattern.compile("(?m)^\\s+(?:-\\w, )?--([a-z][\\w-]+)");

    private KnownOptions() {}

    /** Their names with underscores, as variables are spelt; none where mysqld cannot tell. */
    static Set<String> of(Incarnation.Plan plan) throws InterruptedException {
        List<String> command = new ArrayList<>(
                Mysqld.commonOptions(plan.distribution(), plan.folder().data()));
        command.addAll(List.of("--verbose", "--help"));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().putAll(plan.environment());
        try {
            return OPTION.matcher(Output.of(builder).text())
                    .results()
                    .map((MatchResult match) -> match.group(1).replace('-', '_'))
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            return Set.of();
        }
    }
}
