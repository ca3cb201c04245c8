package io.benchbook.server.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class DurabilityTest {
    @Test
    void the_two_of_the_reports_have_names() {
        assertThat(Durability.SAFE).hasToString("SAFE (sync_binlog=1, innodb_flush_log_at_trx_commit=1)");
        assertThat(new Durability(0, 2).label()).isEqualTo("FAST");
        assertThat(new Durability(100, 1).label()).isEqualTo("100-1");
    }

    @Test
    void it_is_read_from_a_servers_variables() {
        assertThat(Durability.of(Map.of("sync_binlog", "0", "innodb_flush_log_at_trx_commit", "2")))
                .isEqualTo(Durability.FAST);
    }

    @Test
    void pairs_out_of_range_are_refused() {
        assertThatThrownBy(() -> new Durability(-1, 1))
                .hasMessage("sync_binlog: needs a number from 0 to 4,294,967,295, got -1.");
        assertThatThrownBy(() -> new Durability(1, 3))
                .hasMessage("innodb_flush_log_at_trx_commit: needs a number from 0 to 2, got 3.");
    }
}
