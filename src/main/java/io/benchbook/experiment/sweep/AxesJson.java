package io.benchbook.experiment.sweep;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.experiment.Axis;
import io.benchbook.experiment.Counters;
import io.benchbook.experiment.Keys;
import io.benchbook.experiment.Percentiles;
import io.benchbook.experiment.journal.Json;
import io.benchbook.load.CpuList;
import io.benchbook.load.EngineKind;
import io.benchbook.load.Rate;
import io.benchbook.server.Server;
import io.benchbook.server.settings.Durability;
import io.benchbook.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Axes in the journal, from which a sweep can be made again by its name: servers by their names, sysbench's workloads
 * and the JSON experiment by their options. A workload of the user's own is code, which no journal holds.
 */
final class AxesJson {
    private static final Map<String, Class<?>> NUMBERS = Map.of(
            "Integer", Integer.class,
            "Long", Long.class,
            "Double", Double.class,
            "Boolean", Boolean.class,
            "String", String.class);

    private AxesJson() {}

    static ArrayNode write(List<Axis<?>> axes) {
        ArrayNode all = Json.MAPPER.createArrayNode();
        for (Axis<?> axis : axes) {
            ObjectNode one = all.addObject();
            one.put("factor", axis.key().name());
            one.put("type", axis.key().type().getSimpleName());
            ArrayNode levels = one.putArray("levels");
            axis.levels().forEach(level -> write(levels.addObject(), level));
        }
        return all;
    }

    private static void write(ObjectNode to, Object level) {
        if (level instanceof Server server) {
            to.put("name", server.name());
            to.put("version", server.version().product());
            ArrayNode options = to.putArray("options");
            if (server.kind() != Server.Kind.EXTERNAL) {
                server.options().forEach(options::add);
            }
        } else if (level instanceof Workload workload) {
            WorkloadJson.write(to, workload);
        } else if (level instanceof Durability durability) {
            to.put("sync_binlog", durability.syncBinlog());
            to.put("flush_log_at_trx_commit", durability.flushLogAtTrxCommit());
        } else if (level instanceof EngineKind engine) {
            to.put("value", engine.name());
        } else if (level instanceof Rate rate) {
            to.put("per_second", rate.perSecond()).put("constant", rate.constant());
        } else if (level instanceof Percentiles percentiles) {
            ArrayNode all = to.putArray("percents");
            percentiles.levels().forEach(all::add);
        } else if (level instanceof Counters counters) {
            ArrayNode all = to.putArray("names");
            counters.names().forEach(all::add);
        } else {
            to.put("value", String.valueOf(level));
        }
    }

    /**
     * Makes the axes again.
     *
     * @param servers finds a server by its name
     * @throws BenchbookException where one cannot be made again
     */
    static List<Factor> read(String sweep, JsonNode axes, Function<String, Server> servers) {
        List<Factor> all = new ArrayList<>();
        for (JsonNode axis : axes) {
            String factor = axis.path("factor").asText();
            all.add(read(sweep, factor, axis.path("type").asText(), axis.path("levels"), servers));
        }
        return all;
    }

    private static Axis<?> read(
            String sweep, String factor, String type, JsonNode levels, Function<String, Server> servers) {
        return switch (type) {
            case "Server" -> axis(Keys.SERVER, levels, level -> server(level, servers));
            case "Workload" ->
                axis(
                        Keys.WORKLOAD,
                        levels,
                        level -> WorkloadJson.read(level)
                                .orElseThrow(() -> cannot(
                                        sweep,
                                        "the workload " + level.path("name").asText())));
            case "Durability" -> axis(Keys.DURABILITY, levels, AxesJson::durability);
            case "EngineKind" ->
                axis(
                        Keys.ENGINE,
                        levels,
                        level -> EngineKind.valueOf(level.path("value").asText()));
            case "SettingLevel" ->
                axis(
                        SweepKeys.setting(factor),
                        levels,
                        level -> new SweepKeys.SettingLevel(
                                factor, level.path("value").asText()));
            case "CpuList" ->
                axis(
                        new Axis.Key<>(factor, CpuList.class),
                        levels,
                        level -> CpuList.of(level.path("value").asText()));
            case "Rate" -> axis(Keys.RATE, levels, AxesJson::rate);
            case "Percentiles" -> axis(Keys.PERCENTILES, levels, AxesJson::percentiles);
            case "Counters" -> axis(Keys.COUNTERS, levels, AxesJson::counters);
            default -> plain(sweep, factor, type, levels);
        };
    }

    private static Axis<?> plain(String sweep, String factor, String type, JsonNode levels) {
        Class<?> known = NUMBERS.get(type);
        if (known == null) {
            throw cannot(sweep, factor + " of a kind that the journal does not hold");
        }
        return plain(new Axis.Key<>(factor, known), levels);
    }

    private static <T> Axis<T> plain(Axis.Key<T> key, JsonNode levels) {
        return axis(
                key,
                levels,
                level -> Json.MAPPER.convertValue(level.path("value").asText(), key.type()));
    }

    private static <T> Axis<T> axis(Axis.Key<T> key, JsonNode levels, Function<JsonNode, T> read) {
        List<T> all = new ArrayList<>();
        levels.forEach(level -> all.add(read.apply(level)));
        return Axis.of(key, all);
    }

    private static Server server(JsonNode level, Function<String, Server> servers) {
        Server server = servers.apply(level.path("name").asText());
        List<String> options = ServersThen.options(level);
        boolean ours = server.kind() != Server.Kind.EXTERNAL && server.state() != Server.State.RUNNING;
        if (ours && !options.equals(server.options())) {
            server.with(options.toArray(String[]::new));
        }
        return server;
    }

    private static Rate rate(JsonNode level) {
        return new Rate(
                level.path("per_second").asDouble(), level.path("constant").asBoolean());
    }

    private static Percentiles percentiles(JsonNode level) {
        List<Double> all = new ArrayList<>();
        level.path("percents").forEach(percent -> all.add(percent.asDouble()));
        return new Percentiles(all);
    }

    private static Counters counters(JsonNode level) {
        List<String> all = new ArrayList<>();
        level.path("names").forEach(name -> all.add(name.asText()));
        return new Counters(all);
    }

    private static Durability durability(JsonNode level) {
        return new Durability(
                level.path("sync_binlog").asLong(),
                level.path("flush_log_at_trx_commit").asInt());
    }

    private static BenchbookException cannot(String sweep, String what) {
        return new BenchbookException("resume: " + what + " cannot be made again from the journal.")
                .next("Type sweep(...) with the arguments it had and named(\"" + sweep + "\"): that resumes, too.");
    }
}
