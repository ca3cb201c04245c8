package io.benchbook.server.settings;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.ServerVersion;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SettingRefusalTest {
    private static String unknown(String version, String name) {
        Map<String, String> known = Map.of("innodb_flush_neighbors", "0", "sync_binlog", "1");
        return SettingRefusal.unknown(ServerVersion.parse(version), name, known, new SQLException("unknown"))
                .getMessage();
    }

    @Test
    void a_near_name_is_offered() {
        assertThat(unknown("8.0.15", "innodb_flush_neigbors"))
                .isEqualTo("set: MySQL 8.0.15 has no variable innodb_flush_neigbors."
                        + " Did you mean innodb_flush_neighbors?");
    }

    @Test
    void a_variable_of_another_version_is_known_as_such() {
        assertThat(unknown("8.0.15", "query_cache_type"))
                .isEqualTo("set: MySQL 8.0.15 has no variable query_cache_type. It was removed in 8.0.");
        assertThat(unknown("5.7.22", "innodb_dedicated_server")).endsWith("It came with 8.0.");
        assertThat(unknown("8.0.15", "tx_isolation")).endsWith("It was removed in 8.0; see transaction_isolation.");
        assertThat(unknown("8.0.15", "innodb_redo_log_capacity")).endsWith("It came with 8.0.30.");
    }

    @Test
    void a_name_like_no_other_gets_the_list() {
        assertThat(unknown("8.0.15", "colour_of_the_server")).endsWith("config() lists those it has.");
    }
}
