package io.benchbook.experiment.journal;

import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLockInterruptionException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The record of all that was measured: files of JSON lines, one a day, one line a result, appended and forced to the disk
 * before a result is handed out. Many threads and processes may write at once: each line is written at once under a lock.
 */
public final class Journal {
    /** Names the folder as a system property; by default it is {@code results} in the working folder. */
    public static final String PROPERTY = "benchbook.results";
    /** Names the folder in the environment, where the property is not set. */
    public static final String VARIABLE = "BENCHBOOK_RESULTS";

    /** File locks are held by a process, so that its threads need a lock of their own. */
    private static final Object WRITING = new Object();

    private final Path folder;

    public Journal(Path folder) {
        this.folder = folder;
    }

    /** The journal in the folder that the property or the environment names, else in {@code results}. */
    public static Journal here() {
        String variable = System.getenv(VARIABLE);
        String otherwise = variable == null || variable.isBlank() ? "results" : variable;
        return new Journal(Path.of(System.getProperty(PROPERTY, otherwise)));
    }

    public Path folder() {
        return folder;
    }

    /** Fails where a result could not be kept, before anything is measured. */
    public void mustBeWritable() {
        try {
            Files.createDirectories(folder);
            FileChannel.open(today(), StandardOpenOption.CREATE, StandardOpenOption.APPEND)
                    .close();
        } catch (IOException failure) {
            throw refused(failure);
        }
    }

    /** Adds a line; it is on the disk when this returns. */
    public <T> void append(LineFormat<T> format, T value) {
        append(Line.write(format, value));
    }

    private void append(String text) {
        byte[] line = (text + "\n").getBytes(StandardCharsets.UTF_8);
        synchronized (WRITING) {
            boolean interrupted = Thread.interrupted();
            try {
                Files.createDirectories(folder);
                interrupted |= appendDespiteInterrupts(today(), line);
            } catch (IOException failure) {
                throw refused(failure);
            } finally {
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
            }
        }
    }

    /** An interrupt closes the channel that is being written; whoever stopped a run still wants its result kept. */
    private static boolean appendDespiteInterrupts(Path file, byte[] line) throws IOException {
        boolean interrupted = false;
        while (true) {
            try {
                append(file, line);
                return interrupted;
            } catch (ClosedByInterruptException | FileLockInterruptionException again) {
                interrupted = Thread.interrupted();
            }
        }
    }

    /** All lines of one kind of all files, in the order of the files' names. */
    public <T> Contents<T> read(LineFormat<T> format) {
        List<T> values = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (Path file : files()) {
            Contents<T> contents = read(file, format);
            values.addAll(contents.values());
            problems.addAll(contents.problems());
        }
        return new Contents<>(values, problems);
    }

    /** The lines of one kind of a file. One that is torn is told of and left out. */
    public static <T> Contents<T> read(Path file, LineFormat<T> format) {
        List<T> values = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        int number = 0;
        for (String line : lines(file)) {
            number++;
            try {
                if (Line.isOf(format, line)) {
                    values.add(Line.read(format, line));
                }
            } catch (IOException unreadable) {
                problems.add(file + ", line " + number + ": left out, " + reason(unreadable) + ".");
            }
        }
        return new Contents<>(values, problems);
    }

    private List<Path> files() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jsonl"))
                    .sorted()
                    .toList();
        } catch (IOException failure) {
            throw new BenchbookException("journal: " + folder + " cannot be read: " + failure.getMessage(), failure);
        }
    }

    private static List<String> lines(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException failure) {
            throw new BenchbookException("journal: " + file + " cannot be read: " + failure.getMessage(), failure);
        }
    }

    private Path today() {
        return folder.resolve(LocalDate.now() + ".jsonl");
    }

    private static void append(Path file, byte[] line) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            channel.lock(); // until the channel is closed
            long end = channel.size();
            ByteBuffer bytes = ByteBuffer.allocate(line.length + 1);
            if (isTorn(channel, end)) {
                bytes.put((byte) '\n');
            }
            bytes.put(line).flip();
            while (bytes.hasRemaining()) {
                end += channel.write(bytes, end);
            }
            channel.force(true);
        }
    }

    /** Whether the last line has no end: its writer was killed. */
    private static boolean isTorn(FileChannel channel, long end) throws IOException {
        ByteBuffer last = ByteBuffer.allocate(1);
        return end > 0 && channel.read(last, end - 1) == 1 && last.get(0) != '\n';
    }

    private static String reason(IOException unreadable) {
        String message = unreadable.getMessage();
        return message == null ? "it is torn" : message.lines().findFirst().orElse("it is torn");
    }

    private BenchbookException refused(IOException failure) {
        return new BenchbookException(
                        "journal: " + today() + " cannot be written: "
                                + failure.getClass().getSimpleName() + ".",
                        failure)
                .next("Name a folder that can with -D" + PROPERTY + "=FOLDER or " + VARIABLE + "=FOLDER.");
    }

    /**
     * What was read.
     *
     * @param values in the order of their lines
     * @param problems lines that were left out, each with its place and the reason
     */
    public record Contents<T>(List<T> values, List<String> problems) {
        public Contents {
            values = List.copyOf(values);
            problems = List.copyOf(problems);
        }
    }
}
