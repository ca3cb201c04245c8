package io.benchbook.server.settings;

import io.benchbook.base.ServerVersion;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Variables that came, went or changed their names between 5.6 and 8.4. From the compiled defaults of 5.6, 5.7.22 and
 * 8.0.15 ({@code mysqld --verbose --help}), and for later versions from the manual's "What Is New in MySQL 8.0" and "8.4".
 */
public final class VariableHistory {
    private static final Map<String, Entry> ENTRIES = Resource.lines("variables.csv")
            .map(Entry::parse)
            .collect(Collectors.toMap(Entry::name, Function.identity()));

    private VariableHistory() {}

    /** Why this version lacks the variable, as a sentence; empty where nothing is known about it. */
    public static Optional<String> of(String name, ServerVersion version) {
        return version.mariaDb()
                ? Optional.empty()
                : Optional.ofNullable(ENTRIES.get(name)).flatMap(entry -> entry.absence(version));
    }

    /** @param came the version that brought it, @param went the one that no longer has it, @param now its newer name; each may be empty */
    private record Entry(String name, String came, String went, String now) {
        static Entry parse(String line) {
            String[] cells = line.split(",", -1);
            return new Entry(cells[0], cells[1], cells[2], cells[3]);
        }

        Optional<String> absence(ServerVersion version) {
            if (!went.isEmpty() && version.compareTo(ServerVersion.parse(went)) >= 0) {
                return Optional.of("It was removed in " + went + (now.isEmpty() ? "." : "; see " + now + "."));
            }
            if (!came.isEmpty() && version.compareTo(ServerVersion.parse(came)) < 0) {
                return Optional.of("It came with " + came + ".");
            }
            return Optional.empty();
        }
    }
}
