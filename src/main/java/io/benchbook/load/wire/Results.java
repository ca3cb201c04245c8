package io.benchbook.load.wire;

import static io.benchbook.load.wire.Protocol.*;

import io.benchbook.workload.SqlFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Skims the answer to a statement: counts its rows, keeps its status, decodes nothing. */
final class Results {
    private final Packets packets;
    private boolean resultSet;
    private int status;
    private long warnings;

    Results(Packets packets) {
        this.packets = packets;
    }

    /** Whether the last statement returned a result set. */
    boolean resultSet() {
        return resultSet;
    }

    /** Warnings that servers reported, since the connection was opened. */
    long warnings() {
        return warnings;
    }

    /** Takes in the whole answer, of several statements too; the rows of result sets, else the rows changed. */
    long skim() throws IOException, SqlFailure {
        long rows = 0;
        long changed = 0;
        resultSet = false;
        do {
            int first = packets.next();
            if (first == OK) {
                changed += ok();
            } else {
                rows += rows(columns(first));
            }
        } while ((status & SERVER_MORE_RESULTS_EXISTS) != 0);
        return resultSet ? rows : changed;
    }

    /** As {@link #skim}, keeping the first value of the first row; null where there is none. */
    String firstValue() throws IOException, SqlFailure {
        resultSet = false;
        int first = packets.next();
        if (first == OK) {
            ok();
            return null;
        }
        skipColumns(columns(first));
        String value = null;
        first = packets.next();
        if (!isEnd(first)) {
            packets.whole();
            long size = packets.lengthEncoded();
            value = size < 0 ? null : new String(packets.bytes((int) size), StandardCharsets.UTF_8);
            packets.skip();
            skipRows(packets.next());
        } else {
            end(first);
        }
        while ((status & SERVER_MORE_RESULTS_EXISTS) != 0) {
            skim();
        }
        return value;
    }

    private int columns(int first) throws IOException, SqlFailure {
        if (first == ERR) {
            packets.whole();
            status = 0;
            throw error(packets);
        }
        if (first == LOCAL_INFILE) {
            throw Handshake.unsupported("LOAD DATA LOCAL INFILE");
        }
        if (first < 0) {
            throw new Packets.Malformed("an empty packet where a result was due");
        }
        resultSet = true;
        long columns = packets.whole().lengthEncoded();
        if (columns < 1 || columns > 4096 || packets.remaining() > 0) {
            throw new Packets.Malformed("a result set of " + columns + " columns");
        }
        return (int) columns;
    }

    private long rows(int columns) throws IOException, SqlFailure {
        skipColumns(columns);
        return skipRows(packets.next());
    }

    private void skipColumns(int columns) throws IOException, SqlFailure {
        for (int i = 0; i < columns; i++) {
            int first = packets.next();
            if (isEnd(first)) {
                end(first);
                throw new Packets.Malformed("the end of " + columns + " column definitions after " + i);
            }
            packets.skip();
        }
        int first = packets.next();
        if (!isEnd(first)) {
            throw new Packets.Malformed("more than " + columns + " column definitions");
        }
        end(first);
    }

    private long skipRows(int firstByte) throws IOException, SqlFailure {
        long rows = 0;
        int first = firstByte;
        while (!isEnd(first)) {
            packets.skip();
            rows++;
            first = packets.next();
        }
        end(first);
        return rows;
    }

    private boolean isEnd(int first) {
        return first == EOF && packets.length() < 9 || first == ERR;
    }

    private void end(int first) throws IOException, SqlFailure {
        packets.whole();
        if (first == ERR) {
            status = 0;
            throw error(packets);
        }
        packets.int1();
        warnings += packets.int2();
        status = packets.int2();
        packets.skip();
    }

    private long ok() throws IOException {
        packets.whole();
        packets.int1();
        long changed = packets.lengthEncoded();
        packets.lengthEncoded();
        status = packets.int2();
        warnings += packets.int2();
        packets.skip();
        return changed;
    }

    /** An ERR packet that is in memory whole: 0xff, number, '#', SQL state, text. */
    static SqlFailure error(Packets packets) throws IOException {
        packets.int1();
        int code = packets.int2();
        String text = new String(packets.bytes(packets.remaining()), StandardCharsets.UTF_8);
        boolean state = text.startsWith("#") && text.length() >= 6;
        return new SqlFailure(code, state ? text.substring(1, 6) : "HY000", state ? text.substring(6) : text);
    }
}
