package io.benchbook.experiment.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RealSummaryTest {
    @Test
    void each_kind_is_judged_by_its_goal_with_bounds_on_the_share() {
        assertThat(RealSummary.of(List.of(
                        "started_at,kind,verdict,ratio,low,high,pairs,seconds",
                        "2026-11-30T18:00:00Z,SAME,NO_PRACTICAL_DIFFERENCE,1.001,0.99,1.01,20,30",
                        "2026-11-30T18:01:00Z,SLOWER_5,LOWER,0.95,0.94,0.96,30,40",
                        "2026-11-30T18:02:00Z,SLOWER_5,LOWER,0.95,0.94,0.96,40,50",
                        "2026-11-30T18:03:00Z,SLOWER_1,LOWER,0.98,0.97,0.99,40,50")))
                .isEqualTo("""
                        SAME      0 of 1 called different (0 %, 95 % bounds 0 to 98 %), 1 no practical difference, 0 too noisy; median 20 pairs, 30 s; wished: fewer than 4 of 20, met
                        SLOWER_5  2 of 2 called different (100 %, 95 % bounds 16 to 100 %), 0 no practical difference, 0 too noisy; median 30 pairs, 40 s; wished: at least 90 % slower, met
                        SLOWER_1  1 of 1 called different (100 %, 95 % bounds 3 to 100 %), 0 no practical difference, 0 too noisy; median 40 pairs, 50 s; wished: none, MISSED
                        """);
    }
}
