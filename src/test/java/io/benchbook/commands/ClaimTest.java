package io.benchbook.commands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.experiment.claim.Claim;
import io.benchbook.stats.ClaimVerdict;
import io.benchbook.stats.Interval;
import io.benchbook.stats.Level;
import java.util.List;
import org.junit.jupiter.api.Test;
import tech.tablesaw.api.Row;
import tech.tablesaw.api.Table;

class ClaimTest {
    @Test
    void a_ratio_is_tested_against_the_range_of_the_published_claim() {
        Claim claim = Published.claim("R1.2a");
        assertThat(claim.test(interval(1.25, 1.4)))
                .hasToString("R1.2a: reproduced, 1.32 [1.25, 1.40], expected 1.2 to 1.5");
        assertThat(claim.test(interval(0.7, 0.8)).verdict()).isEqualTo(ClaimVerdict.OPPOSITE);
        assertThat(claim.test(interval(1.25, 1.4))
                        .confoundedBy("character_set_server")
                        .verdict())
                .isEqualTo(ClaimVerdict.CONFOUNDED);
    }

    @Test
    void a_trend_and_a_crossover_take_levels() {
        List<Level> level = List.of(at(5, 1000), at(20, 1000), at(40, 990), at(200, 1001));
        assertThat(Published.claim("R1.2b").test(level).verdict()).isEqualTo(ClaimVerdict.REPRODUCED);
        List<Level> ratios = List.of(at(5, 1.2), at(40, 1.05), at(80, 0.95), at(200, 0.8));
        assertThat(Published.claim("R1.4a").test(ratios).verdict()).isEqualTo(ClaimVerdict.REPRODUCED);
        assertThat(Published.claim("R1.4a").test(ratios.subList(0, 1)))
                .hasToString("R1.4a: not tested, fewer than 2 levels, or less than half of the range");
    }

    @Test
    void every_claim_that_is_measured_can_be_had_by_its_name() {
        for (Row row : Published.published("claims")) {
            Claim claim = Published.claim(row.getString("id") + row.getString("part"));
            assertThat(claim.kind()).isEqualTo(row.getString("kind"));
            assertThat(claim.expected().low())
                    .isLessThanOrEqualTo(claim.expected().high());
        }
    }

    @Test
    void the_table_of_claims_has_a_row_an_outcome() {
        assertThat(Published.claims(
                                Published.claim("R1.2a").test(interval(1.25, 1.4)),
                                Published.claim("R2.2").test(interval(0.99, 1.02)))
                        .print())
                .contains("R1.2a", "R2.2", "0.95 to 1.05", "reproduced");
    }

    @Test
    void the_claims_of_a_report_are_all_there_tested_or_not() {
        Table table = Published.claims("R2", Published.claim("R2.2").test(interval(0.99, 1.02)), List.of());
        assertThat(table.stringColumn("claim").asList())
                .containsExactly("R2.1a", "R2.1b", "R2.2", "R2.3a", "R2.3b", "R2.4");
        assertThat(table.stringColumn("verdict").asList())
                .containsExactly("not tested", "not tested", "reproduced", "not tested", "not tested", "not tested");
        assertThat(table.doubleColumn("published").get(3)).isEqualTo(1.22);
        assertThatThrownBy(() -> Published.claims("R9")).hasMessageStartingWith("claims: there are none of R9.");
        assertThatThrownBy(() -> Published.claims("R2", 7)).hasMessageContaining("got Integer");
    }

    @Test
    void facts_are_read_or_counted() {
        assertThat(Published.claim("R1.8a").fact(91).verdict()).isEqualTo(ClaimVerdict.REPRODUCED);
        assertThat(Published.claim("R1.8a").fact(91)).hasToString("R1.8a: reproduced, 91.0 [91.0, 91.0], expected 91");
        assertThat(Published.claim("R1.8a").fact(92).verdict()).isEqualTo(ClaimVerdict.NOT_REPRODUCED);
        assertThat(Published.claim("R4.3b").fact(false)).hasToString("R4.3b: not reproduced, read");
    }

    @Test
    void an_unknown_claim_and_a_test_that_does_not_fit_are_refused() {
        assertThatThrownBy(() -> Published.claim("R1.2"))
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("claim: there is no claim R1.2. Did you mean R1.2a?");
        assertThatThrownBy(() -> Published.claim("R1.2b").test(interval(1, 1)))
                .hasMessage(
                        "claim R1.2b: test(interval) does not fit, as it is of kind trend, which takes test(levels) or test(sweep).");
        assertThatThrownBy(() -> Published.claim("R4.3b").test(List.of()))
                .hasMessageContaining("it is read or counted");
    }

    private static Interval interval(double low, double high) {
        return new Interval(Math.sqrt(low * high), low, high, 0.95);
    }

    private static Level at(double threads, double value) {
        return new Level(threads, new Interval(value, value * 0.99, value * 1.01, 0.95));
    }
}
