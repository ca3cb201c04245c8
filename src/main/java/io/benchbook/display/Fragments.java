package io.benchbook.display;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The styles and scripts that HTML fragments bring along, so that they work in any page. */
final class Fragments {
    static final String STYLE = "<style>\n" + read("fragment.css") + "</style>\n";
    static final String SORT = "<script>\n" + read("sort.js") + "</script>\n";
    static final String PAGE_STYLE = "<style>\n" + read("page.css") + "</style>\n";

    private Fragments() {}

    private static String read(String resource) {
        try (InputStream in = Fragments.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
