package io.benchbook.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ServerUrlTest {
    @Test
    void all_parts_are_read() {
        ServerUrl url = ServerUrl.parse("jdbc:mysql://bench:p%40ss+@db1:3307/shop?sslMode=REQUIRED&socketTimeout=5");
        assertThat(url.address()).isEqualTo("db1:3307");
        assertThat(url.user()).contains("bench");
        assertThat(url.password()).contains("p@ss+");
        assertThat(url.schema()).isEqualTo("shop");
        assertThat(url.properties()).containsOnlyKeys("sslMode", "socketTimeout");
    }

    @Test
    void user_and_password_may_be_properties() {
        ServerUrl url = ServerUrl.parse("jdbc:mysql://db1/?user=bench&password=a=b");
        assertThat(url.port()).isEqualTo(3306);
        assertThat(url.user()).contains("bench");
        assertThat(url.password()).contains("a=b");
        assertThat(url.properties()).isEmpty();
    }

    @Test
    void addresses_of_version_six_stand_in_brackets() {
        assertThat(ServerUrl.parse("jdbc:mysql://[::1]:3306/").address()).isEqualTo("[::1]:3306");
    }

    @Test
    void its_text_has_no_password() {
        assertThat(ServerUrl.parse("jdbc:mysql://bench:secret@db1/?password=secret")
                        .toString())
                .doesNotContain("secret");
    }

    @Test
    void the_refusal_of_a_url_has_no_password() {
        assertThatThrownBy(() -> ServerUrl.parse("jdbc:mysql:loadbalance://u:secret@a,b/?password=secret&x=1"))
                .hasMessageStartingWith("server: needs a URL like jdbc:mysql://host:port/?user=name, got")
                .hasMessageNotContaining("secret");
        assertThatThrownBy(() -> ServerUrl.parse("jdbc:mysql://u:se@cret@db1"))
                .hasMessageNotContaining("se@cret")
                .hasMessageNotContaining("cret");
    }

    @Test
    void urls_of_the_other_driver_are_refused_with_the_reason() {
        assertThatThrownBy(() -> ServerUrl.parse("jdbc:mariadb://db1/"))
                .hasMessageContaining("MariaDB's own driver")
                .hasMessageContaining("jdbc:mysql://");
    }

    @Test
    void ports_out_of_range_are_refused() {
        assertThatThrownBy(() -> ServerUrl.parse("jdbc:mysql://db1:70000/"))
                .hasMessage("server: needs a port from 1 to 65,535, got 70000.");
    }
}
