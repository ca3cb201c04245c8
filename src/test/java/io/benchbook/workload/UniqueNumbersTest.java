package io.benchbook.workload;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class UniqueNumbersTest {
    @Test
    void makes_the_numbers_of_sysbench() {
        UniqueNumbers numbers = UniqueNumbers.of(1, 2);

        assertThat(LongStream.range(0, 6).map(i -> numbers.next()))
                .containsExactly(1738361671L, 4281508316L, 4213098256L, 3836572130L, 2175289260L, 1625367824L);
    }

    @Test
    void clients_share_the_sequence_without_meeting() {
        LongStream all = IntStream.range(0, 4).boxed().flatMapToLong(client -> {
            UniqueNumbers numbers = UniqueNumbers.of(1, 2, client, 4);
            return LongStream.range(0, 25_000).map(i -> numbers.next());
        });

        assertThat(all.distinct().count()).isEqualTo(100_000);
    }
}
