package io.benchbook.experiment.sweep;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Factor;
import io.benchbook.base.ServerVersion;
import io.benchbook.experiment.Axis;
import io.benchbook.experiment.Keys;
import io.benchbook.server.Server;
import io.benchbook.server.settings.VariableHistory;
import io.benchbook.workload.JsonUpdate;
import io.benchbook.workload.Workload;
import io.benchbook.workload.oltp.OltpWorkload;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** One level of each factor: what it makes of server and workload, or why it cannot be. */
final class Combination {
    private final Map<Axis.Key<?>, Object> chosen;
    private final Server server;

    Combination(Map<Axis.Key<?>, Object> chosen) {
        this.chosen = chosen;
        this.server = get(Keys.SERVER).orElseThrow();
    }

    private <T> Optional<T> get(Axis.Key<T> key) {
        return Optional.ofNullable(key.type().cast(chosen.get(key)));
    }

    /** The level of each factor, as text. */
    Map<String, String> levels() {
        Map<String, String> levels = new LinkedHashMap<>();
        chosen.forEach((key, level) -> levels.put(key.name(), LevelText.brief(level)));
        return levels;
    }

    String key() {
        return chosen.entrySet().stream()
                .map(level -> level.getKey().name() + "=" + LevelText.exact(level.getValue()))
                .collect(Collectors.joining("; "));
    }

    /** What a run takes. */
    List<Factor> ofRun() {
        List<Factor> factors = new ArrayList<>(List.of(server, workload()));
        chosen.forEach((key, level) -> {
            boolean other = key.equals(Keys.SERVER) || key.equals(Keys.WORKLOAD);
            if (!other && !SweepKeys.isOfSweepsOnly(key)) {
                factors.add(single(key, level));
            }
        });
        return factors;
    }

    private static <T> Axis<T> single(Axis.Key<T> key, Object level) {
        return Axis.of(key, List.of(key.type().cast(level)));
    }

    List<String> startup() {
        return get(SweepKeys.STARTUP)
                .filter(options -> !options.isBlank())
                .map(options -> List.of(options.strip().split("\\s+")))
                .orElse(List.of());
    }

    Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>();
        for (Object level : chosen.values()) {
            if (level instanceof SweepKeys.SettingLevel setting) {
                settings.put(setting.variable(), setting.value());
            }
        }
        return settings;
    }

    /** Why it cannot be run, as a sentence. */
    Optional<String> whyNot() {
        ServerVersion version = server.version();
        Optional<ServerVersion> since =
                get(Keys.WORKLOAD).orElseThrow().since().filter(oldest -> version.compareTo(oldest) < 0);
        if (since.isPresent()) {
            return Optional.of("needs MySQL " + since.get() + " or newer");
        }
        return missingVariable(version).or(this::otherTables).or(this::unknownCollation);
    }

    private Optional<String> missingVariable(ServerVersion version) {
        List<String> names = new ArrayList<>(settings().keySet());
        startup().forEach(option -> names.add(option.replaceFirst("=.*", "").replace('-', '_')));
        for (String name : names) {
            Optional<String> absence = VariableHistory.of(name, version);
            if (absence.isPresent()) {
                return Optional.of(version.product() + " has no " + name + ". " + absence.get());
            }
        }
        return Optional.empty();
    }

    private Optional<String> unknownCollation() {
        boolean unknown = get(SweepKeys.CHARSET).orElse("").contains("0900")
                && !server.version().atLeast(8, 0, 0);
        return unknown ? Optional.of("collations of Unicode 9.0.0 came with MySQL 8.0") : Optional.empty();
    }

    private Optional<String> otherTables() {
        try {
            workload();
            return Optional.empty();
        } catch (BenchbookException refused) {
            return Optional.of(refused.getMessage());
        }
    }

    /** The workload with the tables of this combination. */
    private Workload workload() {
        Workload workload = get(Keys.WORKLOAD).orElseThrow();
        if (workload instanceof OltpWorkload oltp) {
            return sized(oltp);
        }
        refuse(workload, SweepKeys.TABLES, "tables(...)");
        refuse(workload, SweepKeys.CHARSET, "charset(...)");
        if (workload instanceof JsonUpdate json) {
            JsonUpdate sized = get(SweepKeys.DOCUMENT_BYTES).map(json::bytes).orElse(json);
            return get(SweepKeys.ROWS).map(sized::rows).orElse(sized);
        }
        refuse(workload, SweepKeys.ROWS, "rows(...)");
        refuse(workload, SweepKeys.DOCUMENT_BYTES, "documentBytes(...)");
        return workload;
    }

    private OltpWorkload sized(OltpWorkload workload) {
        refuse(workload, SweepKeys.DOCUMENT_BYTES, "documentBytes(...)");
        OltpWorkload counted = get(SweepKeys.TABLES).map(workload::tables).orElse(workload);
        OltpWorkload sized = get(SweepKeys.ROWS).map(counted::rows).orElse(counted);
        return get(SweepKeys.CHARSET)
                .map(charset -> sized.createTableOptions(tableOption(charset)))
                .orElse(sized);
    }

    private void refuse(Workload workload, Axis.Key<?> key, String axis) {
        if (get(key).isPresent()) {
            throw new BenchbookException(workload.name() + " makes its tables in its own way, without " + axis);
        }
    }

    /** A collation has an underscore, and its character set is what comes before. */
    private static String tableOption(String charset) {
        int underscore = charset.indexOf('_');
        return underscore < 0
                ? "CHARACTER SET " + charset
                : "CHARACTER SET " + charset.substring(0, underscore) + " COLLATE " + charset;
    }
}
