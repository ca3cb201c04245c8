package io.benchbook.workload.oltp;

import io.benchbook.workload.DataSet;
import io.benchbook.workload.SqlFailure;
import java.nio.charset.StandardCharsets;

/**
 * Collects rows into INSERT statements as sysbench's bulk insert does: a row that would not fit into 512 KiB sends what
 * there is. Only ASCII. Usage: {@link #begin}, the parts of a row, {@link #end}; {@link #flush} at the very end.
 */
final class MultiRowInsert {
    private static final int CAPACITY = 512 * 1024;
    private static final int LONGEST_ROW = 4 * 1024;

    private final byte[] prefix;
    private final byte[] buffer = new byte[CAPACITY + LONGEST_ROW];
    private int used;
    private int rowStart;
    private int rows;

    /** @param prefix what each statement begins with, up to and including {@code VALUES} */
    MultiRowInsert(String prefix) {
        this.prefix = prefix.getBytes(StandardCharsets.US_ASCII);
        restart();
    }

    private void restart() {
        System.arraycopy(prefix, 0, buffer, 0, prefix.length);
        used = prefix.length;
        rows = 0;
    }

    /** Begins a row. */
    void begin() {
        if (rows > 0) {
            buffer[used++] = ',';
        }
        rowStart = used;
    }

    void add(byte[] text) {
        System.arraycopy(text, 0, buffer, used, text.length);
        used += text.length;
    }

    /** A number of at least 0. */
    void add(long number) {
        int digits = 1;
        for (long rest = number / 10; rest > 0; rest /= 10) {
            digits++;
        }
        long rest = number;
        for (int i = digits - 1; i >= 0; i--) {
            buffer[used + i] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        used += digits;
    }

    /** Ends a row, and sends those before it where it does not fit. */
    void end(DataSet.Sink sink) throws SqlFailure {
        if (used + 1 > CAPACITY) {
            int length = used - rowStart;
            byte[] row = new byte[length];
            System.arraycopy(buffer, rowStart, row, 0, length);
            used = rowStart - 1;
            flush(sink);
            begin();
            add(row);
        }
        rows++;
    }

    /** Sends what there is. */
    void flush(DataSet.Sink sink) throws SqlFailure {
        if (rows > 0) {
            sink.insert(new String(buffer, 0, used, StandardCharsets.ISO_8859_1), rows);
            restart();
        }
    }
}
