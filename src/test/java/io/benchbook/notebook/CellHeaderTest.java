package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class CellHeaderTest {
    @Test
    void title_type_and_attributes_are_told_apart() {
        CellHeader header = header("// %% Point selects [sql] timeout=\"30 s\" server='8.0.15' n=1");
        assertThat(header.title()).isEqualTo("Point selects");
        assertThat(header.kind()).isEqualTo(CellKind.SQL);
        assertThat(header.attributes())
                .containsExactly(Map.entry("timeout", "30 s"), Map.entry("server", "8.0.15"), Map.entry("n", "1"));
    }

    @Test
    void an_equals_sign_inside_a_title_is_part_of_it() {
        assertThat(header("// %% When a=1 it fails").title()).isEqualTo("When a=1 it fails");
        assertThat(header("// %% When a=1 it fails").attributes()).isEmpty();
    }

    @Test
    void brackets_that_are_no_type_are_part_of_the_title() {
        assertThat(header("// %% Levels [8, 16] and [x] [md]").title()).isEqualTo("Levels [8, 16] and [x]");
        assertThat(header("// %% Levels [8, 16] and [x] [md]").kind()).isEqualTo(CellKind.MARKDOWN);
    }

    @Test
    void further_percent_signs_set_the_depth() {
        assertThat(header("// %% A").depth()).isZero();
        assertThat(header("// %%%% A").depth()).isEqualTo(2);
    }

    @Test
    void markers_may_be_indented_or_close_to_their_comment_sign() {
        assertThat(CellHeader.parse("\t //%% A")).isPresent();
        assertThat(CellHeader.parse("// %%")).isPresent();
        assertThat(CellHeader.parse("// %%  ")).isPresent();
    }

    @Test
    void other_comments_are_no_markers() {
        assertThat(CellHeader.parse("// %%time")).isEmpty();
        assertThat(CellHeader.parse("// %%%")).isEmpty();
        assertThat(CellHeader.parse("int a; // %% A")).isEmpty();
        assertThat(CellHeader.parse("/// %% A")).isEmpty();
        assertThat(CellHeader.parse("# %% A")).isEmpty();
    }

    @Test
    void a_marker_that_we_write_reads_back_equal() {
        for (String marker : new String[] {
            "// %%",
            "// %%% ",
            "// %% A b",
            "// %% A [markdown] k=\"a \\\"b\\\" \\\\\"",
            "// %%% [raw]",
            "// %% [sql] a=1"
        }) {
            assertThat(header(header(marker).marker())).isEqualTo(header(marker));
        }
    }

    private static CellHeader header(String line) {
        return CellHeader.parse(line).orElseThrow();
    }
}
