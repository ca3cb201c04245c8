package io.benchbook.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionFileTest {
    private static Map<String, String> client(String... lines) {
        List<String> all = new java.util.ArrayList<>(List.of("[client]"));
        all.addAll(List.of(lines));
        return OptionFile.parse(all).options("client");
    }

    @Test
    void names_and_values_are_trimmed() {
        assertThat(client("  user = bench  ", "password=secret"))
                .containsEntry("user", "bench")
                .containsEntry("password", "secret");
    }

    @Test
    void quotes_keep_blanks_and_number_signs() {
        assertThat(client("password = \" a#b \"")).containsEntry("password", " a#b ");
        assertThat(client("password='a\"b'")).containsEntry("password", "a\"b");
        assertThat(client("password=\"a\\\"b\" # why")).containsEntry("password", "a\"b");
    }

    @Test
    void a_comment_ends_a_value_without_quotes() {
        assertThat(client("password=abc # mine")).containsEntry("password", "abc");
        assertThat(client("# password=abc", "; password=abc")).isEmpty();
    }

    @Test
    void escapes_are_those_of_the_manual_and_others_stay() {
        assertThat(client("password=a\\sb\\tc\\\\d\\qe")).containsEntry("password", "a b\tc\\d\\qe");
    }

    @Test
    void dashes_and_underscores_in_names_are_the_same() {
        assertThat(client("ssl_mode=REQUIRED", "loose-x_y=1")).containsKeys("ssl-mode", "x-y");
    }

    @Test
    void later_groups_win_and_others_do_not_count() {
        OptionFile file = OptionFile.parse(
                List.of("[client]", "user=a", "password=p", "[mysqld]", "user=mysql", "[benchbook]", "user=b"));
        assertThat(file.options("client", "benchbook"))
                .containsEntry("user", "b")
                .containsEntry("password", "p");
    }

    @Test
    void includes_are_noted_and_not_followed() {
        assertThat(OptionFile.parse(List.of("!include /etc/x.cnf", "!includedir /etc/y"))
                        .notes())
                .containsExactly("ignored: !include /etc/x.cnf", "ignored: !includedir /etc/y");
    }

    @Test
    void a_quote_that_is_never_closed_is_part_of_the_value() {
        assertThat(client("password=\"abc")).containsEntry("password", "\"abc");
    }
}
