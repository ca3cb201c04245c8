package io.benchbook.commands;

import io.benchbook.base.Numbers;
import io.benchbook.display.Displays;
import io.benchbook.display.Screen;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** The jobs of one Benchbook. */
final class JobList {
    private static final Duration LAST_PATIENCE = Duration.ofSeconds(5);

    private final Consumer<String> notices;
    private final List<Job<?>> jobs = new CopyOnWriteArrayList<>();

    /** @param notices hears of the end of each job */
    JobList(Consumer<String> notices) {
        this.notices = notices;
    }

    synchronized <T> Job<T> begin(Callable<T> work) {
        Job<T> job = new Job<>("job " + (jobs.size() + 1), work, this::ended);
        jobs.add(job);
        job.start();
        return job;
    }

    private void ended(Job<?> job) {
        notices.accept(job.name() + " " + verb(job.state()) + " after " + Numbers.seconds(job.seconds()) + result(job));
    }

    private static String verb(Job.State state) {
        return switch (state) {
            case DONE -> "is done";
            case FAILED -> "failed";
            default -> "was stopped";
        };
    }

    private static String result(Job<?> job) {
        try {
            Object value = job.result();
            return value == null ? "." : ": " + firstLine(value);
        } catch (InterruptedException e) {
            return ".";
        } catch (RuntimeException e) {
            return job.state() == Job.State.FAILED ? ": " + e.getMessage() : ".";
        }
    }

    private static String firstLine(Object value) {
        return Displays.text(value, Screen.PLAIN).lines().findFirst().orElse("").strip();
    }

    List<Job<?>> all() {
        return List.copyOf(jobs);
    }

    List<Job<?>> running() {
        return jobs.stream().filter(job -> job.state() == Job.State.RUNNING).toList();
    }

    /** Asks all to end and waits for that. */
    void close() {
        List<Job<?>> stopped = jobs.stream().filter(Job::askToEnd).toList();
        stopped.forEach(job -> job.awaitEnd(LAST_PATIENCE));
    }
}
