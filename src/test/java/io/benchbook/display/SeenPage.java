package io.benchbook.display;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.benchbook.base.Html;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What a browser shows of a page, by the script check.js. */
public final class SeenPage {
    private SeenPage() {}

    /** Opens the page, which the script changes for that; fails on errors, messages of the console and requests. */
    public static JsonNode of(Chromium chromium, Path page, List<String> flags)
            throws IOException, InterruptedException {
        String html = Files.readString(page);
        Files.writeString(
                page, html.replaceFirst("<main>", "<script>" + check().replace("$", "\\$") + "</script><main>"));
        Chromium.Result result = chromium.open(page, flags);
        String json = result.dom().replaceAll("(?s).*<pre>(.*)</pre>.*", "$1");
        JsonNode report = new ObjectMapper().readTree(Html.unescape(json));
        assertThat(report.get("failures")).as("errors of scripts").isEmpty();
        assertThat(report.get("requests")).as("requests").isEmpty();
        assertThat(result.console())
                .filteredOn(line -> !line.contains("willReadFrequently"))
                .isEmpty();
        return report;
    }

    private static String check() throws IOException {
        try (InputStream in = SeenPage.class.getResourceAsStream("check.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
