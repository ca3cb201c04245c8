package io.benchbook.experiment.claim;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.SampleRuns;
import io.benchbook.stats.AxisRange;
import io.benchbook.stats.ClaimResult;
import io.benchbook.stats.ClaimVerdict;
import io.benchbook.stats.Expected;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

class EvidenceTest {
    private static final int[] THREADS = {5, 20, 80, 200};
    private static final AxisRange FULL = new AxisRange(5, 200);

    @Test
    void a_ratio_over_an_axis_is_the_mean_of_the_levels_that_both_sides_were_run_at() {
        List<RunResult> runs = new ArrayList<>();
        for (int threads : THREADS) {
            runs.add(run("5.7.22", threads, 1_330));
            runs.add(run("8.0.15", threads, 1_000));
        }
        runs.add(run("5.7.22", 40, 9_999));
        ClaimOutcome outcome = test(ratio(1.2, 1.5), runs);
        assertThat(outcome.verdict()).isEqualTo(ClaimVerdict.REPRODUCED);
        assertThat(outcome.result().here().estimate()).isBetween(1.32, 1.34);
        assertThat(outcome.behind()).isEqualTo("9 runs");
        assertThat(outcome.result().reason()).isEqualTo("ratio over 4 levels");
    }

    @Test
    void a_ratio_that_differs_from_level_to_level_has_a_wide_interval() {
        List<RunResult> runs = new ArrayList<>();
        for (int i = 0; i < THREADS.length; i++) {
            runs.add(run("5.7.22", THREADS[i], 1_000 * (1 + 0.25 * i)));
            runs.add(run("8.0.15", THREADS[i], 1_000));
        }
        assertThat(test(ratio(1.2, 1.5), runs).verdict()).isEqualTo(ClaimVerdict.UNDECIDED);
    }

    @Test
    void one_run_a_side_decides_nothing_and_repeated_ones_do() {
        Claim claim = ratio(1.2, 1.5);
        List<RunResult> runs = new ArrayList<>(List.of(run("5.7.22", 5, 1_330), run("8.0.15", 5, 1_000)));
        assertThat(test(claim, runs).verdict()).isEqualTo(ClaimVerdict.UNDECIDED);
        assertThat(test(claim, runs).result().reason()).contains("repeat(...)");
        runs.addAll(List.of(
                run("5.7.22", 5, 1_335), run("8.0.15", 5, 1_005), run("5.7.22", 5, 1_325), run("8.0.15", 5, 995)));
        assertThat(test(claim, runs).verdict()).isEqualTo(ClaimVerdict.REPRODUCED);
    }

    @Test
    void only_runs_of_the_claims_own_workload_durability_versions_and_range_count() {
        SoftAssertions softly = new SoftAssertions();
        Claim claim = ratio(1.2, 1.5);
        softly.assertThat(test(claim, List.of()).result().reason())
                .isEqualTo("no run of 5.7.22 · oltp_read_only · SAFE that completed");
        softly.assertThat(test(claim, List.of(run("5.7.22", 5, 1_000))).result().reason())
                .startsWith("no run of 8.0.15");
        softly.assertThat(
                        test(claim, List.of(run("5.7.22", 300, 1_000))).result().reason())
                .startsWith("no run of 5.7.22");
        softly.assertThat(SidePattern.of("8.0").among(List.of(run("8.0.15", 5, 1))))
                .hasSize(1);
        softly.assertThat(SidePattern.of("8.0.1").among(List.of(run("8.0.15", 5, 1))))
                .isEmpty();
        softly.assertThat(SidePattern.of("8.0 skip-log-bin").among(List.of(run("8.0.15", 5, 1))))
                .isEmpty();
        softly.assertAll();
    }

    @Test
    void settings_that_differ_between_the_sides_confound_unless_the_claim_is_about_them() {
        List<RunResult> runs = new ArrayList<>();
        for (int threads : THREADS) {
            runs.add(SampleRuns.ofSweep(
                    "5.7.22", "oltp_read_only", threads, 1_330, Map.of(), Map.of("character_set_server", "latin1")));
            runs.add(SampleRuns.ofSweep(
                    "8.0.15", "oltp_read_only", threads, 1_000, Map.of(), Map.of("character_set_server", "utf8mb4")));
        }
        ClaimOutcome outcome = test(ratio(1.2, 1.5), runs);
        assertThat(outcome.verdict()).isEqualTo(ClaimVerdict.CONFOUNDED);
        assertThat(outcome.result().byFigure()).isEqualTo(ClaimVerdict.REPRODUCED);
        assertThat(outcome.result().confounders()).containsExactly("character_set_server");
    }

    @Test
    void settings_confound_where_they_differ_between_runs_that_are_compared_whichever_comes_first() {
        String flush = "innodb_flush_log_at_trx_commit";
        List<RunResult> paired = new ArrayList<>();
        List<RunResult> later = new ArrayList<>();
        for (int i = 0; i < THREADS.length; i++) {
            String value = i == 0 ? "1" : "2";
            paired.add(0, withSetting("5.7.22", THREADS[i], 1_330, flush, value));
            paired.add(withSetting("8.0.15", THREADS[i], 1_000, flush, value));
            later.add(withSetting("5.7.22", THREADS[i], 1_330, flush, "1"));
            later.add(withSetting("8.0.15", THREADS[i], 1_000, flush, value));
        }
        assertThat(test(ratio(1.2, 1.5), paired).result().confounders()).isEmpty();
        assertThat(test(ratio(1.2, 1.5), later).result().confounders()).containsExactly(flush);
    }

    @Test
    void a_side_without_options_is_of_runs_that_were_given_none_where_there_are_such() {
        List<RunResult> given = new ArrayList<>();
        List<RunResult> all = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            given.add(withStartup("skip-log-bin", 1_195 + 5 * i));
            all.add(withStartup("", 995 + 5 * i));
        }
        assertThat(SidePattern.of("8.0").among(given)).hasSize(3);
        all.addAll(given);
        ClaimScope scope = new ClaimScope(
                "oltp_read_only", "", "tps", "8.0 skip-log-bin", "8.0", "8.0 skip-log-bin", "threads", FULL);
        Claim claim = new Claim("T", "", "ratio", scope, "similar", new Expected(0.95, 1.05), Double.NaN);
        assertThat(test(claim, all).result().here().estimate()).isBetween(1.19, 1.21);
    }

    @Test
    void what_a_switch_sets_is_no_confounder_of_a_claim_about_the_switch_nor_what_no_other_version_has() {
        ClaimScope scope = new ClaimScope(
                "",
                "",
                "tps",
                "8.0 innodb_dedicated_server=on skip-log-bin",
                "8.0 skip-log-bin",
                "8.0",
                "threads",
                null);
        assertThat(scope.isAbout("innodb_dedicated_server")).isTrue();
        assertThat(scope.isAbout("innodb_buffer_pool_size")).isTrue();
        assertThat(scope.isAbout("log_bin")).isTrue();
        assertThat(scope.isAbout("innodb_flush_neighbors")).isFalse();
        assertThat(new ClaimScope("", "", "tps", "8.0", "5.7", "8.0", "threads", null)
                        .isAbout("innodb_buffer_pool_size"))
                .isFalse();
        List<RunResult> runs = new ArrayList<>();
        for (int threads : THREADS) {
            runs.add(SampleRuns.ofSweep(
                    "5.7.22", "oltp_read_only", threads, 1_330, Map.of(), Map.of("query_cache_type", "OFF")));
            runs.add(SampleRuns.ofSweep("8.0.15", "oltp_read_only", threads, 1_000, Map.of(), Map.of()));
        }
        assertThat(test(ratio(1.2, 1.5), runs).verdict()).isEqualTo(ClaimVerdict.REPRODUCED);
    }

    @Test
    void crossovers_peaks_trends_and_drops_are_read_from_the_levels() {
        double[] falling = {1.3, 1.1, 0.9, 0.8};
        List<RunResult> runs = new ArrayList<>();
        for (int i = 0; i < THREADS.length; i++) {
            for (double luck : new double[] {0.999, 1, 1.001}) {
                runs.add(run("5.7.22", THREADS[i], luck * 1_000 * falling[i]));
                runs.add(run("8.0.15", THREADS[i], luck * 1_000));
            }
        }
        SoftAssertions softly = new SoftAssertions();
        softly.assertThat(test(claim("crossover", "higher, then lower", "tps", 0, Double.POSITIVE_INFINITY), runs)
                        .verdict())
                .isEqualTo(ClaimVerdict.REPRODUCED);
        softly.assertThat(test(claim("trend", "flat or down", "tps", 0, 1.02), runs)
                        .verdict())
                .isEqualTo(ClaimVerdict.REPRODUCED);
        softly.assertThat(
                        test(claim("peak", "decline after", "tps", 0, 80), runs).verdict())
                .isEqualTo(ClaimVerdict.REPRODUCED);
        softly.assertThat(test(claim("peak", "peak between", "tps_ratio", 0, 200), runs)
                        .verdict())
                .isEqualTo(ClaimVerdict.NOT_REPRODUCED);
        softly.assertThat(test(claim("peak", "drop", "tps", 80, 80), runs).verdict())
                .isNotEqualTo(ClaimVerdict.NOT_TESTED);
        softly.assertAll();
    }

    @Test
    void crossovers_peaks_drops_and_highest_levels_of_one_run_each_are_undecided() {
        double[] falling = {1.3, 1.1, 0.9, 0.8};
        List<RunResult> runs = new ArrayList<>();
        for (int i = 0; i < THREADS.length; i++) {
            runs.add(run("5.7.22", THREADS[i], 1_000 * falling[i]));
            runs.add(run("8.0.15", THREADS[i], 1_000));
        }
        SoftAssertions softly = new SoftAssertions();
        for (Claim claim : List.of(
                claim("crossover", "higher, then lower", "tps", 0, Double.POSITIVE_INFINITY),
                claim("peak", "decline after", "tps", 0, 80),
                claim("peak", "peak between", "tps_ratio", 0, 200),
                claim("peak", "drop", "tps", 80, 80),
                claim("ratio", "higher", "tps_max", 1, 2))) {
            ClaimResult result = test(claim, runs).result();
            softly.assertThat(result.verdict()).as(claim.direction()).isEqualTo(ClaimVerdict.UNDECIDED);
            softly.assertThat(result.reason()).as(claim.direction()).contains("repeat(...)");
        }
        softly.assertAll();
    }

    @Test
    void one_run_a_side_at_the_only_common_level_decides_nothing_whatever_was_run_at_others() {
        List<RunResult> runs = List.of(
                run("5.7.22", 5, 1_330), run("5.7.22", 20, 1_330), run("8.0.15", 5, 1_000), run("8.0.15", 80, 1_000));
        assertThat(test(ratio(1.2, 1.5), runs).verdict()).isEqualTo(ClaimVerdict.UNDECIDED);
    }

    private static RunResult withSetting(String server, int threads, double tps, String variable, String value) {
        return SampleRuns.ofSweep(server, "oltp_read_only", threads, tps, Map.of(), Map.of(variable, value));
    }

    private static RunResult withStartup(String option, double tps) {
        return SampleRuns.ofSweep("8.0.15", "oltp_read_only", 32, tps, Map.of("startup", option), Map.of());
    }

    private static RunResult run(String server, int threads, double tps) {
        return SampleRuns.ofSweep(server, "oltp_read_only", threads, tps, Map.of(), Map.of());
    }

    private static ClaimOutcome test(Claim claim, List<RunResult> runs) {
        return claim.test(runs.toArray(RunResult[]::new));
    }

    private static Claim ratio(double low, double high) {
        return claim("ratio", "higher", "tps", low, high);
    }

    private static Claim claim(String kind, String direction, String metric, double low, double high) {
        ClaimScope scope =
                new ClaimScope("oltp_read_only", "SAFE", metric, "5.7.22", "8.0.15", "5.7.22", "threads", FULL);
        return new Claim("T", "", kind, scope, direction, new Expected(low, high), Double.NaN);
    }
}
