package io.benchbook.jupyter;

import io.benchbook.base.Folders;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file that takes what a cell prints beyond what a front end bears. It is made when it is first needed. */
final class Overflow {
    private Path file;
    private Writer writer;
    private boolean failed;

    /** Adds text; what a full disk does not take is lost. */
    void write(String text) {
        try {
            if (writer == null && !failed) {
                open();
            }
            if (writer != null) {
                writer.write(text);
            }
        } catch (IOException e) {
            failed = true;
            writer = null;
        }
    }

    private void open() throws IOException {
        Path folder = Files.createDirectories(Folders.state().resolve("output"));
        file = Files.createTempFile(folder, "cell-", ".txt");
        writer = Files.newBufferedWriter(file);
    }

    /** So that its reader sees all that there is until now. */
    void flush() {
        try {
            if (writer != null) {
                writer.flush();
            }
        } catch (IOException e) {
            failed = true;
        }
    }

    /** A line that says where the rest is. */
    String notice() {
        return file == null
                ? "\n... more was printed; it could not be kept.\n"
                : "\n... more was printed; the rest is in " + file + "\n";
    }
}
