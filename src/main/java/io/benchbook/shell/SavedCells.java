package io.benchbook.shell;

import io.benchbook.base.BenchbookException;
import io.benchbook.eval.Cell;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Collectors;

/** Cells in files: a notebook in the percent format. */
final class SavedCells {
    private SavedCells() {}

    /** @return what to tell the user */
    static String write(String file, List<String> cells) throws IOException {
        if (file.isBlank()) {
            throw new BenchbookException("/save: needs a file, got nothing.").next("For instance /save today.jsh.");
        }
        String text = cells.stream()
                .map(cell -> "// %%\n" + cell.stripTrailing() + "\n")
                .collect(Collectors.joining("\n"));
        try {
            Files.writeString(path(file), text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException e) {
            throw new BenchbookException("/save: " + file + " is there already.").next("Choose another name.");
        } catch (NoSuchFileException e) {
            throw new BenchbookException("/save: there is no folder for " + file + ".").next("Make it first.");
        }
        return cells.size() + (cells.size() == 1 ? " cell" : " cells") + " saved to " + file + "; ./benchbook run "
                + file + " runs them again.";
    }

    /** A notebook is a script for Java as well: its markers and texts are comments. */
    static Cell read(String file) throws IOException {
        if (file.isBlank()) {
            throw new BenchbookException("/open: needs a file, got nothing.");
        }
        try {
            return new Cell(file, Files.readString(path(file)));
        } catch (NoSuchFileException e) {
            throw new BenchbookException("/open: there is no file " + file + ".");
        }
    }

    private static Path path(String file) {
        String name = file.strip();
        return name.startsWith("~/") ? Path.of(System.getProperty("user.home"), name.substring(2)) : Path.of(name);
    }
}
