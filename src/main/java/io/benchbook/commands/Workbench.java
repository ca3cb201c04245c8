package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Progress;
import io.benchbook.commands.recording.Recording;
import io.benchbook.display.Displays;
import io.benchbook.display.Screen;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.server.Server;
import io.benchbook.server.external.PasswordPrompt;
import io.benchbook.server.sandbox.Sandboxes;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import tech.tablesaw.api.Table;

/**
 * What the commands of one Benchbook share, as they are static methods: who hears of progress, the servers, the current
 * one, the results and the journal. Front ends set it up and close it; closing stops the servers.
 */
public final class Workbench implements AutoCloseable {
    private static final long SOON_NANOS = 1_000_000_000;
    private static final Workbench CURRENT = new Workbench();

    private volatile Progress progress = Progress.SILENT;
    private volatile PasswordPrompt prompt = PasswordPrompt.NOBODY;
    private volatile Consumer<String> notices = line -> {};
    private volatile Consumer<Path> classpath = jar -> {
        throw new BenchbookException("deps: there are no cells here that could use it.");
    };
    private volatile Recording recording = Recording.NONE;
    private volatile Stage stage = value -> notices.accept(Displays.text(value, Screen.PLAIN));

    private final KnownServers servers = new KnownServers(
            this::progress, account -> prompt.ask(account), line -> notices.accept(line), () -> recording);
    private final JobList jobs = new JobList(line -> notices.accept(line));
    private final List<RunResult> results = new CopyOnWriteArrayList<>();

    private Workbench() {}

    public static Workbench current() {
        return CURRENT;
    }

    /** Who hears of progress; a job's is its own. */
    public Progress progress() {
        return Thread.currentThread() instanceof Job<?>.Worker worker ? worker.progress() : progress;
    }

    public void progress(Progress listener) {
        progress = listener;
    }

    /** Who is asked for passwords that are found nowhere; at first nobody. */
    public void prompt(PasswordPrompt asked) {
        prompt = asked;
    }

    /** Who hears what commands have to say beside their results, a line each; at first nobody. */
    public void notices(Consumer<String> listener) {
        notices = listener;
    }

    /** Who adds jars to the class path of cells. */
    public void classpath(Consumer<Path> adding) {
        classpath = adding;
    }

    void addLibrary(Path jar) {
        classpath.accept(jar);
    }

    /** Where values are shown before their cell has ended; at first as text to those who hear {@link #notices}. */
    public Stage stage() {
        return stage;
    }

    public void stage(Stage shown) {
        stage = shown;
    }

    /** Where results come from; at first all are measured. */
    public Recording recording() {
        return recording;
    }

    public void recording(Recording source) {
        recording = source;
    }

    /** Tells a line beside a command's result. */
    void say(String line) {
        notices.accept(line);
    }

    /** All runs of this session, in the order in which they ended. */
    public List<RunResult> results() {
        return List.copyOf(results);
    }

    /** Where runs are recorded. */
    public Journal journal() {
        return Journal.here();
    }

    /**
     * Loads the classes of tables soon, on a thread that no Ctrl-C interrupts: an interrupt while a cell loads them would
     * leave them unusable for as long as this JVM lives.
     */
    public void prepareTables() {
        Thread thread = new Thread(
                () -> {
                    LockSupport.parkNanos(SOON_NANOS);
                    Table.create();
                },
                "tables");
        thread.setDaemon(true);
        thread.start();
    }

    /** Where executions of notebooks are recorded. */
    public Path executions() {
        return journal().folder().resolve("executions");
    }

    /** Adds a run to this session's. */
    void add(RunResult run) {
        results.add(run);
    }

    /** The servers that Benchbook starts itself. */
    public Sandboxes sandboxes() {
        return servers.sandboxes();
    }

    /** Ends the servers of Benchbooks that were killed; where that cannot be done, the first use of a server says so. */
    public void reap() {
        try {
            sandboxes().reap();
        } catch (BenchbookException e) {
            // said when a server is first needed
        }
    }

    /** What {@code server("...")} takes, for completion. */
    public List<String> serverNames() {
        return servers.all().stream().map(Server::name).toList();
    }

    /** The variables of the current server, for completion; empty where it is not running. */
    public List<String> variableNames() {
        return servers.running()
                .map(server -> List.copyOf(server.variables().keySet()))
                .orElse(List.of());
    }

    /** What a command takes and does, in a line; empty where there is no such command. */
    public Optional<String> hint(String command) {
        return Help.hint(command);
    }

    /** What {@code help("...")} takes, for completion. */
    public List<String> helpNames() {
        return List.copyOf(Help.names());
    }

    JobList jobs() {
        return jobs;
    }

    /** Says which other jobs are running: what is measured now shares the machine with them. */
    void tellOfOtherJobs() {
        jobs.running().stream()
                .filter(job -> !job.isCurrent())
                .forEach(job -> say(job.name() + " is running too: both measure less than alone."));
    }

    /** The jobs that are running, a line each. */
    public List<String> runningJobs() {
        return jobs.running().stream().map(Job::toString).toList();
    }

    /** The servers that are known, and the current one. */
    KnownServers servers() {
        return servers;
    }

    /** Ends the jobs, puts back what was changed on servers that were running already, and ends the sandboxes. The workbench may be used again afterwards. */
    @Override
    public void close() {
        jobs.close();
        servers.close();
    }
}
