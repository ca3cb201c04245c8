package io.benchbook.commands.recording;

import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.sweep.Sweep;
import io.benchbook.experiment.sweep.SweepPlan;
import io.benchbook.experiment.sweep.SweepRunner;
import io.benchbook.server.Server;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Where results of commands come from. Implementations are safe for use from many threads. */
public interface Recording {
    /** Everything is measured, and nothing is written down beside the journal of runs. */
    Recording NONE = new Recording() {};

    /**
     * The result of a command.
     *
     * @param form how it is written down
     * @param measured gets it from the servers
     */
    default <T> T result(Call call, Form<T> form, Supplier<T> measured) {
        return measured.get();
    }

    /**
     * The result of a sweep, whose runs are written down one by one.
     *
     * @param runner measures what is missing
     * @param ended hears of each run, also of those that were taken from a record
     */
    default Sweep sweep(Call call, SweepPlan plan, SweepRunner runner, Consumer<RunResult> ended) {
        return runner.run(plan);
    }

    /**
     * The server that a notebook gets when it names one.
     *
     * @param name as results have it, as far as it is known before the server is
     */
    default Server server(String name, Supplier<? extends Server> real) {
        return real.get();
    }
}
