package io.benchbook.display;

import java.util.Map;

/**
 * One value in several MIME types, the richest first, as Jupyter's {@code display_data} takes it. Always has {@code
 * text/plain}.
 *
 * @param data content by MIME type: texts for {@code text/*}, a JSON tree for {@code application/vnd.plotly.v1+json},
 *     base64 for {@code image/png}
 */
public record Bundle(Map<String, Object> data) {
    public String text() {
        return (String) data.get("text/plain");
    }
}
