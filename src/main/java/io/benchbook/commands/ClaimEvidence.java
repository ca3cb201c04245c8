package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.claim.Claim;
import io.benchbook.experiment.claim.ClaimOutcome;
import io.benchbook.experiment.sweep.Sweep;
import io.benchbook.stats.ClaimVerdict;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** What a table of claims is given: outcomes of single tests, and runs, sweep by sweep. */
record ClaimEvidence(List<ClaimOutcome> outcomes, List<List<RunResult>> runs) {
    static ClaimEvidence of(Object... evidence) {
        ClaimEvidence all = new ClaimEvidence(new ArrayList<>(), new ArrayList<>());
        List<RunResult> single = new ArrayList<>();
        for (Object one : evidence) {
            all.add(one, single);
        }
        if (!single.isEmpty()) {
            all.runs.add(single);
        }
        return all;
    }

    private void add(Object one, List<RunResult> single) {
        if (one instanceof ClaimOutcome outcome) {
            outcomes.add(outcome);
        } else if (one instanceof Sweep sweep) {
            runs.add(sweep.results());
        } else if (one instanceof RunResult run) {
            single.add(run);
        } else if (one instanceof Collection<?> several) {
            several.forEach(each -> add(each, single));
        } else {
            throw new BenchbookException("claims: takes sweeps, runs and outcomes of claim(...).test(...), got "
                    + (one == null ? "null" : one.getClass().getSimpleName())
                    + ". A comparison belongs to one claim: claim(\"R2.2\").test(comparison).");
        }
    }

    ClaimOutcome test(Claim claim) {
        for (ClaimOutcome outcome : outcomes) {
            if (outcome.claim().id().equals(claim.id())) {
                return outcome;
            }
        }
        ClaimOutcome last = claim.untested("nothing that was given speaks of it");
        for (List<RunResult> sweep : runs) {
            last = claim.test(sweep.toArray(RunResult[]::new));
            if (last.verdict() != ClaimVerdict.NOT_TESTED) {
                return last;
            }
        }
        return last;
    }
}
