package io.benchbook.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.workload.SqlFailure;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class SqlTemplateTest {
    @Test
    void numbers_and_texts_are_written_left_to_right() throws SqlFailure {
        Parameters values = new Parameters();
        values.add(-5);
        byte[] text = "0123-456xxx".getBytes(StandardCharsets.US_ASCII);
        values.add(text, 8);
        assertThat(render("UPDATE t SET k=? WHERE c=?", values)).isEqualTo("UPDATE t SET k=-5 WHERE c='0123-456'");
    }

    @Test
    void quotes_and_backslashes_are_escaped() throws SqlFailure {
        StringBuilder out = new StringBuilder();
        SqlTemplate.of("SELECT ?, ?, ?").render(new Object[] {"it's \\ é", 2.5, null}, out);
        assertThat(out).hasToString("SELECT 'it''s \\\\ é', 2.5, null");
    }

    @Test
    void question_marks_in_quotes_and_comments_are_no_parameters() {
        assertThat(SqlTemplate.of("SELECT '?', 'it\\'s ?', \"?\", `?`, ? /* ? */ -- ?\n , ? # ?")
                        .parameters())
                .isEqualTo(2);
        assertThat(SqlTemplate.of("SELECT c->'$.a', 5--1, ?").parameters()).isEqualTo(1);
    }

    @Test
    void a_wrong_number_of_values_is_refused() {
        assertThatThrownBy(() -> SqlTemplate.of("SELECT ?").render(new Object[0], new StringBuilder()))
                .isInstanceOf(SqlFailure.class)
                .hasMessage("the statement has 1 parameters, got 0 values: SELECT ?");
    }

    private static String render(String sql, Parameters values) throws SqlFailure {
        StringBuilder out = new StringBuilder();
        SqlTemplate.of(sql).render(values, out);
        return out.toString();
    }
}
