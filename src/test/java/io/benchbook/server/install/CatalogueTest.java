package io.benchbook.server.install;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class CatalogueTest {
    @Test
    void an_unknown_name_is_refused_with_the_near_match_and_the_list() {
        assertThatThrownBy(() -> Catalogue.entry("8.0.16"))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("server: there is no server \"8.0.16\". Did you mean 8.0.15? "
                        + "The catalogue has 5.6.24, 5.7.22, 8.0.15.");
    }

    @Test
    void a_name_near_to_nothing_gets_the_list_only() {
        assertThatThrownBy(() -> Catalogue.entry("postgres"))
                .hasMessage("server: there is no server \"postgres\". The catalogue has 5.6.24, 5.7.22, 8.0.15.");
    }

    @Test
    void every_entry_has_a_version_for_its_name_and_a_whole_checksum() {
        assertThat(Catalogue.entries()).allSatisfy(entry -> {
            assertThat(entry.version()).hasToString(entry.name());
            assertThat(HexFormat.of().parseHex(entry.sha256())).hasSize(32);
            assertThat(entry.bytes()).isGreaterThan(1_000_000);
        });
    }
}
