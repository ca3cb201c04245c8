package io.benchbook.server.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.server.sandbox.Sandboxes;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Settings of real servers. */
class AdministrationIT {
    @AutoClose
    private static final Sandboxes sandboxes = new Sandboxes(Folders.cache(), () -> Progress.SILENT);

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void values_of_every_kind_are_set(String name) {
        Sandbox server = sandboxes.get(name);
        server.set("innodb-io-capacity", 300);
        server.set("general_log", true);
        server.set("general_log", "OFF");
        server.set("binlog_row_image", "MINIMAL");
        server.set("max_allowed_packet", "8M");
        server.set("innodb_max_dirty_pages_pct", "60");
        server.set("init_connect", "42");
        assertThat(server.variables())
                .containsEntry("innodb_io_capacity", "300")
                .containsEntry("general_log", "OFF")
                .containsEntry("binlog_row_image", "MINIMAL")
                .containsEntry("max_allowed_packet", "8388608")
                .containsEntry("init_connect", "42");
        server.set("innodb_io_capacity", "DEFAULT");
        assertThat(server.variables()).containsEntry("innodb_io_capacity", "200");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void what_cannot_be_set_is_refused_with_the_way_out(String name) {
        Sandbox server = sandboxes.get(name);
        assertThatThrownBy(() -> server.set("innodb_flush_neigbors", 0))
                .hasMessage("set: MySQL " + name + " has no variable innodb_flush_neigbors."
                        + " Did you mean innodb_flush_neighbors?");
        assertThatThrownBy(() -> server.set("innodb_log_file_size", "1G"))
                .hasMessage("set: innodb_log_file_size is not dynamic in MySQL " + name
                        + ". Use restart(server, \"innodb_log_file_size=...\").");
        assertThatThrownBy(() -> server.set("sync_binlog", "many"))
                .hasMessageStartingWith("set: MySQL " + name + " does not take \"many\" for sync_binlog.");
        assertThatThrownBy(() -> server.set("binlog_row_image", "MINMAL"))
                .hasMessageStartingWith("set: MySQL " + name + " does not take \"MINMAL\" for binlog_row_image.");
        assertThatThrownBy(() -> server.set("timestamp", 5))
                .hasMessageStartingWith("set: timestamp belongs to sessions in MySQL " + name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void a_value_that_would_be_clipped_is_refused_and_not_set(String name) {
        Sandbox server = sandboxes.get(name);
        String before = server.variables().get("innodb_io_capacity");
        assertThatThrownBy(() -> server.set("innodb_io_capacity", 1))
                .hasMessage("set: MySQL " + name + " would take 100 for innodb_io_capacity instead of 1,"
                        + " which is out of its range.");
        assertThat(server.variables()).containsEntry("innodb_io_capacity", before);
    }

    @Test
    void variables_of_other_versions_are_known_as_such() {
        assertThatThrownBy(() -> sandboxes.get("8.0.15").set("query_cache_type", 1))
                .hasMessage("set: MySQL 8.0.15 has no variable query_cache_type. It was removed in 8.0.");
        assertThatThrownBy(() -> sandboxes.get("5.7.22").set("innodb_dedicated_server", "ON"))
                .hasMessage("set: MySQL 5.7.22 has no variable innodb_dedicated_server. It came with 8.0.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.6.24", "5.7.22", "8.0.15"})
    void durability_is_set_and_read(String name) {
        Sandbox server = sandboxes.get(name);
        for (Durability durability : List.of(Durability.FAST, Durability.SAFE, new Durability(1000, 0))) {
            durability.applyTo(server);
            assertThat(Durability.of(server.variables())).isEqualTo(durability);
        }
    }

    @Test
    void the_versions_confounders_are_found() {
        List<Difference> differences = Difference.between(
                sandboxes.get("5.7.22").as("plain").variables(),
                sandboxes.get("8.0.15").as("plain").variables());
        assertThat(differences)
                .filteredOn(Difference::confounder)
                .extracting(Difference::variable)
                .contains(
                        "character_set_server",
                        "collation_server",
                        "log_bin",
                        "innodb_flush_neighbors",
                        "innodb_autoinc_lock_mode",
                        "innodb_max_dirty_pages_pct",
                        "default_authentication_plugin",
                        "transaction_write_set_extraction",
                        "internal_tmp_mem_storage_engine")
                .doesNotContain("query_cache_size", "query_cache_type", "innodb_flush_method", "datadir", "port");
    }

    @Test
    void binary_logs_are_purged_up_to_the_current_one() {
        Sandbox server = sandboxes.get("8.0.15").as("binlogs");
        Administration administration = new Administration(server);
        administration.ask("test", connection -> connection.createStatement().execute("FLUSH BINARY LOGS"));
        Binlogs.Purged purged = Binlogs.purge(server);
        assertThat(purged.purged()).isPositive();
        assertThat(purged.freedBytes()).isPositive();
        assertThat(Binlogs.purge(server).purged()).isZero();
        Sandbox without = sandboxes.get("5.7.22");
        assertThatThrownBy(() -> Binlogs.purge(without))
                .hasMessage("purgeBinlogs: 5.7.22 keeps no binary logs: log_bin is OFF.");
    }
}
