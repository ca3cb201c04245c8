package io.benchbook.commands;

import static io.benchbook.commands.Published.claim;
import static io.benchbook.commands.Published.claims;
import static io.benchbook.commands.Records.attributions;
import static io.benchbook.commands.Records.comparisons;
import static io.benchbook.commands.Records.runs;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.experiment.attribution.Attribution;
import io.benchbook.stats.ClaimVerdict;
import org.junit.jupiter.api.Test;

class RecordsTest {
    private static final String FOLDER = "src/test/resources/journal";

    @Test
    void results_come_back_from_a_folder_or_one_of_its_files() {
        assertThat(runs(FOLDER)).hasSize(2).hasSameSizeAs(runs(FOLDER + "/schema-1.jsonl"));
        assertThat(comparisons(FOLDER))
                .singleElement()
                .satisfies(
                        comparison -> assertThat(comparison.table().rowCount()).isEqualTo(2));
        assertThat(attributions(FOLDER))
                .singleElement()
                .extracting(Attribution::kind)
                .isEqualTo(Attribution.Kind.EXPLAINED);
    }

    @Test
    void claims_are_tested_with_what_the_journal_holds() {
        assertThat(claim("R1.2a").test(comparisons(FOLDER).get(0)).verdict()).isNotEqualTo(ClaimVerdict.NOT_TESTED);
        assertThat(claims("R1", runs(FOLDER)).columnNames()).contains("verdict");
    }

    @Test
    void a_journal_that_is_not_there_is_refused_in_one_line() {
        assertThatThrownBy(() -> comparisons("nowhere"))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("comparisons: there is no file or folder nowhere.");
    }
}
