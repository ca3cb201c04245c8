package io.benchbook.load.wire;

import io.benchbook.base.BenchbookException;
import io.benchbook.load.Parameters;
import io.benchbook.load.SqlTemplate;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** COM_QUERY with a text whose {@code ?} are replaced: numbers as digits, texts quoted and escaped. Immutable. */
final class TextStatement implements Statement {
    private static final int LONGEST_NUMBER = 20;

    private final byte[][] parts;
    private final int fixedLength;

    TextStatement(String sql) {
        parts = SqlTemplate.pieces(sql).stream()
                .map(piece -> piece.getBytes(StandardCharsets.UTF_8))
                .toArray(byte[][]::new);
        int length = 1;
        for (byte[] part : parts) {
            length += part.length + LONGEST_NUMBER;
        }
        fixedLength = length;
    }

    @Override
    public void send(Packets packets, Parameters parameters) throws IOException {
        if (parameters.count() != parts.length - 1) {
            throw new BenchbookException("statement: has " + (parts.length - 1) + " parameters, got "
                    + parameters.count() + ": " + new String(parts[0], StandardCharsets.UTF_8) + "...");
        }
        packets.command(Protocol.COM_QUERY);
        ByteBuffer out = packets.room(fixedLength + 2 * parameters.textBytes() + 2 * parameters.count());
        out.put(parts[0]);
        for (int i = 1; i < parts.length; i++) {
            if (parameters.isNumber(i - 1)) {
                digits(out, parameters.number(i - 1));
            } else {
                quoted(out, parameters.text(), parameters.start(i - 1), parameters.length(i - 1));
            }
            out.put(parts[i]);
        }
        packets.send();
    }

    private static void quoted(ByteBuffer out, byte[] bytes, int offset, int length) {
        out.put((byte) '\'');
        if (isPlain(bytes, offset, length)) {
            out.put(bytes, offset, length);
        } else {
            for (int i = offset; i < offset + length; i++) {
                if (bytes[i] == '\'' || bytes[i] == '\\') {
                    out.put((byte) '\\');
                }
                out.put(bytes[i]);
            }
        }
        out.put((byte) '\'');
    }

    private static boolean isPlain(byte[] bytes, int offset, int length) {
        for (int i = offset; i < offset + length; i++) {
            if (bytes[i] == '\'' || bytes[i] == '\\') {
                return false;
            }
        }
        return true;
    }

    static void digits(ByteBuffer out, long value) {
        if (value == Long.MIN_VALUE) {
            out.put(Long.toString(value).getBytes(StandardCharsets.US_ASCII));
            return;
        }
        long rest = value;
        if (rest < 0) {
            out.put((byte) '-');
            rest = -rest;
        }
        int count = 1;
        for (long bound = 10; count < 19 && rest >= bound; bound *= 10) {
            count++;
        }
        int start = out.position();
        for (int at = start + count - 1; at >= start; at--) {
            out.put(at, (byte) ('0' + rest % 10));
            rest /= 10;
        }
        out.position(start + count);
    }
}
