package io.benchbook.display;

import io.benchbook.base.Numbers;
import io.benchbook.base.TextWidth;
import java.util.Map;
import java.util.stream.Collectors;

/** A map: a key and its value a line, the values in one column. */
final class Mapping implements Renderer<Map<?, ?>> {
    private static final int MOST = 100;
    private static final int WIDEST_KEY = 40;

    private final Renderers renderers;

    Mapping(Renderers renderers) {
        this.renderers = renderers;
    }

    @Override
    public String text(Map<?, ?> map, Screen screen) {
        if (map.isEmpty()) {
            return "{}";
        }
        int width = map.keySet().stream()
                .limit(MOST)
                .mapToInt(key -> Math.min(WIDEST_KEY, TextWidth.of(key(key, screen))))
                .max()
                .orElse(0);
        String lines = map.entrySet().stream()
                .limit(MOST)
                .map(entry -> TextWidth.padRight(key(entry.getKey(), screen), width) + "  "
                        + value(map, entry.getValue(), screen).replace("\n", "\n" + " ".repeat(width + 2)))
                .collect(Collectors.joining("\n"));
        String more = map.size() > MOST ? "\n… " + Numbers.text(map.size() - MOST) + " more" : "";
        return screen.spell(lines + more);
    }

    private String key(Object key, Screen screen) {
        return TextWidth.printable(Guarded.nested(renderers, key, screen));
    }

    private String value(Map<?, ?> map, Object value, Screen screen) {
        return value == map ? "(itself)" : Guarded.nested(renderers, value, screen);
    }
}
