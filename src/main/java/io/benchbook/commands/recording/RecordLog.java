package io.benchbook.commands.recording;

import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The record of an execution that is under way: lines of JSON, each on the disk before its result is handed out. The file is
 * locked until it is closed or its process ends, which tells an execution that runs from one that was killed.
 */
final class RecordLog implements AutoCloseable {
    private final Path file;
    private final List<Supplier<JsonNode>> held = new ArrayList<>();
    private RandomAccessFile out;

    /** The file and its folders are made when there is a result to be kept. */
    RecordLog(Path file) {
        this.file = file;
    }

    /** Empty where nothing was written. */
    synchronized Optional<Path> file() {
        return out == null ? Optional.empty() : Optional.of(file);
    }

    /** Adds a line; it is on the disk when this returns, also where the thread was interrupted. */
    synchronized void add(JsonNode line) {
        try {
            open();
            write(line);
        } catch (IOException failure) {
            throw refused(failure);
        }
    }

    /** Adds a line that is of use only together with results. */
    synchronized void hold(Supplier<JsonNode> line) {
        if (out == null) {
            held.add(line);
        } else {
            add(line.get());
        }
    }

    private void open() throws IOException {
        if (out == null) {
            Files.createDirectories(file.toAbsolutePath().getParent());
            out = new RandomAccessFile(file.toFile(), "rw");
            out.getChannel().lock();
            for (Supplier<JsonNode> line : held) {
                write(line.get());
            }
        }
    }

    private void write(JsonNode line) throws IOException {
        out.seek(out.length());
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        out.getFD().sync();
    }

    @Override
    public synchronized void close() {
        try {
            if (out != null) {
                out.close();
            }
        } catch (IOException failure) {
            throw refused(failure);
        }
    }

    private BenchbookException refused(IOException failure) {
        return new BenchbookException(
                "record: " + file + " cannot be written: " + failure.getClass().getSimpleName() + ".", failure);
    }
}
