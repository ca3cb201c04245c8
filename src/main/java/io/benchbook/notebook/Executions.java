package io.benchbook.notebook;

import io.benchbook.base.BenchbookException;
import io.benchbook.commands.Workbench;
import io.benchbook.commands.recording.RecordFile;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The records of a notebook's executions: {@code executions/NAME-TIME.jsonl} in the folder of results. */
final class Executions {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);

    private final Path notebook;
    private final Path folder;

    Executions(Path notebook) {
        this.notebook = notebook;
        this.folder = Workbench.current().executions();
    }

    /** How records call the notebook: its path from the working folder, else its name. */
    String name() {
        Path here = Path.of("").toAbsolutePath();
        Path there = notebook.toAbsolutePath().normalize();
        Path name = there.startsWith(here) ? here.relativize(there) : there.getFileName();
        return name.toString().replace('\\', '/');
    }

    private String stem() {
        return notebook.getFileName().toString().replaceFirst("\\.[^.]*$", "");
    }

    /** The file of an execution that begins. */
    Path file(Instant begun) {
        return folder.resolve(stem() + "-" + TIME.format(begun) + ".jsonl");
    }

    /** What a run takes results from; empty where it measures anew. */
    Optional<RecordFile> of(Source source) {
        return switch (source.kind()) {
            case ANEW -> Optional.empty();
            case RESUMED -> Optional.of(source.record().map(RecordFile::read).orElseGet(this::interrupted));
            case REPLAYED -> Optional.of(source.record().map(RecordFile::read).orElseGet(this::complete));
        };
    }

    /** The last execution, which must not have come to its end. */
    private RecordFile interrupted() {
        RecordFile last = all().stream()
                .findFirst()
                .orElseThrow(() -> new BenchbookException(
                                "--resume: " + folder + " has no execution of " + name() + " to go on with.")
                        .next("Run it without --resume."));
        if (last.status().orElse(1) == 0) {
            throw new BenchbookException(
                            "--resume: the last execution of " + name() + " is complete (" + last.file() + ").")
                    .next("--replay takes all of it; without either it is measured anew.");
        }
        if (isLocked(last.file())) {
            throw new BenchbookException(
                    "--resume: the last execution of " + name() + " still runs (" + last.file() + ").");
        }
        return last;
    }

    /** The last one that came to its end, else the one that is handed on with the notebook. */
    private RecordFile complete() {
        return all().stream()
                .filter(record -> record.status().orElse(1) == 0)
                .findFirst()
                .or(() -> handedOn().stream().filter(Files::exists).findFirst().map(RecordFile::read))
                .orElseThrow(() -> new BenchbookException("--replay: there is no complete execution of " + name()
                                + " in " + folder + ", and no " + handedOn().get(0) + ".")
                        .next("Name a record: --replay FILE.jsonl."));
    }

    /** Where records lie that are published with a notebook; they may be packed. */
    private List<Path> handedOn() {
        Path beside = notebook.toAbsolutePath().normalize().getParent();
        Path recorded = Path.of("data", "recorded");
        return Stream.of(RecordFile.ENDING, RecordFile.PACKED)
                .map(ending -> recorded.resolve(stem() + ending))
                .flatMap(name -> Stream.of(beside.resolveSibling(name), beside.resolve(name)))
                .map(Executions::shown)
                .toList();
    }

    private static Path shown(Path file) {
        Path here = Path.of("").toAbsolutePath();
        return file.startsWith(here) ? here.relativize(file) : file;
    }

    /** Of this notebook, the last one first. */
    private List<RecordFile> all() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches("\\Q" + stem() + "\\E-[0-9-]+\\.jsonl"))
                    .sorted(Comparator.reverseOrder())
                    .map(RecordFile::read)
                    .filter(record -> record.notebook().equals(name()))
                    .toList();
        } catch (IOException failure) {
            throw new BenchbookException(folder + ": cannot be read: " + failure.getMessage() + ".", failure);
        }
    }

    private static boolean isLocked(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            return lock == null;
        } catch (OverlappingFileLockException ours) {
            return true;
        } catch (IOException unreadable) {
            return false;
        }
    }
}
