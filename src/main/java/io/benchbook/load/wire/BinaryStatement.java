package io.benchbook.load.wire;

import io.benchbook.base.BenchbookException;
import io.benchbook.load.Parameters;
import io.benchbook.workload.SqlFailure;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * COM_STMT_EXECUTE of a statement that the server keeps prepared for this connection. Numbers are BIGINT, texts
 * VAR_STRING, as sysbench binds them; their types are sent with the first execution and when they change.
 */
final class BinaryStatement implements Statement {
    private final int id;
    private final int parameterCount;
    private final boolean[] textBefore;
    private boolean typesSent;

    private BinaryStatement(int id, int parameterCount) {
        this.id = id;
        this.parameterCount = parameterCount;
        this.textBefore = new boolean[parameterCount];
    }

    /** COM_STMT_PREPARE: 0x00, id, number of columns and of parameters; then their definitions, which are skipped. */
    static BinaryStatement prepare(Packets packets, String sql) throws IOException, SqlFailure {
        byte[] text = sql.getBytes(StandardCharsets.UTF_8);
        packets.command(Protocol.COM_STMT_PREPARE);
        packets.room(text.length).put(text);
        packets.send();
        int first = packets.next();
        packets.whole();
        if (first == Protocol.ERR) {
            throw Results.error(packets);
        }
        packets.int1();
        int id = packets.int4();
        int columns = packets.int2();
        int parameters = packets.int2();
        packets.skip();
        skipDefinitions(packets, parameters);
        skipDefinitions(packets, columns);
        return new BinaryStatement(id, parameters);
    }

    private static void skipDefinitions(Packets packets, int count) throws IOException {
        for (int i = 0; count > 0 && i <= count; i++) {
            packets.next();
            packets.skip();
        }
    }

    @Override
    public void send(Packets packets, Parameters parameters) throws IOException {
        if (parameters.count() != parameterCount) {
            throw new BenchbookException(
                    "statement: has " + parameterCount + " parameters, got " + parameters.count() + ".");
        }
        packets.command(Protocol.COM_STMT_EXECUTE);
        ByteBuffer out = packets.room(16 + parameterCount * 20 + parameters.textBytes());
        out.putInt(id).put((byte) 0).putInt(1);
        if (parameterCount > 0) {
            for (int i = 0; i < (parameterCount + 7) / 8; i++) {
                out.put((byte) 0);
            }
            types(out, parameters);
            values(out, parameters);
        }
        packets.send();
    }

    private void types(ByteBuffer out, Parameters parameters) {
        if (typesSent && !changed(parameters)) {
            out.put((byte) 0);
            return;
        }
        out.put((byte) 1);
        for (int i = 0; i < parameterCount; i++) {
            textBefore[i] = !parameters.isNumber(i);
            out.put((byte) (textBefore[i] ? Protocol.TYPE_VAR_STRING : Protocol.TYPE_LONGLONG))
                    .put((byte) 0);
        }
        typesSent = true;
    }

    private boolean changed(Parameters parameters) {
        for (int i = 0; i < parameterCount; i++) {
            if (textBefore[i] == parameters.isNumber(i)) {
                return true;
            }
        }
        return false;
    }

    private static void values(ByteBuffer out, Parameters parameters) {
        for (int i = 0; i < parameters.count(); i++) {
            if (parameters.isNumber(i)) {
                out.putLong(parameters.number(i));
            } else {
                length(out, parameters.length(i));
                out.put(parameters.text(), parameters.start(i), parameters.length(i));
            }
        }
    }

    private static void length(ByteBuffer out, int length) {
        if (length < 0xfb) {
            out.put((byte) length);
        } else if (length < 1 << 16) {
            out.put((byte) 0xfc).putShort((short) length);
        } else if (length < 1 << 24) {
            out.put((byte) 0xfd).putShort((short) length).put((byte) (length >> 16));
        } else {
            out.put((byte) 0xfe).putLong(length);
        }
    }
}
