package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.display.Bundle;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HtmlReportTest {
    private static final String NOTEBOOK = """
            // %% [markdown]
            // # A title
            // <script>alert(1)</script>
            //
            // Here is [a link](javascript:alert(2)) and <img src=x onerror=alert(4)>.
            //
            // | a | b |
            // |---|---|
            // | 1 | 2 |

            // %% Cell <one>
            var a = "</pre><script>alert(3)</script>";

            // %%% Deeper [sql]
            // SELECT '<b>'
            """;

    @Test
    void markdown_is_rendered_with_tables_and_without_foreign_html() {
        assertThat(report())
                .contains("<h1 id=\"cell-1-1\">A title</h1>", "<td>1</td>", "&lt;script&gt;alert(1)&lt;/script&gt;")
                .doesNotContain("<script>alert", "javascript:", "<img");
    }

    @Test
    void code_titles_and_outputs_are_shown_as_text() {
        assertThat(report())
                .contains(
                        "<h3>Cell &lt;one&gt;",
                        "&lt;/pre&gt;&lt;script&gt;alert(3)",
                        "SELECT &#39;&lt;b&gt;&#39;",
                        "printed &lt;i&gt;",
                        "<pre class=\"failed\">n.jsh:9:1: bad</pre>");
    }

    @Test
    void the_contents_list_headings_and_titled_cells() {
        assertThat(report())
                .contains(
                        "<a href=\"#cell-1-1\">A title</a>",
                        "<a href=\"#cell-2\">Cell &lt;one&gt;</a>",
                        "<a href=\"#provenance\">How this was measured</a>");
    }

    @Test
    void the_page_names_nothing_outside_of_itself_and_forbids_requests() {
        String report = report();
        assertThat(report).contains("Content-Security-Policy", "default-src 'none'");
        assertThat(report).doesNotContain("src=\"http", "href=\"http", "@import", "url(");
    }

    @Test
    void what_was_measured_with_what_stands_at_the_end() {
        assertThat(report()).contains("<th>Java</th><td>17 &amp; more</td>", "1 failed, 1 not run");
        assertThat(report()).contains("n.jsh, 1970-01-01 00:00 UTC, took 2 s");
    }

    private static String report() {
        Notebook notebook = Notebook.parse(NOTEBOOK);
        List<Output> outputs = List.of(
                new Output.Printed(false, "\u001b[31mprinted <i>\u001b[0m"),
                new Output.Shown(new Bundle(Map.of("text/plain", "plain <u>"))),
                new Output.Failed("CompileError", "bad", "n.jsh:9:1: bad"));
        CellRun run = new CellRun(notebook.cells().get(1), 1, CellRun.End.FAILED, Duration.ofMillis(1500), outputs);
        return HtmlReport.write(Runs.of(notebook, List.of(run), Map.of("Java", "17 & more")));
    }
}
