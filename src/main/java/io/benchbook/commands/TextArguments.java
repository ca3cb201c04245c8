package io.benchbook.commands;

import io.benchbook.experiment.Calibration;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.attribution.Attribution;
import io.benchbook.experiment.compare.Comparison;
import io.benchbook.experiment.compare.RatioCurve;
import io.benchbook.experiment.sweep.Sweep;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tech.tablesaw.api.Table;

/** What can stand in a text that is an argument, for completion: names of servers, of variables, of columns of a table. */
public final class TextArguments {
    private static final String TEXT = "[^()\"]*(?:\"[^\"\\n]*\"[^()\"]*)*\"(?<text>[^\"\\n]*)$";
    private static final String TABLE = "(?<table>\\w+(?:\\(\\))?)(?:\\.table\\(\\))?";

    private static final Pattern OF_COMMAND = Pattern.compile("(?<!\\.)\\b(?<command>\\w+)\\(" + TEXT);
    private static final Pattern OF_TABLE = Pattern.compile("(?<![.\\w])" + TABLE
            + "\\.(?:column|columns|\\w+Column|selectColumns|removeColumns|sort\\w*On|by)\\(" + TEXT);
    private static final Pattern OF_PLOT =
            Pattern.compile("\\bplot\\(\\s*" + TABLE + "\\s*,.*\\b(?:x|y|by)\\(" + TEXT, Pattern.DOTALL);

    private final Function<String, Optional<Object>> variables;

    /** @param variables gives the present values of the cells' variables */
    public TextArguments(Function<String, Optional<Object>> variables) {
        this.variables = variables;
    }

    /**
     * Names that can stand where something is being typed.
     *
     * @param from where in what was typed the name begins, in UTF-16 units
     */
    public record Names(int from, List<String> names) {}

    /** The names that can go on where {@code typed} ends; empty where it does not end in a text that takes names. */
    public Optional<Names> at(String typed) {
        for (Pattern pattern : List.of(OF_TABLE, OF_PLOT)) {
            Matcher found = pattern.matcher(typed);
            if (found.find()) {
                return Optional.of(names(found, columns(found.group("table"))));
            }
        }
        Matcher found = OF_COMMAND.matcher(typed);
        return found.find() ? Optional.of(names(found, ofCommand(found.group("command")))) : Optional.empty();
    }

    private static Names names(Matcher found, Collection<String> all) {
        String begun = found.group("text");
        return new Names(
                found.start("text"),
                all.stream().filter(name -> name.startsWith(begun)).toList());
    }

    private static Collection<String> ofCommand(String command) {
        Workbench bench = Workbench.current();
        return switch (command) {
            case "server" -> bench.serverNames();
            case "set", "config", "restart", "with", "whatIf" -> bench.variableNames();
            case "help" -> bench.helpNames();
            default -> List.of();
        };
    }

    private List<String> columns(String table) {
        Optional<Object> value =
                table.equals("results()") ? Optional.of(Experiments.results()) : variables.apply(table);
        return value.flatMap(TextArguments::table).map(Table::columnNames).orElse(List.of());
    }

    private static Optional<Table> table(Object value) {
        if (value instanceof Table table) {
            return Optional.of(table);
        }
        if (value instanceof Sweep sweep) {
            return Optional.of(sweep.table());
        }
        if (value instanceof RunResult run) {
            return Optional.of(run.table());
        }
        if (value instanceof Comparison comparison) {
            return Optional.of(comparison.table());
        }
        if (value instanceof RatioCurve curve) {
            return Optional.of(curve.table());
        }
        if (value instanceof Attribution attribution) {
            return Optional.of(attribution.table());
        }
        return value instanceof Calibration calibration ? Optional.of(calibration.table()) : Optional.empty();
    }
}
