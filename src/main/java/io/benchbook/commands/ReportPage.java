package io.benchbook.commands;

import io.benchbook.base.Html;
import io.benchbook.display.Displays;
import io.benchbook.experiment.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Values one below the other, as HTML. */
final class ReportPage {
    private ReportPage() {}

    /** All runs of the session: the table, then each one's summary. */
    static List<Object> ofSession() {
        List<RunResult> runs = Workbench.current().results();
        List<Object> all = new ArrayList<>(List.of("Runs", Experiments.results()));
        for (RunResult run : runs) {
            all.add(run.workload() + " on " + run.server() + ", " + run.threads() + " threads");
            all.add(run);
        }
        return all;
    }

    static String body(List<Object> values) {
        return values.stream().map(ReportPage::part).collect(Collectors.joining("\n"));
    }

    private static String part(Object value) {
        if (value instanceof String heading) {
            return "<h2>" + Html.escape(heading) + "</h2>";
        }
        return html(value);
    }

    /** What a notebook shows; the text where there is no HTML of it. */
    static String html(Object value) {
        Map<String, Object> forms = Displays.bundle(value).data();
        Object html = forms.get("text/html");
        return html != null
                ? html.toString()
                : "<pre>" + Html.escape(String.valueOf(forms.get("text/plain"))) + "</pre>";
    }
}
