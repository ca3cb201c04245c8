package io.benchbook.experiment.claim;

import io.benchbook.experiment.RunResult;
import io.benchbook.stats.Claims;
import java.util.List;
import java.util.OptionalInt;

/**
 * The smallest number of threads whose prepared statements are more than the server allows: error 1461, {@code
 * ER_MAX_PREPARED_STMT_COUNT_REACHED} (refman mysql-errors).
 */
final class Ceiling {
    static final String METRIC = "first_failing_threads";
    private static final int TOO_MANY_STATEMENTS = 1461;

    private Ceiling() {}

    /** Needs prepared runs of the claim's workload, one that met the error and one with fewer threads that did not. */
    static ClaimOutcome test(Claim claim, List<RunResult> runs) {
        List<RunResult> tried = runs.stream()
                .filter(run ->
                        run.prepared() && run.workload().equals(claim.scope().workload()))
                .toList();
        OptionalInt failing =
                tried.stream().filter(Ceiling::met).mapToInt(RunResult::threads).min();
        boolean bounded = failing.isPresent()
                && tried.stream().anyMatch(run -> !met(run) && run.threads() == failing.getAsInt() - 1);
        if (!bounded) {
            return claim.untested(
                    "no prepared runs of " + claim.scope().workload() + " with and without error 1461, a thread apart");
        }
        int here = failing.getAsInt();
        return new ClaimOutcome(claim, Claims.fact(claim.expected().contains(here), here), tried.size() + " runs");
    }

    private static boolean met(RunResult run) {
        boolean atTheStart = run.ended().reason().contains("(" + TOO_MANY_STATEMENTS + ")");
        return atTheStart || run.errors().containsKey(TOO_MANY_STATEMENTS);
    }
}
