package io.benchbook.experiment.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SameSettingTest {
    @Test
    void most_variables_are_options_of_their_own_name() {
        assertThat(SameSetting.option("character_set_server", "latin1", "utf8mb4"))
                .contains("character_set_server=latin1");
    }

    @Test
    void switches_have_options_of_another_name() {
        assertThat(SameSetting.option("log_bin", "OFF", "ON")).contains("skip-log-bin");
        assertThat(SameSetting.option("log_bin", "ON", "OFF")).contains("log-bin");
        assertThat(SameSetting.option("have_ssl", "DISABLED", "YES")).contains("skip-ssl");
    }

    @Test
    void what_only_one_version_knows_cannot_be_had() {
        assertThat(SameSetting.option("temptable_max_ram", "-", "1073741824")).isEmpty();
        assertThat(SameSetting.option("query_cache_type", "OFF", "-")).isEmpty();
        assertThat(SameSetting.option("collation_server", "utf8mb4_0900_ai_ci", "latin1_swedish_ci"))
                .isEmpty();
        assertThat(SameSetting.option("optimizer_switch", "a=on", "a=off")).isEmpty();
    }

    @Test
    void a_binlog_comes_with_a_server_id() {
        assertThat(SameSetting.options(List.of(new Confounder("log_bin", "ON", "OFF", "", ""))))
                .containsExactly("log-bin", "server-id=1");
    }
}
