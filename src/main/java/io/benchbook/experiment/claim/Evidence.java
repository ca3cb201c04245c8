package io.benchbook.experiment.claim;

import io.benchbook.base.Numbers;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.compare.SameSetting;
import io.benchbook.server.settings.Difference;
import io.benchbook.stats.ClaimResult;
import io.benchbook.stats.Claims;
import io.benchbook.stats.Expected;
import io.benchbook.stats.Interval;
import io.benchbook.stats.Level;
import io.benchbook.stats.RandomEffects;
import java.util.List;
import java.util.stream.Stream;

/**
 * What runs say of a claim: those that completed and that it speaks of, by side, brought together level by level of its axis.
 *
 * @param claim that is tested
 * @param compared runs of that side
 * @param reference runs of the other one; none where the claim has one side only
 */
record Evidence(Claim claim, List<RunResult> compared, List<RunResult> reference) {
    private static final double CONFIDENCE = 0.95;

    static Evidence of(Claim claim, List<RunResult> runs) {
        ClaimScope scope = claim.scope();
        List<RunResult> spokenOf =
                runs.stream().filter(run -> RunPlace.isSpokenOf(scope, run)).toList();
        return new Evidence(claim, of(spokenOf, scope.comparedHere()), of(spokenOf, scope.reference()));
    }

    private static List<RunResult> of(List<RunResult> runs, String side) {
        return side.isEmpty()
                ? List.of()
                : runs.stream().filter(SidePattern.of(side)::matches).toList();
    }

    ClaimOutcome outcome() {
        if (compared.isEmpty()
                || reference.isEmpty() && !claim.scope().reference().isEmpty()) {
            return claim.untested("no run of " + missing() + " that completed");
        }
        return new ClaimOutcome(claim, result().confoundedBy(confounders()), runs() + " runs");
    }

    private String missing() {
        ClaimScope scope = claim.scope();
        String side = compared.isEmpty() ? scope.comparedHere() : scope.reference();
        return Stream.of(side, scope.workload(), scope.durability())
                .filter(word -> !word.isEmpty() && !word.equals("all") && !word.equals("both"))
                .reduce((a, b) -> a + " · " + b)
                .orElse(side);
    }

    private int runs() {
        return compared.size() + reference.size();
    }

    private ClaimResult result() {
        return switch (claim.kind()) {
            case "ratio" -> ratio();
            case "steadiness" ->
                Claims.steadiness(Series.seconds(compared), Series.seconds(reference), claim.expected());
            case "fact" -> claim.untested("it is read or counted: fact(...)").result();
            default ->
                Claims.overLevels(
                                claim.kind(),
                                claim.direction(),
                                levels(),
                                claim.scope().range(),
                                claim.expected())
                        .orElseThrow();
        };
    }

    private ClaimResult ratio() {
        if (claim.scope().metric().endsWith("_max")) {
            return ofHighest();
        }
        List<Level> ratios = ratios();
        if (ratios.isEmpty()) {
            return claim.untested("no level that both sides were run at").result();
        }
        Interval mean = RandomEffects.mean(ratios, CONFIDENCE);
        if (ratios.size() == 1 && Math.min(compared.size(), reference.size()) < 2) {
            return Claims.ratio(Interval.unknown(mean.estimate(), CONFIDENCE), Expected.atLeast(0))
                    .undecided("one run a side says nothing of the spread between runs: repeat(...) or compare(...)");
        }
        return Claims.ratio(mean, claim.expected()).over(Numbers.count(ratios.size(), "level"));
    }

    private ClaimResult ofHighest() {
        Interval ratio = Ratios.of(
                Series.highest(Series.levels(claim.scope(), compared)),
                Series.highest(Series.levels(claim.scope(), reference)));
        return Claims.ratio(ratio, claim.expected());
    }

    private List<Level> levels() {
        boolean ofRatio =
                claim.kind().equals("crossover") || claim.scope().metric().endsWith("_ratio");
        return ofRatio ? ratios() : Series.levels(claim.scope(), compared);
    }

    private List<Level> ratios() {
        return Series.ratios(claim.scope(), compared, reference);
    }

    /**
     * What differs between the two sides in settings that can matter, but for what the claim itself is about and for what neither
     * can be given.
     */
    private List<String> confounders() {
        if (reference.isEmpty()) {
            return List.of();
        }
        return Difference.between(
                        reference.get(0).provenance().variables(),
                        compared.get(0).provenance().variables())
                .stream()
                .filter(Difference::confounder)
                .filter(each -> SameSetting.possible(each.variable(), each.a(), each.b()))
                .map(Difference::variable)
                .filter(variable -> !claim.scope().isAbout(variable))
                .toList();
    }
}
