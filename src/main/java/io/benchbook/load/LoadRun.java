package io.benchbook.load;

import io.benchbook.base.BenchbookException;
import io.benchbook.load.sysbench.SysbenchRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * One run: opens all connections, lets the clients go at once, cuts intervals, and ends on time. An
 * interrupt of the thread that conducts it ends it at once; what was measured until then is kept.
 */
public final class LoadRun {
    /** How long transactions may go on after the end before they are killed. */
    private static final long GRACE_NANOS = 1_000_000_000;
    /** The same after the user stopped the run or a client failed. */
    private static final long SHORT_GRACE_NANOS = 200_000_000;
    /** How long each means of ending a transaction is given. */
    private static final long EFFECT_NANOS = 500_000_000;

    private final LoadPlan plan;
    private final LoadListener listener;
    private final Crew crew;
    private final List<Client> clients;
    private final Sampler sampler;
    private final GeneratorMeter meter;
    private final List<String> notes = new ArrayList<>();
    private long interruptedAt;

    private LoadRun(LoadPlan plan, LoadListener listener, Engine engine) {
        this.plan = plan;
        this.listener = listener;
        this.crew = new Crew(plan, engine);
        this.clients = IntStream.range(0, plan.threads())
                .mapToObj(number -> new Client(number, crew))
                .toList();
        this.sampler = new Sampler(clients, crew.errors, crew.arrivals);
        this.meter = new GeneratorMeter(clients);
    }

    /**
     * Runs a plan.
     *
     * @return what was measured, also of a run that was stopped or failed
     * @throws BenchbookException where the run could not begin since a connection or statement was refused
     */
    public static LoadResult run(LoadPlan plan, LoadListener listener) {
        if (plan.engine() == EngineKind.SYSBENCH) {
            return SysbenchRun.run(plan, listener);
        }
        try (Engine engine = plan.engine().open(plan)) {
            return new LoadRun(plan, listener, engine).run();
        }
    }

    private LoadResult run() {
        try {
            conduct();
            end();
            return result();
        } finally {
            giveUp();
        }
    }

    private void conduct() {
        try {
            openAll();
            letGo();
            sample();
        } catch (InterruptedException stopped) {
            interruptedAt = System.nanoTime();
            crew.window.stop();
        }
    }

    private void openAll() throws InterruptedException {
        clients.forEach(Client::start);
        while (!crew.awaitReady(50)) {
            listener.opened(crew.opened());
            if (crew.failure() != null) {
                throw new BenchbookException(String.format(
                        Locale.ROOT,
                        "run: %,d of %,d connections could be opened, then: %s.",
                        crew.opened(),
                        plan.threads(),
                        withoutFullStop(crew.failure())));
            }
        }
        listener.opened(plan.threads());
    }

    /** Ends clients that are still there, whatever they do, and closes all connections. */
    private void giveUp() {
        meter.stop();
        crew.window.kill();
        crew.go();
        if (!awaitDone(0)) {
            clients.forEach(Client::interrupt);
            awaitDone(EFFECT_NANOS * 4);
        }
        clients.forEach(Client::closeLink);
    }

    private void letGo() throws InterruptedException {
        if (plan.warmup() > 0) {
            listener.started();
            crew.window.open(System.nanoTime(), plan.warmup(), plan.seconds());
            crew.go();
            if (!crew.awaitDone(crew.window.measuredFrom() - System.nanoTime())) {
                beginMeasuring();
            }
        } else {
            beginMeasuring();
            listener.started();
            crew.window.open(System.nanoTime(), 0, plan.seconds());
            crew.go();
        }
    }

    private void beginMeasuring() {
        listener.measuring();
        meter.begin();
    }

    private void sample() throws InterruptedException {
        long from = crew.window.measuredFrom();
        long step = Math.max(1, (long) (plan.every() * 1e9));
        for (long tick = from + step; tick - crew.window.deadline() < 0; tick += step) {
            if (crew.awaitDone(tick - System.nanoTime()) || crew.failure() != null) {
                return;
            }
            listener.interval(sampler.cut((System.nanoTime() - from) / 1e9));
        }
        crew.awaitDone(crew.window.deadline() - System.nanoTime());
    }

    private void end() {
        boolean early = interruptedAt != 0 || crew.failure() != null;
        if (!awaitDone(early ? SHORT_GRACE_NANOS : GRACE_NANOS)) {
            endByForce();
        }
        listener.measured();
        long wanted = plan.pacing().events();
        if (wanted > 0 && !early && !crew.hasBegunAll()) {
            notes.add(String.format(Locale.ROOT, "the time was over before %,d transactions were done", wanted));
        }
    }

    private void endByForce() {
        List<Client> busy = clients.stream().filter(Client::isBusy).toList();
        crew.window.kill();
        crew.go();
        if (!busy.isEmpty()) {
            notes.add(String.format(
                    Locale.ROOT,
                    "%,d %s killed at the end",
                    busy.size(),
                    busy.size() == 1 ? "transaction was" : "transactions were"));
        }
        Killer.killQueries(
                plan.endpoint(), busy.stream().map(Client::connectionId).toList());
        if (awaitDone(EFFECT_NANOS)) {
            return;
        }
        clients.stream().filter(Client::isBusy).forEach(Client::abort);
        if (awaitDone(EFFECT_NANOS)) {
            return;
        }
        clients.forEach(Client::interrupt);
        if (!awaitDone(EFFECT_NANOS)) {
            notes.add("a client does not end: its thread was left behind");
        }
    }

    /** Waits for all clients to end; a further interrupt only cuts the waiting short. */
    private boolean awaitDone(long nanos) {
        try {
            return crew.awaitDone(nanos);
        } catch (InterruptedException hurry) {
            interruptedAt = interruptedAt == 0 ? System.nanoTime() : interruptedAt;
            crew.window.stop();
            return false;
        }
    }

    private void noteWarnings() {
        long warnings = clients.stream().mapToLong(Client::warnings).sum();
        if (warnings > 0) {
            notes.add(String.format(Locale.ROOT, "%,d warnings from the server", warnings));
        }
    }

    private LoadResult result() {
        double seconds = measuredSeconds();
        noteWarnings();
        if (seconds - sampler.lastCut() > 0.001) {
            Interval last = sampler.cut(seconds);
            listener.interval(last);
        }
        return new LoadResult(
                ending(),
                seconds,
                sampler.counts(),
                sampler.latency(),
                statements(),
                sampler.intervals(),
                clients.stream().map(client -> client.tally.transactions()).toList(),
                clients.stream().map(Client::busySeconds).toList(),
                meter.end(),
                crew.errors.texts(),
                notes,
                openLoop());
    }

    private Ending ending() {
        if (interruptedAt != 0) {
            return Ending.INTERRUPTED;
        }
        return crew.failure() == null ? Ending.COMPLETED : Ending.failed(crew.failure());
    }

    /** From the beginning of the measured part to the time limit, or to the last transaction that ended after it. */
    private double measuredSeconds() {
        long from = crew.window.measuredFrom();
        long end = interruptedAt != 0 ? interruptedAt : crew.failure() != null ? crew.failedAt() : plannedEnd();
        for (Client client : clients) {
            end = client.lastEnd() != 0 && client.lastEnd() - end > 0 ? client.lastEnd() : end;
        }
        return from == 0 ? 0 : Math.max(0, (end - from) / 1e9);
    }

    /** The time limit; where the number of transactions ended the run, the last of them decides. */
    private long plannedEnd() {
        return crew.hasBegunAll() ? crew.window.measuredFrom() : crew.window.deadline();
    }

    private OpenLoop openLoop() {
        if (crew.arrivals == null) {
            return null;
        }
        long end = crew.window.sooner(interruptedAt != 0 ? interruptedAt : System.nanoTime());
        return new OpenLoop(
                plan.pacing().rate().orElseThrow(),
                merged("service", Turns::service),
                merged("lateness", Turns::lateness),
                crew.arrivals.most(),
                crew.hasBegunAll() ? 0 : crew.arrivals.waiting(end),
                crew.hasBegunAll() ? 0 : crew.arrivals.oldestSeconds(end));
    }

    private Latency merged(String kind, Function<Turns, Latencies> recorded) {
        Latencies all = new Latencies(3);
        clients.forEach(client -> all.add(recorded.apply(client.turns())));
        return new Latency(kind, all.histogram());
    }

    private List<Latency> statements() {
        Map<String, Latencies> kinds = new TreeMap<>();
        for (Client client : clients) {
            client.session()
                    .byKind()
                    .forEach((kind, nanos) -> kinds.computeIfAbsent(
                                    kind, unknown -> new Latencies(RecordingSession.DIGITS))
                            .add(nanos));
        }
        return kinds.entrySet().stream()
                .map(kind -> new Latency(kind.getKey(), kind.getValue().histogram()))
                .toList();
    }

    private static String withoutFullStop(String sentence) {
        return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }
}
