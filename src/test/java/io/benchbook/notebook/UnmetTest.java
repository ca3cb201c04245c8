package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class UnmetTest {
    private static final List<String> SERVERS = List.of("5.7.22", "8.0.15");

    @Test
    void what_is_there_is_not_mentioned() {
        Requirements requires = new Requirements(List.of("5.7.22", "jdbc:mysql://db1:3306/"), 2, 4L << 30);
        assertThat(Unmet.of(requires, 2, 4L << 30, SERVERS)).isEmpty();
        assertThat(Unmet.of(Requirements.NONE, 1, 1, SERVERS)).isEmpty();
    }

    @Test
    void everything_that_is_missing_has_a_line() {
        Requirements requires = new Requirements(List.of("5.7.21", "8.0.15"), 4, 3L << 29);
        assertThat(Unmet.of(requires, 2, 1L << 30, SERVERS))
                .containsExactly(
                        "requires 4 cores, this machine has 2.",
                        "requires 1.5 GiB of memory, this machine has 1.0 GiB.",
                        "requires server 5.7.21, which the catalogue has not. Did you mean 5.7.22?");
    }
}
