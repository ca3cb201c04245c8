package io.benchbook.server.settings;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Variables whose difference between two servers can pass for a difference of their versions. The list is
 * {@code confounders.csv}: each row names the page of MySQL's reference manual ("refman") that describes the variable, and
 * the one that has to be on for it to matter.
 */
public final class Confounders {
    private static final Map<String, Entry> ENTRIES = Resource.lines("confounders.csv")
            .map(line -> line.split(";", -1))
            .collect(Collectors.toUnmodifiableMap(cells -> cells[0], cells -> new Entry(cells[1], cells[2])));

    /** Values of what is switched off; a server that lacks a variable has it off, too. */
    private static final Set<String> OFF = Set.of("", "0", "NO", "OFF", "DISABLED", Difference.ABSENT);

    /** Names, places and numbers that are different on any two servers and say nothing. */
    private static final Pattern TRIVIAL = Pattern.compile(
            "(.*_)?(dir|dirs|file|basename|uuid|path|directory|directories|socket)"
                    + "|(mysqlx_|admin_)?port|report_.*|hostname|server_id|server_id_bits|timestamp|license"
                    + "|log_error|log_bin_index|relay_log|relay_log_(index|info_file)|pid_file|bind_address|.*_bind_address"
                    + "|basedir|datadir|plugin_dir|character_sets_dir|tmpdir|slave_load_tmpdir|replica_load_tmpdir|innodb_data_home_dir"
                    + "|version|version_.*|innodb_version|protocol_version|gtid_(executed|purged)|init_file"
                    + "|(mysqlx_|admin_)?ssl_(ca|cert|key|crl|capath|crlpath)|.*_(private|public)_key(_path)?"
                    + "|pseudo_thread_id|insert_id|last_insert_id|rand_seed[12]|error_count|warning_count|external_user|proxy_user|identity");

    private Confounders() {}

    /** Why the variable matters, in a few words; empty where it is not known to. */
    public static Optional<String> why(String variable) {
        return Optional.ofNullable(ENTRIES.get(variable)).map(Entry::why);
    }

    /**
     * Why a difference in this variable matters, in a few words; empty where it is not known to, or where what it is
     * about is off on both servers.
     */
    static Optional<String> why(String variable, Map<String, String> a, Map<String, String> b) {
        return Optional.ofNullable(ENTRIES.get(variable))
                .filter(entry -> isOn(variable, a) || isOn(variable, b))
                .filter(entry -> entry.onlyWith().isEmpty() || isOn(entry.onlyWith(), a) || isOn(entry.onlyWith(), b))
                .map(Entry::why);
    }

    private static boolean isOn(String variable, Map<String, String> variables) {
        return !OFF.contains(variables.getOrDefault(variable, Difference.ABSENT));
    }

    /** Whether the variable holds a path, a port, an id, a version or the like. */
    static boolean isTrivial(String variable) {
        return TRIVIAL.matcher(variable).matches();
    }

    /** @param onlyWith the variable that has to be on for this one to matter, if there is one */
    private record Entry(String why, String onlyWith) {}
}
