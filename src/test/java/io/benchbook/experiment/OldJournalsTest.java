package io.benchbook.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.experiment.attribution.AttributionFormat;
import io.benchbook.experiment.compare.ComparisonFormat;
import io.benchbook.experiment.journal.Journal;
import io.benchbook.experiment.journal.LineFormat;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Journals that earlier versions wrote. */
class OldJournalsTest {
    private static final Path FOLDER = Path.of("src/test/resources/journal");

    @Test
    void runs_of_schema_1_are_read() {
        assertThat(values(RunFormat.RUN))
                .hasSize(2)
                .first()
                .hasToString(SampleRuns.readOnly().toString());
        assertThat(values(RunFormat.RUN).get(1).sweep())
                .hasValueSatisfying(mark -> assertThat(mark.levels()).containsEntry("threads", "1"));
    }

    @Test
    void comparisons_of_schema_1_are_read() {
        assertThat(values(ComparisonFormat.COMPARISON))
                .singleElement()
                .asString()
                .startsWith("5.7.22 → 8.0.15: slower by 29 % [23, 34], 2 pairs, oltp_write_only, 16 threads");
    }

    @Test
    void attributions_of_schema_1_are_read() {
        assertThat(values(AttributionFormat.ATTRIBUTION))
                .singleElement()
                .asString()
                .startsWith("5.7.22 → 8.0.15: slower by 36 % [32, 40]: charset 100 % of it, oltp_read_only (tables=1)");
    }

    private static <T> List<T> values(LineFormat<T> format) {
        Journal.Contents<T> contents = new Journal(FOLDER).read(format);
        assertThat(contents.problems()).isEmpty();
        return contents.values();
    }
}
