package io.benchbook.workload;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Vectors of a real sysbench, {@code --rand-seed=42}, and of an independent model of it. */
class RngTest {
    static Rng seed42() {
        return new Rng(0x0448be462a3c4464L, 0x5866c03136140b29L);
    }

    @Test
    void makes_the_bits_of_sysbench() {
        Rng random = seed42();

        assertThat(LongStream.range(0, 5).map(i -> random.next()))
                .containsExactly(
                        6678695823595818893L,
                        Long.parseUnsignedLong("12985727069636131040"),
                        Long.parseUnsignedLong("13785426779914018964"),
                        Long.parseUnsignedLong("11277125147607730155"),
                        4871091261390579156L);
    }

    @Test
    void makes_the_bits_of_sysbench_for_seed_1() {
        Rng random = new Rng((1804289383L << 32) | 846930886L, (1681692777L << 32) | 1714636915L);

        assertThat(random.next()).isEqualTo(Long.parseUnsignedLong("14972179374201007161"));
        assertThat(random.next()).isEqualTo(6937875558910519049L);
        assertThat(text(random, "###########")).isEqualTo("86864191228");
    }

    @Test
    void makes_fractions_of_52_bits() {
        Rng random = seed42();

        assertThat(new double[] {random.nextDouble(), random.nextDouble(), random.nextDouble(), random.nextDouble()})
                .containsExactly(0.3620528260656224, 0.7039576750101657, 0.7473094831711315, 0.6113341792213607);
    }

    @Test
    void draws_a_digit_for_each_placeholder() {
        Rng random = seed42();

        assertThat(text(random, "###########")).isEqualTo("37762986233");
        assertThat(random.uniform(1, 1000)).isEqualTo(939);
    }

    @Test
    void copies_what_is_no_placeholder_and_draws_letters_for_at_signs() {
        assertThat(text(seed42(), "a-@-@-#")).matches("a-[a-z]-[a-z]-[0-9]");
    }

    @Test
    void streams_of_one_seed_differ_and_are_the_same_each_time() {
        assertThat(Rng.of(1, 0).next()).isEqualTo(Rng.of(1, 0).next());
        assertThat(LongStream.range(0, 1000)
                        .map(client -> Rng.of(7, client).next())
                        .distinct())
                .hasSize(1000);
        assertThat(Rng.of(1, 2).next()).isNotEqualTo(Rng.of(2, 1).next());
    }

    private static String text(Rng random, String format) {
        byte[] target = new byte[format.length()];
        random.fill(format.getBytes(StandardCharsets.US_ASCII), target, 0);
        return new String(target, StandardCharsets.US_ASCII);
    }
}
