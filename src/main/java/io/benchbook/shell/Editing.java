package io.benchbook.shell;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Folders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jline.reader.LineReader;

/** Which keys edit a line: those of Emacs or those of vi. Remembered in the configuration folder. */
enum Editing {
    EMACS(LineReader.EMACS),
    VI(LineReader.VIINS);

    private final String keyMap;

    Editing(String keyMap) {
        this.keyMap = keyMap;
    }

    /** @param name as typed, {@code vi} or {@code emacs} */
    static Editing of(String name) {
        for (Editing each : values()) {
            if (each.text().equals(name.strip().toLowerCase(Locale.ROOT))) {
                return each;
            }
        }
        throw new BenchbookException(
                "/set editing: takes vi or emacs, got " + (name.isBlank() ? "nothing." : name + "."));
    }

    /** The one that was chosen last; at first Emacs. */
    static Editing remembered() {
        try {
            return of(Files.readString(file()));
        } catch (IOException | BenchbookException e) {
            return EMACS;
        }
    }

    void remember() throws IOException {
        Files.createDirectories(file().getParent());
        Files.writeString(file(), text() + "\n");
    }

    void apply(LineReader reader) {
        reader.getKeyMaps().put(LineReader.MAIN, reader.getKeyMaps().get(keyMap));
    }

    String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static Path file() {
        return Folders.config().resolve("editing");
    }
}
