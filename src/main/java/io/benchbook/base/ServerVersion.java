package io.benchbook.base;

import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The version of a MySQL server, as in {@code SELECT VERSION()}: {@code 5.7.22-log} is 5.7.22.
 *
 * @param mariaDb whether the server is a MariaDB, whose numbers mean other things
 */
public record ServerVersion(int major, int minor, int patch, boolean mariaDb) implements Comparable<ServerVersion> {
    private static final Pattern NUMBERS = Pattern.compile("(\\d+)\\.(\\d+)(?:\\.(\\d+))?");
    private static final Comparator<ServerVersion> ORDER = Comparator.comparingInt(ServerVersion::major)
            .thenComparingInt(ServerVersion::minor)
            .thenComparingInt(ServerVersion::patch);

    /** Reads the first three numbers of {@code text}, for instance {@code 8.0.15} or {@code 5.5.5-10.4.2-MariaDB}. */
    public static ServerVersion parse(String text) {
        boolean mariaDb = text.contains("MariaDB");
        Matcher matcher = NUMBERS.matcher(mariaDb && text.startsWith("5.5.5-") ? text.substring(6) : text);
        if (!matcher.find()) {
            throw new BenchbookException("version: needs numbers like 8.0.15, got \"" + text + "\".");
        }
        String patch = matcher.group(3);
        return new ServerVersion(
                Integer.parseInt(matcher.group(1)),
                Integer.parseInt(matcher.group(2)),
                patch == null ? 0 : Integer.parseInt(patch),
                mariaDb);
    }

    public boolean atLeast(int major, int minor, int patch) {
        return compareTo(new ServerVersion(major, minor, patch, mariaDb)) >= 0;
    }

    @Override
    public int compareTo(ServerVersion other) {
        return ORDER.compare(this, other);
    }

    /** The product and its numbers, for instance {@code MySQL 8.0.15}. */
    public String product() {
        return (mariaDb ? "MariaDB " : "MySQL ") + this;
    }

    @Override
    public String toString() {
        return major + "." + minor + "." + patch;
    }
}
