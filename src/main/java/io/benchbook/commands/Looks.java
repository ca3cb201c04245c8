package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.display.Bundle;
import io.benchbook.display.Displays;
import io.benchbook.display.Markup;
import io.benchbook.display.Renderer;
import io.benchbook.display.Screen;
import java.util.Map;
import java.util.function.Function;

/** How values look. */
public final class Looks {
    private Looks() {}

    /**
     * Shows values of this type, and of those below it, as what the function makes of them, from now on: {@code
     * showAs(Point.class, p -> "(" + p.x() + ", " + p.y() + ")")}. The function may give anything that is shown well: a
     * text, a table, a chart, {@code html(...)}; not a value of the type itself.
     */
    public static <T> void showAs(Class<T> type, Function<? super T, ?> form) {
        if (type == null || form == null) {
            throw new BenchbookException("showAs: needs a class and a function of its values, got null.");
        }
        Displays.register(type, new Renderer<T>() {
            @Override
            public String text(T value, Screen screen) {
                return Displays.text(shown(type, form.apply(value)), screen);
            }

            @Override
            public Map<String, Object> more(T value) {
                Bundle bundle = Displays.bundle(shown(type, form.apply(value)));
                return bundle.data();
            }
        });
    }

    /** HTML as a value: shown as it is in notebooks and reports; a terminal shows its source. */
    public static Markup html(String fragment) {
        return new Markup(fragment, fragment);
    }

    private static Object shown(Class<?> type, Object form) {
        if (type.isInstance(form)) {
            throw new BenchbookException("showAs: the function must give something else than a " + type.getSimpleName()
                    + ", for instance a text or a table.");
        }
        return form;
    }
}
