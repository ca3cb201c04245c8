package io.benchbook.server.machine;

import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The small text files in which Linux tells of itself; what is missing or refused is empty. */
public final class SystemFiles {
    private static final int PIECE = 1 << 16;

    private final Path root;

    /** @param root {@code /}, or a folder that stands for it */
    public SystemFiles(Path root) {
        this.root = root;
    }

    public boolean exists(String file) {
        return Files.exists(root.resolve(file));
    }

    /**
     * The whole file, empty where it cannot be read. Read in large pieces: numbers below /proc/sys come whole in the
     * first read and never again, so a read of one byte, as {@link Files#readAllBytes} begins with, would cut them.
     */
    public String text(String file) {
        byte[] piece = new byte[PIECE];
        try (InputStream in = new FileInputStream(root.resolve(file).toFile())) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int read = in.read(piece); read > 0; read = in.read(piece)) {
                all.write(piece, 0, read);
            }
            return all.toString(StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }

    /** The first line, if it is not blank. */
    public Optional<String> line(String file) {
        return text(file).lines().findFirst().map(String::strip).filter(line -> !line.isEmpty());
    }

    /** The first group of the first match of a regular expression. */
    public Optional<String> find(String file, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(text(file).stripTrailing());
        return matcher.find() ? Optional.of(matcher.group(1).strip()) : Optional.empty();
    }
}
