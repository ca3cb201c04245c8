package io.benchbook.display;

import java.util.Map;

/** The way from any value to what a front end shows. */
public final class Displays {
    private Displays() {}

    /** The value as text for this screen, without a final line break. */
    public static String text(Object value, Screen screen) {
        return String.valueOf(value);
    }

    /** The value in every MIME type it can be shown in. */
    public static Bundle bundle(Object value) {
        return new Bundle(Map.of("text/plain", text(value, Screen.PLAIN)));
    }
}
