package io.benchbook.commands.recording;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.base.BenchbookException;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.sweep.Sweep;
import io.benchbook.experiment.sweep.SweepPlan;
import io.benchbook.experiment.sweep.SweepRunner;
import io.benchbook.server.Server;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The recording of one execution of a notebook: results are measured and written down, or taken from the record of an earlier
 * execution where there is one and it has them. It hears from the notebook which cell runs.
 */
public final class Recorder implements Recording, AutoCloseable {
    private final Optional<Tape> tape;
    private final Optional<RecordLog> log;
    private final RecordedServers servers;
    private final Map<String, String> noted = new LinkedHashMap<>();
    private volatile BooleanSupplier stopped = () -> false;
    private int cell;
    private int calls;
    private Instant taken;

    private Recorder(Optional<Tape> tape, Optional<RecordLog> log, RecordedServers servers) {
        this.tape = tape;
        this.log = log;
        this.servers = servers;
    }

    /** Measures everything and writes it into this new file. */
    public static Recorder anew(Path file) {
        return new Recorder(Optional.empty(), Optional.of(new RecordLog(file)), RecordedServers.REAL);
    }

    /** Takes what an interrupted execution had finished, measures the rest, and writes all of it into this new file. */
    public static Recorder resuming(RecordFile interrupted, Path file) {
        return new Recorder(
                Optional.of(interrupted.finished()), Optional.of(new RecordLog(file)), RecordedServers.REAL);
    }

    /** Takes everything from a record; no server is started, and nothing written. */
    public static Recorder replaying(RecordFile record) {
        return new Recorder(Optional.of(record.all()), Optional.empty(), RecordedServers.of(record.serverLines()));
    }

    private boolean replays() {
        return log.isEmpty();
    }

    /**
     * The first line of the record. Nothing is written before there is a result.
     *
     * @param notebook as it was named
     * @param provenance asked when the line is written
     */
    public void begin(
            String notebook, Instant begun, Map<String, String> parameters, Supplier<Map<String, String>> provenance) {
        hold(() -> {
            ObjectNode line = line("execution").put("schema", RecordFile.SCHEMA);
            line.put("notebook", notebook).put("begun", begun.toString());
            parameters.forEach(line.putObject("parameters")::put);
            provenance.get().forEach(line.putObject("provenance")::put);
            return line;
        });
    }

    /** Who knows whether the user or a limit of time has stopped what runs: its result is partial then, and not recorded. */
    public void stopped(BooleanSupplier asked) {
        stopped = asked;
    }

    /** A cell begins. */
    public synchronized void cell(int number) {
        cell = number;
        calls = 0;
        taken = null;
    }

    /**
     * The cell has ended.
     *
     * @param how for instance {@code passed}
     * @return when the oldest result was recorded that it took from an earlier execution; empty where it took none
     */
    public synchronized Optional<Instant> ended(String how) {
        JsonNode line = line("cell").put("cell", cell).put("end", how);
        hold(() -> line);
        return Optional.ofNullable(taken);
    }

    /** The last line of the record. */
    public void end(int status) {
        JsonNode line = line("end").put("at", Instant.now().toString()).put("status", status);
        hold(() -> line);
    }

    /** The file that is written; empty where there was nothing to write. */
    public Optional<Path> file() {
        return log.flatMap(RecordLog::file);
    }

    /** The servers that were used, each by its name, in words. */
    public synchronized Map<String, String> servers() {
        return new LinkedHashMap<>(noted);
    }

    @Override
    public void close() {
        log.ifPresent(RecordLog::close);
    }

    @Override
    public Server server(String name, Supplier<? extends Server> real) {
        return servers.named(name, real);
    }

    @Override
    public <T> T result(Call call, Form<T> form, Supplier<T> measured) {
        Place place = next(call);
        Optional<Entry> entry = take(call).filter(Entry::isComplete);
        if (entry.isPresent() && (replays() || !call.changes())) {
            take(place, entry.get());
            return entry.get().value(form);
        }
        return written(place, form, measured);
    }

    @Override
    public Sweep sweep(Call call, SweepPlan plan, SweepRunner runner, Consumer<RunResult> ended) {
        Place place = next(call);
        Optional<Entry> entry = take(call);
        List<RunResult> done = entry.map(Recorder::runs).orElse(List.of());
        entry.ifPresent(known -> take(place, known));
        done.forEach(ended);
        if (entry.filter(Entry::isComplete).isPresent()) {
            return entry.orElseThrow().value(Forms.sweep(plan, done));
        }
        return written(
                place,
                Forms.sweep(plan, done),
                () -> runner.run(
                        plan,
                        done,
                        run -> write(place.line("part", Instant.now()).set("result", Forms.RUN.write(run)))));
    }

    private static List<RunResult> runs(Entry entry) {
        return entry.parts().stream().map(json -> entry.read(Forms.RUN, json)).toList();
    }

    private synchronized Place next(Call call) {
        calls++;
        return new Place(cell, calls, call);
    }

    /** Where the record has no such call, a replay fails; so does a resumed execution that is still within its record. */
    private synchronized Optional<Entry> take(Call call) {
        if (tape.isEmpty()) {
            return Optional.empty();
        }
        Optional<Entry> entry = tape.get().take(call);
        if (entry.isEmpty() && (replays() || !tape.get().isAtEnd())) {
            throw tape.get().missing(call);
        }
        return entry;
    }

    /** Notes that a result is of that date, and copies it into the new record. */
    private synchronized void take(Place place, Entry entry) {
        taken = taken == null || entry.at().isBefore(taken) ? entry.at() : taken;
        noteServers(place.call());
        entry.parts().forEach(part -> write(place.line("part", entry.at()).set("result", part)));
        entry.result().ifPresent(result -> write(place.line("call", entry.at()).set("result", result)));
        entry.failure()
                .ifPresent(failure -> write(place.line("call", entry.at()).set("failure", failure)));
    }

    private <T> T written(Place place, Form<T> form, Supplier<T> measured) {
        try {
            T result = measured.get();
            noteServers(place.call());
            writeUnlessStopped(place, "result", form.write(result));
            return result;
        } catch (BenchbookException failure) {
            noteServers(place.call());
            writeUnlessStopped(place, "failure", Failures.write(failure));
            throw failure;
        }
    }

    private void writeUnlessStopped(Place place, String name, JsonNode value) {
        if (!stopped.getAsBoolean() && !Thread.currentThread().isInterrupted()) {
            write(place.line("call", Instant.now()).set(name, value));
        }
    }

    private synchronized void noteServers(Call call) {
        if (replays()) {
            return;
        }
        for (Server server : call.servers()) {
            if (!noted.containsKey(server.name())) {
                ServerFacts.of(server).ifPresent(facts -> {
                    noted.put(server.name(), ServerFacts.words(facts));
                    write(facts);
                });
            }
        }
    }

    private void hold(Supplier<JsonNode> line) {
        log.ifPresent(open -> open.hold(line));
    }

    private void write(JsonNode line) {
        log.ifPresent(open -> open.add(line));
    }

    private static ObjectNode line(String kind) {
        return JsonNodeFactory.instance.objectNode().put("kind", kind);
    }

    /** A call's place in the notebook. */
    private record Place(int cell, int number, Call call) {
        ObjectNode line(String kind, Instant at) {
            return Recorder.line(kind)
                    .put("cell", cell)
                    .put("call", number)
                    .put("command", call.command())
                    .put("spec", call.spec())
                    .put("changes", call.changes())
                    .put("at", at.toString());
        }
    }
}
