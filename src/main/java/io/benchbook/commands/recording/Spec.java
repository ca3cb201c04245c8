package io.benchbook.commands.recording;

import io.benchbook.base.Factor;
import io.benchbook.experiment.Axis;
import io.benchbook.experiment.Factors;
import io.benchbook.experiment.Keys;
import io.benchbook.experiment.sweep.SweepKeys;
import io.benchbook.server.Server;
import io.benchbook.server.settings.Durability;
import io.benchbook.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What was asked for, as a text that is the same whenever the same is asked for. Immutable. */
public final class Spec {
    private final List<String> parts;
    private final List<Server> servers;

    private Spec(List<String> parts, List<Server> servers) {
        this.parts = List.copyOf(parts);
        this.servers = List.copyOf(servers);
    }

    /** Servers in the order of their parts in the question, with their start-up options. */
    public static Spec on(Server... servers) {
        return new Spec(List.of(), List.of()).with(List.of(servers));
    }

    private Spec with(List<Server> more) {
        Spec all = this;
        for (Server server : more) {
            all = new Spec(plus(all.parts, "server=" + text(server)), plus(all.servers, server));
        }
        return all;
    }

    /** With a further part; blanks and line breaks count as one blank. */
    public Spec and(String name, Object value) {
        return new Spec(plus(parts, name + "=" + String.valueOf(value).strip().replaceAll("\\s+", " ")), servers);
    }

    /**
     * With the arguments of an experiment in the order of their names, so that it does not matter in which they were typed. What
     * is drawn at random where it is not given (a seed that shuffles, a sweep's own name) is no part of it, nor is
     * {@code repeat(1)}, which asks for what is done anyway.
     */
    public Spec and(String command, List<? extends Factor> arguments) {
        Map<String, String> levels = new TreeMap<>();
        List<Server> named = new ArrayList<>();
        for (Axis<?> axis : Factors.of(command, arguments).axes()) {
            if (axis.key().equals(Keys.SERVER)) {
                axis.levels().forEach(level -> named.add((Server) level));
            } else if (!isOnce(axis)) {
                levels.put(axis.key().name(), text(axis));
            }
        }
        List<String> all = new ArrayList<>(with(named).parts);
        levels.forEach((name, value) -> all.add(name + "=" + value));
        return new Spec(all, with(named).servers);
    }

    /** With this server where none is named yet. */
    public Spec orOn(Server otherwise) {
        if (!servers.isEmpty()) {
            return this;
        }
        List<String> all = new ArrayList<>(on(otherwise).parts);
        all.addAll(parts);
        return new Spec(all, List.of(otherwise));
    }

    List<Server> servers() {
        return servers;
    }

    String text() {
        return String.join("; ", parts);
    }

    private static boolean isOnce(Axis<?> axis) {
        return axis.key().equals(SweepKeys.REPEAT) && axis.levels().equals(List.of(1));
    }

    private static String text(Axis<?> axis) {
        return axis.key().equals(SweepKeys.SHUFFLED)
                ? "yes"
                : axis.levels().stream().map(Spec::text).collect(Collectors.joining(", "));
    }

    private static String text(Object level) {
        if (level instanceof Server server) {
            List<String> options = server.kind() == Server.Kind.EXTERNAL ? List.of() : server.options();
            return server.name() + (options.isEmpty() ? "" : "[" + String.join(" ", options) + "]");
        }
        if (level instanceof Durability durability) {
            return durability.label();
        }
        return level instanceof Workload workload
                ? workload.name() + "(" + workload.options() + ")"
                : String.valueOf(level);
    }

    private static <T> List<T> plus(List<T> some, T more) {
        List<T> all = new ArrayList<>(some);
        all.add(more);
        return all;
    }
}
