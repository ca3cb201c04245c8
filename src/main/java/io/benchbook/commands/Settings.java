package io.benchbook.commands;

import static io.benchbook.commands.Servers.present;
import static io.benchbook.commands.Servers.table;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Names;
import io.benchbook.commands.recording.Call;
import io.benchbook.commands.recording.Form;
import io.benchbook.commands.recording.Forms;
import io.benchbook.commands.recording.Spec;
import io.benchbook.server.Server;
import io.benchbook.server.settings.Administration;
import io.benchbook.server.settings.Difference;
import io.benchbook.server.settings.Durability;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import tech.tablesaw.api.BooleanColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** Settings of servers: reading, changing and comparing them. */
public final class Settings {
    private static final Form<Change> CHANGE = Forms.json(Change.class);

    private Settings() {}

    /**
     * What became of a setting.
     *
     * @param before its value until then
     * @param after its value now
     */
    public record Change(String server, String variable, String before, String after) {
        @Override
        public String toString() {
            return variable + " on " + server + ": "
                    + (before.equals(after) ? after + " as before" : before + " → " + after);
        }
    }

    /** Changes a variable of the current server. */
    public static Change set(String variable, Object value) {
        return set(Workbench.current().servers().current("set"), variable, value);
    }

    /**
     * Changes a variable of a running server, as {@code SET GLOBAL} does; a restart undoes it. A value that the server
     * would clip to its range is refused. On a server that was running already it takes {@code .disposable()}, and the
     * value it had is put back when Benchbook ends.
     * <pre>
     * set("innodb_flush_neighbors", 0)
     * set(my80, "innodb_io_capacity", "2000")
     * </pre>
     *
     * @param variable its name, with underscores or dashes
     * @param value a number, true or false, a word, a size such as {@code "64M"}, or {@code "DEFAULT"}
     * @throws BenchbookException where the variable is unknown (with the nearest name, or the version that has it), not
     *     dynamic (use {@code restart}), or does not take the value
     */
    public static Change set(Server server, String variable, Object value) {
        String name = String.valueOf(variable).strip().toLowerCase(Locale.ROOT).replace('-', '_');
        Call call = Call.of("set", Spec.on(present("set", server)).and(name, value));
        return Workbench.current().recording().result(call.changing(), CHANGE, () -> changed(server, name, value));
    }

    private static Change changed(Server server, String variable, Object value) {
        String before = server.variables().getOrDefault(variable, "");
        server.set(variable, value);
        return new Change(
                server.name(),
                variable,
                before,
                new Administration(server).variable(variable).orElse(""));
    }

    /** Sets what the commits of the current server wait for. */
    public static Table setDurability(Durability durability) {
        return setDurability(Workbench.current().servers().current("setDurability"), durability);
    }

    /**
     * Sets what the commits of a server wait for: SAFE, sync_binlog=1 and innodb_flush_log_at_trx_commit=1; FAST, 0 and
     * 2; or another pair. A restart undoes it. Without a binary log, sync_binlog has no effect.
     * <pre>
     * setDurability(FAST)
     * </pre>
     *
     * @return what is in force then, as {@code durability()} does
     */
    public static Table setDurability(Server server, Durability durability) {
        Spec spec = Spec.on(present("setDurability", server)).and("durability", present("setDurability", durability));
        return table(Call.of("setDurability", spec).changing(), () -> {
            durability.applyTo(server);
            return inForce(server);
        });
    }

    /**
     * Sets what the commits of the current server wait for, as any pair.
     *
     * @param syncBinlog sync_binlog, 0 to 4,294,967,295
     * @param flushLogAtTrxCommit innodb_flush_log_at_trx_commit, 0, 1 or 2
     */
    public static Table setDurability(long syncBinlog, int flushLogAtTrxCommit) {
        return setDurability(new Durability(syncBinlog, flushLogAtTrxCommit));
    }

    /** As {@code setDurability(syncBinlog, flushLogAtTrxCommit)}, on a server that is named. */
    public static Table setDurability(Server server, long syncBinlog, int flushLogAtTrxCommit) {
        return setDurability(server, new Durability(syncBinlog, flushLogAtTrxCommit));
    }

    /** What the commits of the current server wait for. */
    public static Table durability() {
        return durability(Workbench.current().servers().current("durability"));
    }

    /**
     * What the commits of a server wait for.
     *
     * @return one row: server, durability (SAFE, FAST or the pair), sync_binlog, innodb_flush_log_at_trx_commit, log_bin
     *     (where that is OFF, sync_binlog has no effect)
     */
    public static Table durability(Server server) {
        return table(Call.of("durability", Spec.on(present("durability", server))), () -> inForce(server));
    }

    private static Table inForce(Server server) {
        Map<String, String> variables = server.variables();
        Durability now = Durability.of(variables);
        return Table.create(
                "durability",
                StringColumn.create("server", server.name()),
                StringColumn.create("durability", now.label()),
                LongColumn.create("sync_binlog", now.syncBinlog()),
                IntColumn.create("innodb_flush_log_at_trx_commit", new int[] {now.flushLogAtTrxCommit()}),
                StringColumn.create("log_bin", variables.getOrDefault("log_bin", "OFF")));
    }

    /** The current server's variables. */
    public static Table config() {
        return config("%");
    }

    /**
     * The current server's variables whose names match a pattern.
     * <pre>
     * config("innodb_flush%")
     * </pre>
     *
     * @param pattern as in SQL: {@code %} stands for anything, {@code _} for one character
     */
    public static Table config(String pattern) {
        return config(Workbench.current().servers().current("config"), pattern);
    }

    /** A server's variables. */
    public static Table config(Server server) {
        return config(server, "%");
    }

    /**
     * A server's variables whose names match a pattern.
     *
     * @param pattern as in SQL: {@code %} stands for anything, {@code _} for one character
     * @return rows of variable and value, as in SHOW GLOBAL VARIABLES
     */
    public static Table config(Server server, String pattern) {
        Spec spec = Spec.on(present("config", server)).and("pattern", pattern);
        return table(Call.of("config", spec), () -> matching(server, like(pattern)));
    }

    private static Table matching(Server server, Pattern wanted) {
        Map<String, String> chosen = new LinkedHashMap<>(server.variables());
        chosen.keySet().removeIf(name -> !wanted.matcher(name).matches());
        return ServersTable.pairs("config", "variable", "value", chosen);
    }

    /**
     * A server's variables by their names, for figures of one's own; recorded as all that a notebook asks a server for.
     * <pre>
     * variables(my80).get("innodb_flush_neighbors")
     * </pre>
     */
    public static Map<String, String> variables(Server server) {
        Call call = Call.of("variables", Spec.on(present("variables", server)));
        return Workbench.current().recording().result(call, Forms.TEXTS, server::variables);
    }

    /**
     * A server's status counters by their names, as SHOW GLOBAL STATUS has them.
     * <pre>
     * status(my57).get("Qcache_hits")
     * </pre>
     */
    public static Map<String, String> status(Server server) {
        Call call = Call.of("status", Spec.on(present("status", server)));
        return Workbench.current().recording().result(call, Forms.TEXTS, server::status);
    }

    /**
     * Values of a server's variables as start-up options, to give them to another one.
     *
     * <pre>
     * server("5.7.22").as("same-buffers").with(options(my80, "innodb_buffer_pool_size", "innodb_log_file_size"))
     * </pre>
     *
     * @return {@code name=value} for each
     * @throws BenchbookException where the server has no variable of a name
     */
    public static String[] options(Server server, String... variables) {
        Map<String, String> values = variables(present("options", server));
        return Arrays.stream(variables)
                .map(name -> name + "=" + valueOf(server, name, values))
                .toArray(String[]::new);
    }

    private static String valueOf(Server server, String variable, Map<String, String> values) {
        String value = values.get(variable);
        if (value == null) {
            throw new BenchbookException("options: " + server.name() + " has no variable " + variable + ".")
                    .next(Names.didYouMean(variable, values.keySet(), "config() lists them."));
        }
        return value;
    }

    /**
     * Compares the variables of two servers and says which differences can pass for one of the versions. Paths, ports,
     * ids and versions, which always differ, are left out.
     * <pre>
     * diffConfig(server("5.7.22"), server("8.0.15"))
     * </pre>
     *
     * @return a row for each variable that differs: variable, its value on each server (a column with the server's name;
     *     {@code -} where it has no such variable), confounder (true or false), why; confounders come first
     */
    public static Table diffConfig(Server a, Server b) {
        Spec spec = Spec.on(present("diffConfig", a), present("diffConfig", b));
        return table(Call.of("diffConfig", spec), () -> differences(a, b));
    }

    private static Table differences(Server a, Server b) {
        List<Difference> differences = Difference.between(a.variables(), b.variables());
        StringColumn variable = StringColumn.create("variable");
        StringColumn left = StringColumn.create(a.name());
        StringColumn right = StringColumn.create(b.name().equals(a.name()) ? b.name() + "_2" : b.name());
        BooleanColumn confounder = BooleanColumn.create("confounder");
        StringColumn why = StringColumn.create("why");
        differences.stream()
                .sorted((x, y) -> Boolean.compare(y.confounder(), x.confounder()))
                .forEach(difference -> {
                    variable.append(difference.variable());
                    left.append(difference.a());
                    right.append(difference.b());
                    confounder.append(difference.confounder());
                    why.append(difference.why());
                });
        return Table.create("diffConfig", variable, left, right, confounder, why);
    }

    private static Pattern like(String pattern) {
        StringBuilder regex = new StringBuilder();
        for (char c : pattern.toCharArray()) {
            regex.append(c == '%' ? ".*" : c == '_' ? "." : Pattern.quote(String.valueOf(c)));
        }
        return Pattern.compile(regex.toString(), Pattern.CASE_INSENSITIVE);
    }
}
