package io.benchbook.commands.recording;

import static io.benchbook.commands.Axes.*;
import static io.benchbook.commands.Sweeps.*;
import static io.benchbook.commands.Workloads.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.ServerVersion;
import io.benchbook.server.Server;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SpecTest {
    private final Server server =
            new RecordedServer("8.0.15", Server.Kind.SANDBOX, Optional.of(ServerVersion.parse("8.0.15")), name -> null);

    @Test
    void the_order_of_arguments_does_not_matter_their_values_do() {
        String one = text(server, oltpReadOnly(), threads(8), seconds(5));
        assertThat(one).isEqualTo(text(seconds(5), threads(8), oltpReadOnly(), server));
        assertThat(one).isNotEqualTo(text(server, oltpReadOnly(), threads(9), seconds(5)));
        assertThat(one).isNotEqualTo(text(server, oltpReadOnly().rows(9), threads(8), seconds(5)));
        assertThat(one).startsWith("server=8.0.15; seconds=5.0; threads=8; workload=oltp_read_only(");
    }

    @Test
    void start_up_options_are_part_of_a_server() {
        server.with("skip-log-bin", "innodb_io_capacity=2000");
        assertThat(Spec.on(server).text()).isEqualTo("server=8.0.15[skip-log-bin innodb_io_capacity=2000]");
        server.restart(List.of());
        assertThat(Spec.on(server).text()).isEqualTo("server=8.0.15");
    }

    @Test
    void what_is_drawn_at_random_is_no_part() {
        assertThat(text(server, oltpReadOnly(), threads(1, 2), shuffled()))
                .isEqualTo(text(server, oltpReadOnly(), threads(1, 2), shuffled()))
                .contains("shuffled=yes");
    }

    @Test
    void once_is_as_often_as_without_a_word() {
        assertThat(text(server, oltpReadOnly(), repeat(1))).isEqualTo(text(server, oltpReadOnly()));
        assertThat(text(server, oltpReadOnly(), repeat(2))).contains("repeat=2");
    }

    @Test
    void the_current_server_counts_where_none_is_named() {
        assertThat(Spec.on().and("run", List.of(oltpReadOnly())).orOn(server).text())
                .isEqualTo(text(server, oltpReadOnly()));
    }

    private static String text(io.benchbook.base.Factor... factors) {
        return Spec.on().and("run", List.of(factors)).text();
    }
}
