package io.benchbook.experiment.claim;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.experiment.SampleRuns;
import io.benchbook.stats.AxisRange;
import io.benchbook.stats.ClaimVerdict;
import io.benchbook.stats.Expected;
import org.junit.jupiter.api.Test;

class CeilingTest {
    private static final AxisRange AXIS = new AxisRange(90, 91);
    private static final Claim CLAIM = new Claim(
            "T",
            "",
            "fact",
            new ClaimScope("oltp_read_write", "both", Ceiling.METRIC, "server-prepared", "text", "", "threads", AXIS),
            "",
            new Expected(91, 91),
            91);

    @Test
    void the_ceiling_is_between_a_run_with_the_error_and_one_thread_less_without_it() {
        assertThat(CLAIM.test(SampleRuns.prepared(90, ""), SampleRuns.prepared(91, "(1461)"))
                        .verdict())
                .isEqualTo(ClaimVerdict.REPRODUCED);
        assertThat(CLAIM.test(SampleRuns.prepared(80, ""), SampleRuns.prepared(81, "(1461)"))
                        .verdict())
                .isEqualTo(ClaimVerdict.NOT_REPRODUCED);
    }

    @Test
    void without_both_of_them_it_is_not_tested() {
        assertThat(CLAIM.test(SampleRuns.prepared(90, "")).verdict()).isEqualTo(ClaimVerdict.NOT_TESTED);
        assertThat(CLAIM.test(SampleRuns.prepared(80, ""), SampleRuns.prepared(91, "(1461)"))
                        .verdict())
                .isEqualTo(ClaimVerdict.NOT_TESTED);
    }
}
