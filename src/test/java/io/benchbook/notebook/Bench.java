package io.benchbook.notebook;

import io.benchbook.display.Screen;
import io.benchbook.eval.Evaluator;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Runs a notebook given as text and keeps what the user would see. */
final class Bench {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Evaluator evaluator;
    private final Path file;
    private RunOptions options;

    /**
     * @param evaluator runs the cells
     * @param file is written with {@code notebook}
     */
    Bench(Evaluator evaluator, Path file, String notebook) {
        this.evaluator = evaluator;
        this.file = file;
        NotebookFiles.write(file, notebook);
        options = RunOptions.of(file);
    }

    Bench with(String... parameters) {
        options = options.with(List.of(parameters));
        return this;
    }

    Bench report(Path report) {
        options = options.report(report);
        return this;
    }

    Bench timeout(String timeout) {
        options = options.timeout(timeout);
        return this;
    }

    Bench keepGoing() {
        options = options.keepGoing(true);
        return this;
    }

    Bench check() {
        options = options.check(true);
        return this;
    }

    Bench replay(Path record) {
        options = options.from(Source.replayed(Optional.of(record)));
        return this;
    }

    int run() {
        LiveScreen live = new LiveScreen(new PrintStream(out), new PrintStream(err), false, Screen.PLAIN);
        return Notebooks.run(Prepared.of(options), options, evaluator, live);
    }

    String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    String err() {
        return err.toString(StandardCharsets.UTF_8)
                .replace(file.toString(), file.getFileName().toString());
    }
}
