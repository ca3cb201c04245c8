package io.benchbook.load.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import org.junit.jupiter.api.Test;

class PacketsTest {
    private static final int ROW = 12_000;

    /** The answer is a row of 12,000 bytes: the third would not fit behind the first two. */
    @Test
    void an_answer_that_is_there_is_taken_in_with_one_read_however_many_came_before() throws IOException {
        OneAnswerARead channel = new OneAnswerARead();
        Packets packets = new Packets(channel);
        for (int i = 1; i <= 100; i++) {
            packets.command(Protocol.COM_QUERY);
            packets.send();
            packets.next();
            packets.skip();
            assertThat(channel.reads).isEqualTo(i);
        }
    }

    /** Holds one answer to each command, and counts how often it is read. */
    private static final class OneAnswerARead implements ByteChannel {
        private final ByteBuffer answer = ByteBuffer.allocate(4 + ROW);
        private int reads;

        @Override
        public int write(ByteBuffer command) {
            answer.clear().put(0, (byte) ROW).put(1, (byte) (ROW >> 8)).put(3, (byte) 1);
            int length = command.remaining();
            command.position(command.limit());
            return length;
        }

        @Override
        public int read(ByteBuffer into) {
            reads++;
            int length = Math.min(into.remaining(), answer.remaining());
            into.put(into.position(), answer, answer.position(), length).position(into.position() + length);
            answer.position(answer.position() + length);
            return length;
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {}
    }
}
