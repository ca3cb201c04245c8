package io.benchbook.server.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DifferenceTest {
    @Test
    void a_confounder_is_named_with_its_reason() {
        assertThat(Difference.between(
                        Map.of("character_set_server", "latin1"), Map.of("character_set_server", "utf8mb4")))
                .singleElement()
                .satisfies(difference -> {
                    assertThat(difference.confounder()).isTrue();
                    assertThat(difference.why()).contains("utf8mb4");
                });
    }

    @Test
    void other_differences_are_listed_without_one() {
        assertThat(Difference.between(Map.of("max_error_count", "64"), Map.of("max_error_count", "1024")))
                .containsExactly(new Difference("max_error_count", "64", "1024", false, ""));
    }

    @Test
    void a_variable_that_one_server_lacks_differs() {
        assertThat(Difference.between(Map.of(), Map.of("temptable_max_ram", "1073741824")))
                .containsExactly(new Difference(
                        "temptable_max_ram", "-", "1073741824", true, "when temporary tables go to disk"));
    }

    @Test
    void what_a_later_version_has_always_on_and_no_longer_names_is_no_confounder() {
        assertThat(confounder(Map.of("innodb_support_xa", "ON"), Map.of())).isFalse();
        assertThat(confounder(Map.of("innodb_checksums", "ON"), Map.of())).isFalse();
    }

    @Test
    void what_is_off_on_one_server_and_missing_on_the_other_is_no_confounder() {
        assertThat(confounder(Map.of("innodb_dedicated_server", "OFF"), Map.of()))
                .isFalse();
        assertThat(confounder(Map.of("innodb_dedicated_server", "ON"), Map.of()))
                .isTrue();
    }

    @Test
    void settings_of_the_query_cache_count_only_while_it_is_on() {
        Map<String, String> without = Map.of();
        assertThat(confounder(Map.of("query_cache_size", "1048576", "query_cache_type", "OFF"), without))
                .isFalse();
        assertThat(confounder(Map.of("query_cache_size", "1048576", "query_cache_type", "ON"), without))
                .isTrue();
    }

    @Test
    void of_long_lists_only_what_differs_is_shown() {
        String common = "index_merge=on,index_merge_union=on,index_merge_sort_union=on,mrr=on";
        assertThat(Difference.between(
                        Map.of("optimizer_switch", common), Map.of("optimizer_switch", common + ",skip_scan=on")))
                .singleElement()
                .satisfies(difference -> {
                    assertThat(difference.a()).isEqualTo("...");
                    assertThat(difference.b()).isEqualTo("...,skip_scan=on");
                });
    }

    private static boolean confounder(Map<String, String> a, Map<String, String> b) {
        return Difference.between(a, b).get(0).confounder();
    }

    @Test
    void paths_ports_ids_and_versions_are_left_out() {
        List<String> trivial = List.of(
                "datadir",
                "port",
                "mysqlx_port",
                "server_uuid",
                "hostname",
                "version",
                "socket",
                "version_comment",
                "slow_query_log_file",
                "ssl_ca",
                "innodb_version",
                "gtid_executed",
                "pid_file",
                "log_bin_basename",
                "relay_log_index");
        for (String name : trivial) {
            assertThat(Difference.between(Map.of(name, "a"), Map.of(name, "b")))
                    .as(name)
                    .isEmpty();
        }
        for (String name :
                List.of("innodb_log_file_size", "log_bin", "report_less", "innodb_file_per_table", "local_infile")) {
            assertThat(Confounders.isTrivial(name)).as(name).isEqualTo(name.equals("report_less"));
        }
    }

    @Test
    void an_empty_flush_method_is_fsync() {
        assertThat(Difference.between(Map.of("innodb_flush_method", ""), Map.of("innodb_flush_method", "fsync")))
                .isEmpty();
        assertThat(Difference.between(Map.of("innodb_flush_method", ""), Map.of("innodb_flush_method", "O_DIRECT")))
                .hasSize(1);
    }

    @Test
    void an_old_name_beside_its_new_one_is_not_a_second_difference() {
        Map<String, String> a = Map.of("tx_isolation", "SERIALIZABLE", "transaction_isolation", "SERIALIZABLE");
        Map<String, String> b = Map.of("transaction_isolation", "REPEATABLE-READ");
        assertThat(Difference.between(a, b)).extracting(Difference::variable).containsExactly("transaction_isolation");
    }
}
