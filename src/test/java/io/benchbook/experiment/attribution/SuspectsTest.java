package io.benchbook.experiment.attribution;

import static io.benchbook.experiment.attribution.Path.Kind.BETWEEN;
import static io.benchbook.experiment.attribution.Path.Kind.FIRST;
import static io.benchbook.experiment.attribution.Path.Kind.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.experiment.compare.SameSetting;
import io.benchbook.server.settings.Difference;
import java.util.List;
import org.junit.jupiter.api.Test;

class SuspectsTest {
    private static final List<Difference> DIFFERENCES = List.of(
            differs("character_set_server", "latin1", "utf8mb4"),
            differs("collation_server", "latin1_swedish_ci", "utf8mb4_0900_ai_ci"),
            differs("innodb_flush_neighbors", "1", "0"),
            differs("log_bin", "OFF", "ON"),
            differs("query_cache_type", "OFF", "-"),
            new Difference("lc_messages", "a", "b", false, ""));

    @Test
    void what_differs_and_can_matter_is_grouped_with_the_weightiest_first() {
        Suspects suspects = Suspects.of(DIFFERENCES, true);
        assertThat(suspects.groups()).extracting(SettingGroup::name).containsExactly("charset", "binlog", "flushing");
        assertThat(suspects.groups().get(0).changes())
                .extracting(SettingChange::variable)
                .containsExactly("character_set_server", "collation_server");
        assertThat(suspects.fixed()).extracting(SettingChange::variable).containsExactly("query_cache_type");
    }

    @Test
    void the_newer_server_is_given_the_values_of_the_older_one() {
        SettingGroup charset = Suspects.of(DIFFERENCES, true).groups().get(0);
        assertThat(charset.options(false))
                .containsExactly("character_set_server=latin1", "collation_server=latin1_swedish_ci");
    }

    @Test
    void what_the_older_server_cannot_be_given_stays_with_the_version() {
        Suspects onFirst = Suspects.of(DIFFERENCES, false);
        assertThat(onFirst.groups().get(0).options(true)).containsExactly("character_set_server=utf8mb4");
        assertThat(onFirst.groups().get(1).options(true)).containsExactly("log-bin");
        assertThat(onFirst.fixed())
                .extracting(SettingChange::variable)
                .containsExactly("collation_server", "query_cache_type");
    }

    @Test
    void on_the_second_version_the_way_begins_with_the_version_and_ends_at_the_second_server_itself() {
        Suspects suspects = Suspects.of(DIFFERENCES, true);
        SettingGroup charset = suspects.groups().get(0);
        Path path = Path.of(suspects, List.of(charset), false);
        assertThat(path.steps()).extracting(SettingGroup::name).containsExactly("version", "charset", "other settings");
        assertThat(path.stops())
                .containsExactly(
                        new Path.Stop(FIRST, List.of()),
                        new Path.Stop(BETWEEN, List.of()),
                        new Path.Stop(BETWEEN, List.of(charset)),
                        new Path.Stop(SECOND, List.of()));
    }

    @Test
    void on_the_first_version_it_ends_with_the_version() {
        Suspects suspects = Suspects.of(DIFFERENCES, false);
        Path path = Path.of(suspects, suspects.groups(), false);
        assertThat(path.steps())
                .extracting(SettingGroup::name)
                .containsExactly("charset", "binlog", "flushing", "version");
        assertThat(path.stops()).extracting(Path.Stop::kind).containsExactly(FIRST, BETWEEN, BETWEEN, BETWEEN, SECOND);
    }

    @Test
    void between_servers_of_one_version_the_last_setting_leads_to_the_second_server() {
        Suspects suspects = Suspects.of(List.of(differs("sync_binlog", "0", "1")), false);
        Path path = Path.of(suspects, List.of(), true);
        assertThat(path.steps()).extracting(SettingGroup::name).containsExactly("durability");
        assertThat(path.stops()).extracting(Path.Stop::kind).containsExactly(FIRST, SECOND);
    }

    @Test
    void where_no_setting_differs_all_is_the_version_s() {
        Path path = Path.of(Suspects.of(List.of(), true), List.of(), false);
        assertThat(path.steps()).extracting(SettingGroup::name).containsExactly("version");
        assertThat(path.stops()).extracting(Path.Stop::kind).containsExactly(FIRST, SECOND);
        Path same = Path.of(Suspects.of(List.of(), false), List.of(), true);
        assertThat(same.steps()).extracting(SettingGroup::name).containsExactly("unexplained");
        assertThat(same.stops()).extracting(Path.Stop::kind).containsExactly(FIRST, SECOND);
    }

    @Test
    void options_that_take_others_beside_them_get_them() {
        assertThat(SameSetting.complete(List.of("log-bin", "gtid_mode=ON")))
                .containsExactly("log-bin", "gtid_mode=ON", "server-id=1", "enforce-gtid-consistency=ON");
        assertThat(SameSetting.complete(List.of("server-id=7", "log-bin"))).containsExactly("server-id=7", "log-bin");
    }

    @Test
    void what_is_off_on_both_goes_with_its_group_and_makes_none() {
        Difference idle = new Difference("sync_binlog", "0", "1", false, "");
        Suspects with = Suspects.of(List.of(idle, differs("innodb_flush_log_at_trx_commit", "2", "1")), false);
        assertThat(with.groups().get(0).changes())
                .extracting(SettingChange::variable)
                .containsExactly("sync_binlog", "innodb_flush_log_at_trx_commit");
        assertThat(Suspects.of(List.of(idle), false).groups()).isEmpty();
        assertThat(with.complete()).isTrue();
    }

    @Test
    void where_something_unknown_differs_too_the_rest_is_unexplained() {
        Difference unknown = new Difference("lc_messages", "a", "b", false, "");
        Suspects suspects = Suspects.of(List.of(differs("innodb_flush_log_at_trx_commit", "2", "1"), unknown), false);
        assertThat(Path.of(suspects, List.of(), true).steps())
                .extracting(SettingGroup::name)
                .containsExactly("durability", "unexplained");
    }

    private static Difference differs(String variable, String a, String b) {
        return new Difference(variable, a, b, true, "it matters");
    }
}
