package io.benchbook.notebook;

import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** A report as Markdown for a code host, with its pictures as PNG files in a folder beside it. */
final class MarkdownReport {
    private final Path file;
    private final Execution execution;
    private final String pictures;
    private int picture;

    private MarkdownReport(Path file, Execution execution) {
        this.file = file;
        this.execution = execution;
        this.pictures = file.getFileName().toString().replaceFirst("(?i)\\.md$", "") + "-pictures";
    }

    /** Writes the report and its pictures. */
    static void write(Path file, Execution execution) {
        MarkdownReport report = new MarkdownReport(file, execution);
        NotebookFiles.write(file, report.text());
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        List<Cell> cells = execution.notebook().cells().stream()
                .filter(cell -> !cell.body().isBlank())
                .toList();
        boolean titled = !cells.isEmpty() && cells.get(0).body().startsWith("# ");
        text.append(titled ? cell(cells.get(0)) : "# " + execution.title() + "\n\n");
        execution.remarks().forEach(remark -> text.append("> ").append(remark).append("\n\n"));
        cells.stream().skip(titled ? 1 : 0).forEach(cell -> text.append(cell(cell)));
        return text.append(provenance()).toString();
    }

    private String cell(Cell cell) {
        return switch (cell.kind()) {
            case MARKDOWN -> cell.body() + "\n\n";
            case RAW -> fenced("", cell.body());
            case CODE -> title(cell) + fenced("java", cell.body()) + outputs(cell);
            case SQL -> title(cell) + fenced("sql", cell.body()) + outputs(cell);
        };
    }

    private static String title(Cell cell) {
        return cell.title().isEmpty() ? "" : "### " + cell.title() + "\n\n";
    }

    private String outputs(Cell cell) {
        StringBuilder text = new StringBuilder();
        execution
                .of(cell)
                .flatMap(CellRun::recorded)
                .ifPresent(when ->
                        text.append("*recorded ").append(Recorded.time(when)).append("*\n\n"));
        execution.of(cell).ifPresent(run -> run.outputs().forEach(each -> text.append(output(each))));
        return text.toString();
    }

    private String output(Output output) {
        if (output instanceof Output.Printed printed) {
            return fenced("", printed.text());
        }
        if (output instanceof Output.Failed failed) {
            return fenced("", failed.text());
        }
        return shown(((Output.Shown) output).bundle().data());
    }

    private String shown(Map<String, Object> data) {
        if (data.containsKey("image/png")) {
            picture++;
            String name = pictures + "/" + picture + ".png";
            byte[] png = Base64.getMimeDecoder().decode(String.valueOf(data.get("image/png")));
            NotebookFiles.write(file.resolveSibling(name), png);
            return "![Figure " + picture + "](" + name.replace(" ", "%20") + ")\n\n";
        }
        return data.containsKey("text/markdown")
                ? data.get("text/markdown") + "\n\n"
                : fenced("", String.valueOf(data.get("text/plain")));
    }

    private String provenance() {
        if (execution.provenance().isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder("## How this was measured\n\n| | |\n|---|---|\n");
        execution.facts().forEach((name, value) -> row(text, name, value));
        return text.toString();
    }

    private static void row(StringBuilder text, String name, String value) {
        text.append("| ")
                .append(name)
                .append(" | ")
                .append(value.replace("|", "\\|"))
                .append(" |\n");
    }

    /** The text in a fence longer than any row of backquotes in it. */
    private static String fenced(String language, String text) {
        String fence = "```";
        while (text.contains(fence)) {
            fence += "`";
        }
        return fence + language + "\n" + Transcript.withoutColour(text).stripTrailing() + "\n" + fence + "\n\n";
    }
}
