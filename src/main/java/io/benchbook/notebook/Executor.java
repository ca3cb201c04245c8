package io.benchbook.notebook;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Numbers;
import io.benchbook.commands.Workbench;
import io.benchbook.commands.recording.RecordFile;
import io.benchbook.commands.recording.Recorder;
import io.benchbook.commands.recording.Recording;
import io.benchbook.eval.Evaluator;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Executes a notebook: records its results or takes them from a record, runs its cells, and says what it ran on and with. */
final class Executor {
    private final Prepared prepared;
    private final RunOptions options;
    private final LiveScreen live;
    private final Instant begun = Instant.now();
    private final Provenance provenance = Provenance.here();

    Executor(Prepared prepared, RunOptions options, LiveScreen live) {
        this.prepared = prepared;
        this.options = options;
        this.live = live;
    }

    Execution run(Evaluator evaluator) {
        Optional<Recorded> recorded = prepared.record()
                .map(record -> Recorded.of(record, options.source().kind(), provenance.facts()));
        recorded.filter(earlier -> !earlier.whole()).ifPresent(Executor::mustBeTheSameMachine);
        announce(recorded);
        try (Recorder recorder = recorder()) {
            Workbench.current().recording(recorder);
            recorder.begin(new Executions(options.file()).name(), begun, values(), provenance::facts);
            List<CellRun> runs = new Batch(prepared, options, live, recorder).run(evaluator);
            Execution execution = execution(runs, recorder, recorded);
            recorder.end(execution.status());
            summarise(execution, recorder);
            return execution;
        } finally {
            Workbench.current().recording(Recording.NONE);
        }
    }

    private Recorder recorder() {
        return switch (options.source().kind()) {
            case ANEW -> Recorder.anew(new Executions(options.file()).file(begun));
            case RESUMED -> Recorder.resuming(record(), new Executions(options.file()).file(begun));
            case REPLAYED -> Recorder.replaying(record());
        };
    }

    private RecordFile record() {
        return prepared.record().orElseThrow();
    }

    private static void mustBeTheSameMachine(Recorded earlier) {
        for (String fact : Provenance.MACHINE) {
            String difference = earlier.differences().get(fact);
            if (difference != null) {
                throw new BenchbookException("--resume: " + earlier.file() + " was recorded on another " + fact + ": "
                                + difference + ".")
                        .next("Results of both would not belong together: run it without --resume.");
            }
        }
    }

    private Map<String, String> values() {
        return prepared.parameters().stream()
                .collect(Collectors.toMap(Parameter::name, Parameter::value, (a, b) -> a, LinkedHashMap::new));
    }

    /** Of a replay, what its results were measured on and with; what is not so today stands beside it. */
    private Execution execution(List<CellRun> runs, Recorder recorder, Optional<Recorded> recorded) {
        boolean replayed = recorded.filter(Recorded::whole).isPresent();
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("begun", Recorded.time(replayed ? record().begun() : begun));
        facts.putAll(replayed ? record().provenance() : provenance.facts());
        (replayed ? record().servers() : recorder.servers())
                .forEach((name, server) -> facts.put("server " + name, server));
        return new Execution(
                prepared.file(),
                prepared.notebook(),
                prepared.front(),
                prepared.parameters(),
                begun,
                Duration.between(begun, Instant.now()),
                runs,
                facts,
                recorded);
    }

    private void announce(Optional<Recorded> recorded) {
        String title = prepared.front().title();
        String shown = title.isEmpty() ? prepared.file() : title + " (" + prepared.file() + ")";
        live.line(false, live.screen().ansi().bold(shown));
        if (!prepared.parameters().isEmpty()) {
            live.line(
                    false,
                    prepared.parameters().stream()
                            .map(each -> each.name() + "=" + each.value())
                            .collect(Collectors.joining(" ", "with ", "")));
        }
        prepared.front().profileNote(prepared.parameters()).ifPresent(note -> live.line(false, note));
        recorded.ifPresent(earlier -> {
            live.line(false, earlier.text());
            earlier.differences().forEach((name, what) -> live.line(false, "  differs today: " + name + " " + what));
        });
    }

    private void summarise(Execution execution, Recorder recorder) {
        int all = prepared.notebook().runnable().size();
        String took = Numbers.seconds(execution.took().toMillis() / 1000.0);
        live.line(
                execution.status() != 0,
                "\n" + Numbers.count(all, "cell") + ": " + Summary.of(all, execution.runs()) + " in " + took);
        recorder.file().ifPresent(file -> live.line(false, "recorded in " + file));
    }
}
