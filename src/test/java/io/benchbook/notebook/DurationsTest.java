package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class DurationsTest {
    @Test
    void lengths_are_read_as_people_write_them() {
        assertThat(Durations.parse("x", "30s")).isEqualTo(Duration.ofSeconds(30));
        assertThat(Durations.parse("x", "1.5 s")).isEqualTo(Duration.ofMillis(1500));
        assertThat(Durations.parse("x", "10m")).isEqualTo(Duration.ofMinutes(10));
        assertThat(Durations.parse("x", "2 min")).isEqualTo(Duration.ofMinutes(2));
        assertThat(Durations.parse("x", "1h30m")).isEqualTo(Duration.ofMinutes(90));
        assertThat(Durations.parse("x", "200ms")).isEqualTo(Duration.ofMillis(200));
    }

    @Test
    void anything_else_is_refused_in_one_line() {
        for (String text : new String[] {"", "10", "ten", "-1s", "0s", "5 parsecs", "99999999999999999999h"}) {
            assertThatThrownBy(() -> Durations.parse("--timeout", text))
                    .hasMessage("--timeout: needs a length of time like 30s, 10m or 1h30m, got \"" + text + "\".");
        }
    }
}
