package io.benchbook.display;

import java.util.Map;

/**
 * How values of one type look. Only the text is required; what else it gives goes into the {@link Bundle} of richer
 * front ends.
 *
 * @param <T> the type; values of its subtypes are shown by it too, unless they have a renderer of their own
 */
@FunctionalInterface
public interface Renderer<T> {
    /** The value as text for this screen, without a final line break. */
    String text(T value, Screen screen);

    /** Further forms by MIME type, for instance an HTML fragment as {@code text/html}. */
    default Map<String, Object> more(T value) {
        return Map.of();
    }
}
