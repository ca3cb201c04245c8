package io.benchbook.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoginTest {
    private static final ServerUrl BARE = ServerUrl.parse("jdbc:mysql://db1/");
    private static final Map<String, String> ENVIRONMENT =
            Map.of("BENCHBOOK_USER", "eve", "BENCHBOOK_PASSWORD", "from-environment");

    @TempDir
    Path home;

    private void standardFile() throws IOException {
        Files.writeString(home.resolve(".my.cnf"), "[client]\nuser=carl\npassword=from-home\n");
    }

    @Test
    void the_url_wins() throws IOException {
        standardFile();
        ServerUrl url = ServerUrl.parse("jdbc:mysql://ann:in-url@db1/");
        assertThat(Login.find(url, Optional.empty(), ENVIRONMENT, home))
                .isEqualTo(new Login("ann", Optional.of("in-url"), List.of()));
    }

    @Test
    void a_file_that_was_named_comes_before_the_environment() throws IOException {
        Path file = Files.writeString(home.resolve("bench.cnf"), "[benchbook]\nuser=dora\npassword=in-file\n");
        assertThat(Login.find(BARE, Optional.of(file), ENVIRONMENT, home))
                .isEqualTo(new Login("dora", Optional.of("in-file"), List.of()));
    }

    @Test
    void the_environment_comes_before_the_home_folder() throws IOException {
        standardFile();
        assertThat(Login.find(BARE, Optional.empty(), ENVIRONMENT, home))
                .isEqualTo(new Login("eve", Optional.of("from-environment"), List.of()));
    }

    @Test
    void the_home_folder_is_the_last_place() throws IOException {
        standardFile();
        assertThat(Login.find(BARE, Optional.empty(), Map.of(), home))
                .isEqualTo(new Login("carl", Optional.of("from-home"), List.of()));
    }

    @Test
    void mysqls_own_variable_is_known() {
        assertThat(Login.find(BARE, Optional.empty(), Map.of("MYSQL_PWD", "x"), home)
                        .password())
                .contains("x");
    }

    @Test
    void a_files_password_is_not_given_to_another_user() throws IOException {
        standardFile();
        ServerUrl url = ServerUrl.parse("jdbc:mysql://db1/?user=ann");
        assertThat(Login.find(url, Optional.empty(), Map.of(), home))
                .isEqualTo(new Login("ann", Optional.empty(), List.of()));
    }

    @Test
    void its_text_has_no_password() {
        assertThat(new Login("ann", Optional.of("secret"), List.of()).toString())
                .contains("ann")
                .doesNotContain("secret");
    }

    @Test
    void a_file_that_is_not_there_is_refused() {
        assertThatThrownBy(() -> Login.file("~/none.cnf", home))
                .hasMessageStartingWith("login: there is no readable file " + home.resolve("none.cnf") + ".");
    }

    @Test
    void an_include_that_was_not_followed_is_noted() throws IOException {
        Path file = Files.writeString(home.resolve("bench.cnf"), "!include /etc/secret.cnf\n[client]\nuser=dora\n");
        assertThat(Login.find(BARE, Optional.of(file), Map.of(), home).notes())
                .containsExactly("ignored: !include /etc/secret.cnf");
    }
}
