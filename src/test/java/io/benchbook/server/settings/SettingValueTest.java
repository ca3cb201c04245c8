package io.benchbook.server.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class SettingValueTest {
    @Test
    void numbers_go_without_quotes() {
        assertThat(SettingValue.of(5).literals()).first().isEqualTo(new BigDecimal("5"));
        assertThat(SettingValue.of("75.5").literals()).first().isEqualTo(new BigDecimal("75.5"));
    }

    @Test
    void sizes_become_bytes() {
        assertThat(SettingValue.of("64M").literals()).first().isEqualTo(new BigDecimal(64L << 20));
        assertThat(SettingValue.of("2g").literals()).first().isEqualTo(new BigDecimal(2L << 30));
    }

    @Test
    void words_are_texts_and_truth_is_a_word() {
        assertThat(SettingValue.of("MINIMAL").literals()).containsExactly("MINIMAL");
        assertThat(SettingValue.of(true).literals()).containsExactly("ON");
        assertThat(SettingValue.of(false).literals()).containsExactly("OFF");
    }

    @Test
    void default_is_neither() {
        assertThat(SettingValue.of("default").literals()).containsExactly(SettingValue.DEFAULT);
    }

    @Test
    void null_is_refused() {
        assertThatThrownBy(() -> SettingValue.of(null))
                .hasMessage("set: needs a value, got null. The default is \"DEFAULT\".");
    }

    @Test
    void names_may_have_dashes_but_nothing_else() {
        assertThat(SettingName.canonical("set", "Sync-Binlog")).isEqualTo("sync_binlog");
        assertThatThrownBy(() -> SettingName.canonical("set", "a = 1; drop"))
                .hasMessage("set: needs the name of a variable, got \"a = 1; drop\".");
    }
}
