package io.benchbook.commands;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.stats.Interval;
import org.junit.jupiter.api.Test;

class SentencesTest {
    @Test
    void an_interval_is_written_with_its_ends_in_three_digits() {
        assertThat(Sentences.figure(new Interval(0.714, 0.6601, 0.7654, 0.95))).isEqualTo("0.71 [0.66, 0.77]");
        assertThat(Sentences.figure(new Interval(12_345.6, 98.76, Double.POSITIVE_INFINITY, 0.95)))
                .isEqualTo("12,346 [98.8, ∞]");
    }

    @Test
    void all_else_is_left_to_the_format() {
        assertThat(Sentences.figure(7L)).isEqualTo(7L);
    }
}
