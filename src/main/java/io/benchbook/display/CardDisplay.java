package io.benchbook.display;

import java.util.Map;

/** Any result whose {@code toString} writes a {@link Card}. */
final class CardDisplay implements Renderer<Object> {
    @Override
    public String text(Object result, Screen screen) {
        return Card.of(result.toString()).text(screen);
    }

    @Override
    public Map<String, Object> more(Object result) {
        return Map.of("text/html", Card.of(result.toString()).html());
    }
}
