package io.benchbook.display;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;

/** The way from any value to what a front end shows. */
public final class Displays {
    private static final Renderers RENDERERS = Renderers.standard();

    private Displays() {}

    /** The value as text for this screen, without a final line break. Never fails and never returns null. */
    public static String text(Object value, Screen screen) {
        return Guarded.text(RENDERERS, value, screen);
    }

    /** The value in every MIME type it can be shown in. Never fails. */
    public static Bundle bundle(Object value) {
        Map<String, Object> data = new LinkedHashMap<>(Guarded.more(RENDERERS, value));
        data.computeIfAbsent("text/plain", type -> text(value, Screen.BUNDLE));
        return new Bundle(data);
    }

    /**
     * The renderer for values of this type and its subtypes from now on, in place of the one that there was. For the
     * user's own types: {@code Displays.register(Point.class, (point, screen) -> "(" + point.x() + ")")}.
     */
    public static <T> void register(Class<T> type, Renderer<? super T> renderer) {
        RENDERERS.register(type, renderer);
    }

    /** Whether {@code mimeType} carries a JSON tree ({@link JsonNode}) rather than a text. */
    public static boolean isJson(String mimeType) {
        return mimeType.endsWith("+json") || mimeType.equals("application/json");
    }
}
