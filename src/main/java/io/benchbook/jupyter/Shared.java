package io.benchbook.jupyter;

import io.benchbook.eval.Evaluator;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Supplier;

/**
 * What all subshells of a kernel have in common.
 *
 * @param evaluator waits until it has started
 */
record Shared(
        Sockets sockets,
        Owners owners,
        Bundles bundles,
        LiveDisplay live,
        Interruption interruption,
        ScheduledExecutorService timer,
        Supplier<Evaluator> evaluator) {}
