package io.benchbook.jupyter;

import io.benchbook.display.Bundle;
import io.benchbook.display.Displays;
import io.benchbook.display.HtmlPage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Values as Jupyter shows them. The first figure of a session brings along the script that draws it and all later ones
 * of its page, so that plots need neither a network nor an extension; in a notebook without scripts the picture stays.
 */
final class Bundles {
    private static final String HTML = "text/html";

    private final AtomicBoolean scriptSent = new AtomicBoolean();

    Bundle of(Object value) {
        Bundle bundle = Displays.bundle(value);
        Object html = bundle.data().get(HTML);
        if (html == null || !HtmlPage.hasFigures(html.toString()) || scriptSent.getAndSet(true)) {
            return bundle;
        }
        Map<String, Object> data = new LinkedHashMap<>(bundle.data());
        data.put(HTML, html + HtmlPage.figureScript());
        return new Bundle(data);
    }
}
