package io.benchbook.experiment.attribution;

import io.benchbook.experiment.compare.ComparisonSetup;
import io.benchbook.experiment.compare.Contrast;
import io.benchbook.experiment.compare.Method;
import io.benchbook.stats.Interval;
import io.benchbook.stats.Verdict;
import java.time.Instant;
import java.util.List;

/** Attributions with known figures, for tests of what is made of them. */
public final class SampleAttributions {
    static final SettingChange CHARSET = new SettingChange("character_set_server", "latin1", "utf8mb4");
    static final SettingChange BINLOG = new SettingChange("log_bin", "OFF", "ON");
    static final SettingChange TABLES = new SettingChange("temptable_max_ram", "-", "1073741824");
    static final Interval NONE = AttributionStep.UNKNOWN;

    private SampleAttributions() {}

    /** 8.0.15 slower by 36 %, most of it by its charset. */
    public static Attribution explained() {
        return attribution(
                new Interval(0.642, 0.6, 0.68, 0.95),
                List.of(
                        step("version", TABLES, 0.874, 0.84, 0.91, NONE, 0.3),
                        step("charset", CHARSET, 0.75, 0.72, 0.78, new Interval(0.9, 0.87, 0.93, 0.95), 0.65),
                        step("binlog", BINLOG, 0.98, 0.94, 1.02, new Interval(0.97, 0.93, 1.01, 0.95), 0.05)));
    }

    static AttributionStep step(
            String name, SettingChange change, double ratio, double low, double high, Interval alone, double share) {
        return new AttributionStep(name, List.of(change), new Interval(ratio, low, high, 0.99), alone, 20, 0.02, share);
    }

    static Attribution attribution(Interval total, List<AttributionStep> steps) {
        ComparisonSetup setup = new ComparisonSetup(
                "why",
                "5.7.22",
                "8.0.15",
                "",
                "oltp_read_only",
                "tables=1",
                16,
                "wire",
                false,
                1,
                0,
                Method.slices(5_000, 8).toString());
        return new Attribution(
                new Contrast(
                        "20261130-180000-000-abcd",
                        Instant.EPOCH,
                        setup,
                        Verdict.of(total, 20, 0.02),
                        steps.size() == 3 ? List.of("buffer pool cold") : List.of(),
                        List.of()),
                steps);
    }
}
