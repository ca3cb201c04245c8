package io.benchbook.server.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SettingGroupsTest {
    @Test
    void every_variable_that_can_decide_a_result_has_a_group_and_no_other_has() {
        assertThat(firstCells("groups.csv")).containsExactlyInAnyOrderElementsOf(firstCells("confounders.csv"));
    }

    @Test
    void variables_are_grouped_by_what_they_are_about() {
        assertThat(SettingGroups.of("sync_binlog")).isEqualTo("durability");
        assertThat(SettingGroups.of("transaction_write_set_extraction")).isEqualTo("binlog");
        assertThat(SettingGroups.of("collation_server")).isEqualTo("charset");
        assertThat(SettingGroups.of("lc_time_names")).isEqualTo("other");
    }

    @Test
    void what_decides_most_often_comes_first_and_what_is_unknown_last() {
        assertThat(List.of("other", "optimizer", "durability", "charset").stream()
                        .sorted(SettingGroups.order()))
                .containsExactly("charset", "durability", "optimizer", "other");
    }

    private static List<String> firstCells(String file) {
        return Resource.lines(file).map(line -> line.split(";")[0]).toList();
    }
}
