package io.benchbook.shell;

import io.benchbook.base.TextWidth;
import io.benchbook.display.Displays;
import io.benchbook.display.Screen;
import io.benchbook.eval.Variable;
import java.util.List;
import java.util.stream.Collectors;

/** Variables, a line each: type, name, and the first line of the value's text. */
final class VariableList {
    private final Screen screen;

    VariableList(Screen screen) {
        this.screen = screen;
    }

    String of(List<Variable> variables) {
        int types = widest(variables.stream().map(Variable::type).toList());
        int names = widest(variables.stream().map(Variable::name).toList());
        return variables.stream()
                .map(v -> TextWidth.padRight(v.type(), types) + "  " + TextWidth.padRight(v.name(), names) + "  "
                        + firstLine(v.value()))
                .map(line -> TextWidth.cut(line, Math.max(20, screen.columns() - 1)))
                .collect(Collectors.joining("\n"));
    }

    private static int widest(List<String> texts) {
        return texts.stream().mapToInt(TextWidth::of).max().orElse(0);
    }

    private static String firstLine(Object value) {
        return Displays.text(value, Screen.PLAIN).lines().findFirst().orElse("");
    }
}
