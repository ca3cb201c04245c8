package io.benchbook.display;

import java.util.Map;

/**
 * An HTML fragment as a value, shown as it is where HTML can be shown.
 *
 * @param html the fragment, taken as it is
 * @param text what a terminal shows
 */
public record Markup(String html, String text) {
    static final class Display implements Renderer<Markup> {
        @Override
        public String text(Markup markup, Screen screen) {
            return screen.spell(markup.text());
        }

        @Override
        public Map<String, Object> more(Markup markup) {
            return Map.of("text/html", markup.html());
        }
    }
}
