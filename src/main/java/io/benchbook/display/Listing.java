package io.benchbook.display;

import io.benchbook.base.Numbers;
import io.benchbook.base.TextWidth;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** A collection or an array: on one line where that is wide enough, else an element a line. */
final class Listing implements Renderer<Collection<?>> {
    private static final int MOST = 100;

    private final Renderers renderers;

    Listing(Renderers renderers) {
        this.renderers = renderers;
    }

    @Override
    public String text(Collection<?> values, Screen screen) {
        List<String> elements = values.stream()
                .limit(MOST)
                .map(value -> value == values ? "(itself)" : Guarded.nested(renderers, value, screen))
                .toList();
        String more = values.size() > MOST ? "… " + Numbers.text(values.size() - MOST) + " more" : "";
        String line =
                elements.stream().collect(Collectors.joining(", ", "[", more.isEmpty() ? "]" : ", " + more + "]"));
        boolean fits = elements.stream().noneMatch(text -> text.contains("\n"))
                && TextWidth.of(line) <= Math.max(1, screen.columns());
        String column = String.join("\n", elements) + (more.isEmpty() ? "" : "\n" + more);
        return screen.spell(fits ? line : column);
    }
}
