package io.benchbook.load.wire;

import static io.benchbook.load.wire.FakeServer.packet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.load.Engine;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whatever a server sends, a client ends with an error that says what was received; it never hangs and never crashes. */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ProtocolFuzzTest {
    private static final Sql QUERY = Sql.of("query", "SELECT c FROM t");
    private static final byte[] COLUMN = "\3def\0\0\0\1c\1c\14\41\0\12\0\0\0\375\0\0\0\0\0".getBytes();
    private static final byte[] EOF = {(byte) 0xfe, 0, 0, 2, 0};

    @Test
    void a_well_formed_answer_is_counted() throws Exception {
        assertThat(ask(resultSet())).isEqualTo(2);
    }

    @Test
    void an_answer_cut_off_anywhere_is_a_lost_connection() throws IOException {
        byte[] whole = resultSet();
        for (int length = 0; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> ask(cut))
                    .isInstanceOf(SqlFailure.class)
                    .satisfies(
                            e -> assertThat(((SqlFailure) e).connectionLost()).isTrue())
                    .hasMessageContaining("closed the connection");
        }
    }

    @Test
    void a_packet_out_of_order_is_named() {
        assertThatThrownBy(() -> ask(packet(3, new byte[] {1})))
                .isInstanceOf(SqlFailure.class)
                .hasMessage("received packet number 3 where number 1 was due");
    }

    @Test
    void too_few_and_too_many_column_definitions_are_named() {
        assertThatThrownBy(() -> ask(join(packet(1, new byte[] {2}), packet(2, COLUMN), packet(3, EOF))))
                .hasMessage("received the end of 2 column definitions after 1");
        assertThatThrownBy(() -> ask(join(packet(1, new byte[] {1}), packet(2, COLUMN), packet(3, COLUMN))))
                .hasMessage("received more than 1 column definitions");
    }

    @Test
    void a_request_for_a_local_file_is_refused_by_name() {
        assertThatThrownBy(() ->
                        ask(packet(1, "\u00fb/etc/passwd".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1))))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("engine(WIRE): does not speak LOAD DATA LOCAL INFILE. Use engine(JDBC).");
    }

    @Test
    void an_empty_packet_and_absurd_counts_are_named() {
        assertThatThrownBy(() -> ask(packet(1, new byte[0]))).hasMessageContaining("an empty packet");
        assertThatThrownBy(() -> ask(packet(1, new byte[] {(byte) 0xfd, 1, 2, 3})))
                .hasMessage("received a result set of 197121 columns");
        assertThatThrownBy(() -> ask(packet(1, new byte[] {(byte) 0xfe, 1}))).hasMessageContaining("ends too early");
    }

    @Test
    void two_thousand_random_answers_end_in_an_error_or_a_count() throws IOException {
        Random random = new Random(42);
        for (int i = 0; i < 2_000; i++) {
            byte[] answer = mutated(random);
            try {
                assertThat(ask(answer)).isNotNegative();
            } catch (SqlFailure | BenchbookException expected) {
                assertThat(expected.getMessage()).isNotBlank();
            }
        }
    }

    @Test
    void random_greetings_end_in_an_error() throws IOException {
        Random random = new Random(7);
        for (int i = 0; i < 500; i++) {
            byte[] greeting = packet(0, FakeServer.greeting());
            greeting[random.nextInt(greeting.length)] = (byte) random.nextInt();
            byte[] cut = Arrays.copyOf(greeting, random.nextInt(greeting.length + 1));
            try (FakeServer server = FakeServer.greeting(cut);
                    WireEngine engine = new WireEngine(false)) {
                assertThatThrownBy(() -> engine.connect(server.endpoint(), false, List.of(), null))
                        .isInstanceOfAny(SqlFailure.class, BenchbookException.class);
            }
        }
    }

    private static byte[] mutated(Random random) throws IOException {
        byte[] answer = resultSet();
        for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
            answer[random.nextInt(answer.length)] = (byte) random.nextInt();
        }
        return answer;
    }

    private static byte[] resultSet() throws IOException {
        return join(
                packet(1, new byte[] {1}),
                packet(2, COLUMN),
                packet(3, EOF),
                packet(4, "\3abc".getBytes()),
                packet(5, new byte[] {(byte) 0xfb}),
                packet(6, EOF));
    }

    private static byte[] join(byte[]... packets) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte[] packet : packets) {
            out.write(packet);
        }
        return out.toByteArray();
    }

    private static long ask(byte[] answer) throws IOException, SqlFailure {
        try (FakeServer server = FakeServer.answering(answer);
                WireEngine engine = new WireEngine(false);
                Engine.Link link = engine.connect(server.endpoint(), false, List.of(), null)) {
            return link.execute(QUERY);
        }
    }
}
