package io.benchbook.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CpuListTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"0|0", "0-1|0-1", "0,1|0-1", "3, 1,0|0-1,3", "0,2-5,7|0,2-5,7", "none|none", "1,1|1"})
    void lists_are_read_and_written_as_linux_does(String text, String written) {
        assertThat(CpuList.of(text)).hasToString(written);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "1-", "-1", "2-1", "0,,1", "0x1", "0;1", "99999"})
    void what_is_no_list_is_refused_in_one_line(String text) {
        assertThatThrownBy(() -> CpuList.of(text))
                .isInstanceOf(BenchbookException.class)
                .hasMessage(
                        "cpus: needs a list such as \"0\", \"0-1\" or \"0,2-3\", or \"none\", got \"" + text + "\".");
    }

    @Test
    void a_process_keeps_to_its_processors_and_gets_back_what_it_had() throws Exception {
        Process sleep = new ProcessBuilder("sleep", "60").start();
        try {
            CpuList before = Affinity.now(sleep.pid());
            CpuList last = new CpuList(
                    java.util.List.of(before.cpus().get(before.cpus().size() - 1)));
            try (Affinity affinity = Affinity.of(sleep.pid(), last)) {
                assertThat(Affinity.now(sleep.pid())).isEqualTo(last);
                assertThat(affinity).isNotNull();
            }
            assertThat(Affinity.now(sleep.pid())).isEqualTo(before);
        } finally {
            sleep.destroyForcibly().waitFor();
        }
        assertThatThrownBy(() -> Affinity.of(sleep.pid(), CpuList.of("0")))
                .hasMessage("cpus: there is no process " + sleep.pid() + " on this machine.");
    }

    @Test
    void a_process_that_has_ended_meanwhile_needs_nothing_back() throws Exception {
        Process sleep = new ProcessBuilder("sleep", "60").start();
        Affinity affinity = Affinity.of(sleep.pid(), CpuList.of("0"));
        sleep.destroyForcibly().waitFor();
        affinity.close();
        assertThat(sleep.isAlive()).isFalse();
    }
}
