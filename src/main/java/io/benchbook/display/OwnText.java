package io.benchbook.display;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A value without a renderer, by its own {@code toString}; a record that has none of its own and does not fit on a line
 * with a component a line.
 */
final class OwnText implements Renderer<Object> {
    private final Renderers renderers;

    OwnText(Renderers renderers) {
        this.renderers = renderers;
    }

    @Override
    public String text(Object value, Screen screen) {
        String text = String.valueOf(value.toString());
        boolean wide = text.length() > screen.columns();
        if (value instanceof Record && wide && text.startsWith(value.getClass().getSimpleName() + "[")) {
            Map<String, Object> components = components(value);
            if (!components.isEmpty()) {
                return value.getClass().getSimpleName() + "\n  "
                        + renderers.text(components, screen).replace("\n", "\n  ");
            }
        }
        return new PlainText().text(text, screen);
    }

    /** Empty where the record's class is not accessible. */
    private static Map<String, Object> components(Object value) {
        Map<String, Object> components = new LinkedHashMap<>();
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            if (!component.getAccessor().trySetAccessible()) {
                return Map.of();
            }
            try {
                components.put(component.getName(), component.getAccessor().invoke(value));
            } catch (IllegalAccessException | InvocationTargetException e) {
                return Map.of();
            }
        }
        return components;
    }
}
