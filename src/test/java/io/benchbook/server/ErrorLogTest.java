package io.benchbook.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ErrorLogTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-30 17:50:23 8216 [ERROR] bin/mysqld: unknown variable 'innodb_x=1'",
                "2026-11-30T17:52:06.379161Z 0 [ERROR] unknown variable 'innodb_x=1'",
                "2026-11-30T17:51:47.910171Z 0 [ERROR] [MY-000067] [Server] unknown variable 'innodb_x=1'."
            })
    void an_unknown_variable_is_found_in_the_logs_of_all_versions(String line) throws IOException {
        assertThat(ErrorLog.unknownOption(log(line))).contains("innodb_x=1");
    }

    @Test
    void an_unknown_option_loses_its_dashes() throws IOException {
        assertThat(ErrorLog.unknownOption(log("[ERROR] bin/mysqld: unknown option '--skip-x'")))
                .contains("skip-x");
    }

    @Test
    void the_first_error_is_the_reason() throws IOException {
        Path log = log("2026-11-30T17:51:45.008195Z 0 [Note] [MY-010098] [Server] --secure-file-priv is set to NULL.\n"
                + "2026-11-30T17:51:46.0Z 1 [ERROR] [MY-012271] [InnoDB] The innodb_system data file must be writable\n"
                + "2026-11-30T17:51:46.1Z 0 [ERROR] [MY-010119] [Server] Aborting");

        assertThat(ErrorLog.reason(log)).isEqualTo("The innodb_system data file must be writable");
    }

    @Test
    void without_an_error_the_last_line_is_the_reason() throws IOException {
        assertThat(ErrorLog.reason(log("one\ntwo.\n"))).isEqualTo("two");
    }

    @Test
    void a_log_that_is_not_there_has_no_lines() {
        assertThat(ErrorLog.tail(folder.resolve("none"))).isEmpty();
        assertThat(ErrorLog.reason(folder.resolve("none"))).isEqualTo("it said nothing");
    }

    @Test
    void the_tail_is_short() throws IOException {
        String lines = IntStream.range(0, 100).mapToObj(Integer::toString).collect(Collectors.joining("\n"));

        assertThat(ErrorLog.tail(log(lines)).lines()).hasSize(ErrorLog.LINES).endsWith("99");
    }

    private Path log(String text) throws IOException {
        return Files.writeString(folder.resolve("error.log"), text);
    }
}
