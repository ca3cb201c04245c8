package io.benchbook.experiment.claim;

import io.benchbook.base.Numbers;
import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.compare.SameSetting;
import io.benchbook.server.settings.Difference;
import io.benchbook.stats.ClaimResult;
import io.benchbook.stats.ClaimVerdict;
import io.benchbook.stats.Claims;
import io.benchbook.stats.Expected;
import io.benchbook.stats.Interval;
import io.benchbook.stats.Level;
import io.benchbook.stats.RandomEffects;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
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
    private static final String SINGLE = "one run a side says nothing of the spread between runs: repeat(...)";

    static Evidence of(Claim claim, List<RunResult> runs) {
        ClaimScope scope = claim.scope();
        List<RunResult> spokenOf =
                runs.stream().filter(run -> RunPlace.isSpokenOf(scope, run)).toList();
        return new Evidence(claim, of(spokenOf, scope.comparedHere()), of(spokenOf, scope.reference()));
    }

    private static List<RunResult> of(List<RunResult> runs, String side) {
        return side.isEmpty() ? List.of() : SidePattern.of(side).among(runs);
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
            default -> overLevels();
        };
    }

    private ClaimResult overLevels() {
        List<Level> levels = levels();
        ClaimResult result = Claims.overLevels(
                        claim.kind(), claim.direction(), levels, claim.scope().range(), claim.expected())
                .orElseThrow();
        boolean needsErrors = !claim.kind().equals("trend");
        boolean blurred = needsErrors && levels.stream().anyMatch(level -> !level.isErrorKnown());
        return blurred && result.byFigure() == ClaimVerdict.UNDECIDED ? result.undecided(SINGLE) : result;
    }

    private ClaimResult ratio() {
        if (claim.scope().metric().endsWith("_max")) {
            return ofHighest();
        }
        List<Level> ratios = Series.ratios(claim.scope(), compared, reference);
        if (ratios.isEmpty()) {
            return claim.untested("no level that both sides were run at").result();
        }
        Interval mean = RandomEffects.mean(ratios, CONFIDENCE);
        if (isOneRunASide(ratios)) {
            return Claims.ratio(Interval.unknown(mean.estimate(), CONFIDENCE), Expected.atLeast(0))
                    .undecided(SINGLE + " or compare(...)");
        }
        return Claims.ratio(mean, claim.expected()).over(Numbers.count(ratios.size(), "level"));
    }

    /** Whether the mean rests on a single level, and that on a single run of a side. */
    private boolean isOneRunASide(List<Level> ratios) {
        List<Level> known = ratios.stream().filter(Level::isErrorKnown).toList();
        List<Level> behind = known.isEmpty() ? ratios : known;
        List<Match> matches = Match.of(claim.scope(), compared, reference).stream()
                .filter(match -> match.at() == behind.get(0).at())
                .toList();
        return behind.size() == 1 && matches.size() == 1 && matches.get(0).isSingle();
    }

    private ClaimResult ofHighest() {
        Level here = Series.highest(Series.levels(claim.scope(), compared));
        Level there = Series.highest(Series.levels(claim.scope(), reference));
        ClaimResult result = Claims.ratio(Ratios.of(here.value(), there.value()), claim.expected());
        return here.isErrorKnown() && there.isErrorKnown() ? result : result.undecided(SINGLE);
    }

    private List<Level> levels() {
        boolean ofRatio =
                claim.kind().equals("crossover") || claim.scope().metric().endsWith("_ratio");
        return ofRatio
                ? Series.repeatedRatios(claim.scope(), compared, reference)
                : Series.levels(claim.scope(), compared);
    }

    /**
     * What differs between runs that were compared, in settings that can matter, but for what the claim itself is about and for
     * what neither can be given.
     */
    private List<String> confounders() {
        return pairs().stream()
                .flatMap(pair -> Difference.between(pair.reference(), pair.compared()).stream())
                .filter(Difference::confounder)
                .filter(each -> SameSetting.possible(each.variable(), each.a(), each.b()))
                .map(Difference::variable)
                .filter(variable -> !claim.scope().isAbout(variable))
                .distinct()
                .sorted()
                .toList();
    }

    /** The settings of runs that were compared, each pair once. */
    private Set<Pair> pairs() {
        Set<Pair> pairs = new LinkedHashSet<>();
        for (Match match : Match.of(claim.scope(), compared, reference)) {
            for (Map<String, String> here : settings(match.compared())) {
                settings(match.reference()).forEach(there -> pairs.add(new Pair(here, there)));
            }
        }
        return pairs;
    }

    private static Set<Map<String, String>> settings(List<RunResult> runs) {
        return runs.stream().map(run -> run.provenance().variables()).collect(Collectors.toSet());
    }

    private record Pair(Map<String, String> compared, Map<String, String> reference) {}
}
