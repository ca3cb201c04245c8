package io.benchbook.load.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.load.Parameters;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextStatementTest {
    @ParameterizedTest
    @ValueSource(
            longs = {
                0,
                1,
                9,
                10,
                99,
                100,
                4711,
                1_000_000_000,
                -1,
                -10,
                Integer.MIN_VALUE,
                Long.MAX_VALUE,
                Long.MIN_VALUE
            })
    void numbers_are_written_as_their_digits(long value) {
        ByteBuffer out = ByteBuffer.allocate(32);
        TextStatement.digits(out, value);
        assertThat(new String(out.array(), 0, out.position(), StandardCharsets.US_ASCII))
                .isEqualTo(Long.toString(value));
    }

    @Test
    void texts_are_quoted_and_what_would_end_them_is_escaped() throws Exception {
        assertThat(sent("SELECT ?", text("it's a \\"))).isEqualTo("SELECT 'it\\'s a \\\\'");
        assertThat(sent("SELECT ?", text("plain"))).isEqualTo("SELECT 'plain'");
    }

    @Test
    void question_marks_inside_quotes_and_comments_are_no_parameters() throws Exception {
        Parameters one = new Parameters();
        one.add(7);
        assertThat(sent("SELECT '?', \"a?\", `b?`, ?", one)).isEqualTo("SELECT '?', \"a?\", `b?`, 7");
        assertThat(sent("SELECT 'it\\'s ?', ? /* why? */", one)).isEqualTo("SELECT 'it\\'s ?', 7 /* why? */");
    }

    @Test
    void a_wrong_number_of_parameters_is_refused_with_both_numbers() {
        assertThatThrownBy(() -> sent("SELECT ?, ?", text("x")))
                .hasMessageContaining("has 2 parameters, got 1")
                .hasMessageContaining("SELECT ");
    }

    private static Parameters text(String value) {
        Parameters parameters = new Parameters();
        parameters.add(value.getBytes(StandardCharsets.UTF_8), value.length());
        return parameters;
    }

    private static String sent(String sql, Parameters parameters) throws Exception {
        try (FakeServer server = FakeServer.swallowing();
                Packets packets = server.client()) {
            new TextStatement(sql).send(packets, parameters);
            byte[] packet = server.received();
            assertThat(packet[4]).isEqualTo((byte) Protocol.COM_QUERY);
            return new String(packet, 5, packet.length - 5, StandardCharsets.UTF_8);
        }
    }
}
