package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * The history as a file of JSON lines that several kernels append to; read when it is first needed. Where it cannot be
 * written, history lasts as long as the kernel. Its lock ends with the channel it was taken by, and is against other
 * processes: subshells of this one take turns.
 */
final class HistoryFile {
    private static final int KEPT = 10_000;

    private final Path file;
    private final List<History.Entry> entries = new ArrayList<>();
    private int session;

    HistoryFile(Path file) {
        this.file = file;
    }

    /** This session's number; it is taken when first needed. */
    synchronized int session() {
        if (session == 0) {
            begin();
        }
        return session;
    }

    /** All, the oldest first. */
    synchronized List<History.Entry> entries() {
        session();
        return List.copyOf(entries);
    }

    synchronized void add(int line, String source, String output) {
        History.Entry entry = new History.Entry(session(), line, source, output);
        entries.add(entry);
        synchronized (HistoryFile.class) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.APPEND)) {
                channel.lock();
                write(channel, line(entry));
            } catch (IOException e) {
                // kept in memory all the same
            }
        }
    }

    /** Reads what is there and marks that a session has begun, so that another kernel takes another number. */
    private void begin() {
        session = 1;
        synchronized (HistoryFile.class) {
            open();
        }
    }

    private void open() {
        try {
            Files.createDirectories(file.getParent());
            try (FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                channel.lock();
                read(new String(Channels.newInputStream(channel).readAllBytes(), StandardCharsets.UTF_8));
                trim(channel);
                write(channel, Json.object().put("session", session));
            }
        } catch (IOException e) {
            entries.clear();
        }
    }

    private void read(String text) {
        text.lines().forEach(line -> {
            try {
                JsonNode json = Json.MAPPER.readTree(line);
                int number = json.path("session").asInt();
                session = Math.max(session, number + 1);
                if (json.has("source")) {
                    String output = json.path("output").textValue();
                    entries.add(new History.Entry(
                            number,
                            json.path("line").asInt(),
                            json.path("source").asText(),
                            output));
                }
            } catch (IOException e) {
                // a line that was cut short when a kernel was killed
            }
        });
    }

    private void trim(FileChannel channel) throws IOException {
        if (entries.size() > 2 * KEPT) {
            entries.subList(0, entries.size() - KEPT).clear();
            channel.truncate(0);
            for (History.Entry entry : entries) {
                write(channel, line(entry));
            }
        }
        channel.position(channel.size());
    }

    private static ObjectNode line(History.Entry entry) {
        return Json.object()
                .put("session", entry.session())
                .put("line", entry.line())
                .put("source", entry.source())
                .put("output", entry.output());
    }

    private static void write(FileChannel channel, ObjectNode line) throws IOException {
        channel.write(ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8)));
    }
}
