package io.benchbook.notebook;

import io.benchbook.base.Numbers;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A report as one HTML file that needs nothing but a browser: no network, no other file. Its policy forbids every
 * request, so that nothing in a notebook can make one.
 */
final class HtmlReport {
    private static final String POLICY = "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; "
            + "script-src 'unsafe-inline' 'unsafe-eval'; font-src data:; base-uri 'none'; form-action 'none'";

    private static final int LONG = 400;

    private final Execution execution;
    private final HtmlOutputs outputs = new HtmlOutputs();
    private final List<Prose.Entry> contents = new ArrayList<>();

    private HtmlReport(Execution execution) {
        this.execution = execution;
    }

    static String write(Execution execution) {
        return new HtmlReport(execution).page();
    }

    private String page() {
        String cells = cells();
        String title = HtmlText.escape(execution.title());
        return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"" + POLICY + "\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<link rel=\"icon\" href=\"data:,\">\n<title>" + title + "</title>\n<style>\n"
                + resource("report.css") + "</style>\n"
                + "</head>\n<body>\n<div class=\"frame\">\n" + navigation()
                + "<main>\n" + opening(title, cells) + closing() + "</main>\n</div>\n" + outputs.script()
                + "<script>\n"
                + resource("report.js") + "</script>\n</body>\n</html>\n";
    }

    /** The title, which is the notebook's own first heading where it has one, and below it what was run when. */
    private String opening(String title, String cells) {
        String about = "<p class=\"about\">" + HtmlText.escape(about()) + "</p>\n" + remarks();
        int heading = cells.startsWith("<section class=\"prose\">\n<h1 ") ? cells.indexOf("</h1>\n") : -1;
        return heading < 0
                ? "<h1>" + title + "</h1>\n" + about + cells
                : cells.substring(0, heading + 6) + about + cells.substring(heading + 6);
    }

    private String about() {
        if (execution.provenance().isEmpty()) {
            return execution.file() + ", not run";
        }
        String values = execution.parameters().stream()
                .map(each -> each.name() + "=" + each.value())
                .collect(Collectors.joining(" "));
        return execution.file() + (values.isEmpty() ? "" : " with " + values) + ", "
                + Recorded.time(execution.started()) + ", took "
                + Numbers.seconds(execution.took().toMillis() / 1000.0);
    }

    /** What a reader must know before reading: that it is a short form, that it was not measured now. */
    private String remarks() {
        return execution.remarks().stream()
                .map(each -> "<p class=\"remark\">" + HtmlText.escape(each) + "</p>\n")
                .collect(Collectors.joining());
    }

    private String cells() {
        StringBuilder all = new StringBuilder();
        List<Cell> cells = execution.notebook().cells();
        for (int i = 0; i < cells.size(); i++) {
            all.append(cell(cells.get(i), "cell-" + (i + 1)));
        }
        return all.toString();
    }

    private String cell(Cell cell, String id) {
        if (cell.body().isBlank()) {
            return "";
        }
        return switch (cell.kind()) {
            case MARKDOWN -> prose(cell, id);
            case RAW -> HtmlText.pre("raw", cell.body());
            case CODE, SQL -> code(cell, id);
        };
    }

    private String prose(Cell cell, String id) {
        Prose prose = new Prose(id);
        String html = prose.html(cell.body());
        contents.addAll(prose.headings());
        return "<section class=\"prose\">\n" + html + "</section>\n";
    }

    private String code(Cell cell, String id) {
        StringBuilder html = new StringBuilder("<section class=\"cell\" id=\"" + id + "\">\n");
        if (!cell.title().isEmpty()) {
            contents.add(new Prose.Entry(3, id, cell.title()));
            html.append("<h3>")
                    .append(HtmlText.escape(cell.title()))
                    .append(took(cell))
                    .append("</h3>\n");
        }
        html.append("<details class=\"code\"><summary>")
                .append(cell.kind() == CellKind.SQL ? "SQL" : "code")
                .append(", line ")
                .append(cell.bodyLine())
                .append("</summary>")
                .append(HtmlText.pre("source", cell.body()))
                .append("</details>\n");
        execution.of(cell).ifPresent(run -> run.outputs().forEach(each -> html.append(outputs.html(each))));
        return html.append("</section>\n").toString();
    }

    private String took(Cell cell) {
        String words = execution.of(cell).map(HtmlReport::took).orElse("");
        return words.isEmpty() ? "" : " <span class=\"took\">" + words + "</span>";
    }

    private static String took(CellRun run) {
        if (run.recorded().isPresent()) {
            return "recorded " + Recorded.time(run.recorded().get());
        }
        return run.took().toSeconds() > 0 ? Numbers.seconds(run.took().toMillis() / 1000.0) : "";
    }

    private String navigation() {
        contents.add(new Prose.Entry(2, "provenance", "How this was measured"));
        String entries = contents.stream()
                .map(each -> "<li" + (each.level() > 2 ? " class=\"deep\"" : "") + "><a href=\"#" + each.id() + "\">"
                        + HtmlText.escape(each.text()) + "</a></li>\n")
                .collect(Collectors.joining());
        return "<nav aria-label=\"Contents\">\n<details id=\"contents\" open><summary>Contents</summary>\n<ol>\n"
                + entries + "</ol>\n</details>\n<button id=\"fold\">code</button>"
                + "<button id=\"theme\">light or dark</button>\n</nav>\n";
    }

    private String closing() {
        String rows = execution.facts().entrySet().stream()
                .map(fact -> "<tr><th>" + HtmlText.escape(fact.getKey()) + "</th><td>" + value(fact.getValue())
                        + "</td></tr>\n")
                .collect(Collectors.joining());
        return "<section id=\"provenance\">\n<h2>How this was measured</h2>\n<table>\n" + rows
                + "</table>\n</section>\n";
    }

    /** A long list is folded. */
    private static String value(String text) {
        String whole = HtmlText.escape(text);
        return text.length() < LONG
                ? whole
                : "<details><summary>" + HtmlText.escape(text.substring(0, text.indexOf(' ', LONG / 4)))
                        + " …</summary>" + whole + "</details>";
    }

    private static String resource(String name) {
        try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
