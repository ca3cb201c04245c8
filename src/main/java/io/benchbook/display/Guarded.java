package io.benchbook.display;

import io.benchbook.base.Stopped;
import java.util.Map;

/** Rendering that survives values whose own methods throw: a value that cannot be shown must not end a cell. */
final class Guarded {
    private static final int DEEPEST = 6;
    private static final ThreadLocal<Integer> DEPTH = ThreadLocal.withInitial(() -> 0);

    private Guarded() {}

    static String text(Renderers renderers, Object value, Screen screen) {
        try {
            String text = renderers.text(value, screen);
            return text == null ? "null" : text;
        } catch (Stopped e) {
            throw e;
        } catch (Throwable e) {
            return cannotShow(value, e, screen);
        }
    }

    /** An element of a collection; a collection that holds itself in a roundabout way ends in an ellipsis. */
    static String nested(Renderers renderers, Object value, Screen screen) {
        int depth = DEPTH.get();
        if (depth >= DEEPEST) {
            return "…";
        }
        DEPTH.set(depth + 1);
        try {
            return text(renderers, value, screen);
        } finally {
            DEPTH.set(depth);
        }
    }

    static Map<String, Object> more(Renderers renderers, Object value) {
        try {
            return renderers.more(value);
        } catch (Stopped e) {
            throw e;
        } catch (Throwable e) {
            return Map.of();
        }
    }

    private static String cannotShow(Object value, Throwable e, Screen screen) {
        String type =
                value.getClass().isAnonymousClass() ? "value" : value.getClass().getSimpleName();
        return new PlainText()
                .text(
                        "(a " + type + " that cannot be shown: " + e.getClass().getSimpleName() + message(e) + ")",
                        screen);
    }

    private static String message(Throwable e) {
        try {
            return e.getMessage() == null ? "" : ": " + e.getMessage();
        } catch (Stopped stopped) {
            throw stopped;
        } catch (Throwable failure) {
            return "";
        }
    }
}
