package io.benchbook.server.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StartOptionsTest {
    @Test
    void dashes_and_blanks_are_forgiven() {
        StartOptions options = StartOptions.parse(List.of("--skip-log-bin", " innodb_buffer_pool_size = 1G "));

        assertThat(options.list()).containsExactly("skip-log-bin", "innodb_buffer_pool_size=1G");
        assertThat(options.commandLine()).containsExactly("--skip-log-bin", "--innodb_buffer_pool_size=1G");
    }

    @Test
    void the_last_value_of_an_option_counts_in_either_spelling() {
        StartOptions options = StartOptions.parse(List.of("sync_binlog=1", "sync-binlog=0", "log-bin"));

        assertThat(options.value("sync-binlog")).contains("0");
        assertThat(options.value("log-bin")).contains("");
        assertThat(options.has("server-id")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "--", "=1", "a b=1", "x=1\ny=2"})
    void what_is_no_option_is_refused(String typed) {
        assertThatThrownBy(() -> StartOptions.parse(List.of(typed)))
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("options: needs start-up options like \"innodb_buffer_pool_size=1G\", got ");
    }

    @Test
    void null_is_refused() {
        assertThatThrownBy(() -> StartOptions.parse(Arrays.asList((String) null)))
                .isInstanceOf(BenchbookException.class)
                .hasMessageEndingWith("got \"null\".");
    }

    @ParameterizedTest
    @CsvSource({
        "bind-address=0.0.0.0, options: bind-address is set by Benchbook: a sandbox listens on loopback only.",
        "bind_address=0.0.0.0, options: bind-address is set by Benchbook: a sandbox listens on loopback only.",
        "datadir=/x, options: datadir is set by Benchbook: it is in the sandbox's folder; server(Path) takes another distribution."
    })
    void what_makes_a_sandbox_a_sandbox_cannot_be_changed(String typed, String message) {
        assertThatThrownBy(() -> StartOptions.parse(List.of(typed))).hasMessage(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"port=0", "port=70000", "port=abc", "port"})
    void a_port_is_a_number_in_range(String typed) {
        assertThatThrownBy(() -> StartOptions.parse(List.of(typed)).port())
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("port: needs a number from 1 to 65,535, got ");
    }
}
