package io.benchbook.experiment;

import io.benchbook.base.BenchbookException;
import io.benchbook.load.Affinity;
import io.benchbook.server.Server;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;

/** The processes of some runs on the processors that they ask for, for a while. */
public final class Pinned {
    private final List<Affinity> affinities = new ArrayList<>();

    private Pinned() {}

    /** What is done meanwhile. */
    @FunctionalInterface
    public interface Work<T, E extends Exception> {
        T done() throws E;
    }

    /**
     * Does it with the processes of all runs pinned, and gives them back what they had. All servers are up; one that is started
     * meanwhile runs where the generator does.
     *
     * @throws BenchbookException where a server is not on this machine, or this machine refuses
     */
    public static <T, E extends Exception> T during(List<RunSpec> runs, Work<T, E> work) throws E {
        Pinned pinned = new Pinned();
        try {
            pinned.pin(runs);
            return work.done();
        } finally {
            pinned.release();
        }
    }

    private void pin(List<RunSpec> runs) {
        for (RunSpec run : new LinkedHashSet<>(runs)) {
            if (!run.pinning().server().isNone()) {
                affinities.add(Affinity.of(process(run.server()), run.pinning().server()));
            }
        }
        runs.stream()
                .map(run -> run.pinning().generator())
                .filter(cpus -> !cpus.isNone())
                .findFirst()
                .ifPresent(cpus ->
                        affinities.add(Affinity.of(ProcessHandle.current().pid(), cpus)));
    }

    private static long process(Server server) {
        OptionalLong pid = ServerProcess.of(server);
        return pid.orElseThrow(() -> new BenchbookException("cpus: the process of " + server.name()
                + " is not on this machine, or cannot be told. Leave cpus(SERVER, ...) out."));
    }

    private void release() {
        for (int i = affinities.size() - 1; i >= 0; i--) {
            affinities.get(i).close();
        }
    }
}
