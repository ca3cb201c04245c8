package io.benchbook.server.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.ServerVersion;
import io.benchbook.server.Server;
import io.benchbook.server.install.Distribution;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class MysqldTest {
    private final SandboxFolder folder = new SandboxFolder(Path.of("/s"), Path.of("/s"));

    @Test
    void it_reads_no_option_file_and_listens_on_loopback() {
        List<String> command = command("5.7.22", false);

        assertThat(command.get(1)).isEqualTo("--no-defaults");
        assertThat(command).contains("--bind-address=127.0.0.1", "--port=3307", "--max_connections=1200");
        assertThat(command).noneMatch(option -> option.contains("init-file") || option.contains("mysqlx"));
    }

    @Test
    void the_x_plugin_is_off_where_it_is_on_by_default() {
        assertThat(command("8.0.15", false)).contains("--mysqlx=OFF");
    }

    @Test
    void the_first_start_sets_the_password_before_anyone_connects() {
        assertThat(command("8.0.15", true)).contains("--init-file=/s/init.sql");
    }

    @Test
    void a_binary_log_before_8_0_gets_the_server_id_it_demands() {
        assertThat(command("5.7.22", false, "log-bin=x")).contains("--server-id=1");
        assertThat(command("8.0.15", false, "log-bin=x")).doesNotContain("--server-id=1");
    }

    @Test
    void the_users_options_come_last_so_that_they_win() {
        assertThat(command("5.7.22", false, "max_connections=5")).endsWith("--max_connections=5");
    }

    private List<String> command(String version, boolean first, String... options) {
        Distribution distribution = new Distribution(
                version, ServerVersion.parse(version), Path.of("/h"), Path.of("/h/bin/mysqld"), Server.Kind.SANDBOX);
        return Mysqld.command(distribution, folder, 3307, first, StartOptions.parse(List.of(options)));
    }
}
