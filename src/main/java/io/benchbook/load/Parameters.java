package io.benchbook.load;

import java.util.Arrays;

/** The parameters bound for an engine's next statement, kept without allocating once the largest statement has been seen. */
public final class Parameters {
    private static final int NUMBER = -1;

    private long[] numbers = new long[16];
    private int[] starts = new int[16];
    private int[] lengths = new int[16];
    private byte[] text = new byte[512];
    private int count;
    private int used;

    public void add(long value) {
        makeRoom(0);
        numbers[count] = value;
        lengths[count++] = NUMBER;
    }

    /** The first {@code length} of {@code ascii}, copied at once. */
    public void add(byte[] ascii, int length) {
        makeRoom(length);
        System.arraycopy(ascii, 0, text, used, length);
        starts[count] = used;
        lengths[count++] = length;
        used += length;
    }

    public void clear() {
        count = 0;
        used = 0;
    }

    public int count() {
        return count;
    }

    public boolean isNumber(int index) {
        return lengths[index] == NUMBER;
    }

    public long number(int index) {
        return numbers[index];
    }

    /** The bytes of all texts; that of parameter {@code index} begins at {@link #start}. */
    public byte[] text() {
        return text;
    }

    public int start(int index) {
        return starts[index];
    }

    public int length(int index) {
        return lengths[index];
    }

    /** The length of all texts together. */
    public int textBytes() {
        return used;
    }

    private void makeRoom(int bytes) {
        if (count == numbers.length) {
            numbers = Arrays.copyOf(numbers, count * 2);
            starts = Arrays.copyOf(starts, count * 2);
            lengths = Arrays.copyOf(lengths, count * 2);
        }
        if (used + bytes > text.length) {
            text = Arrays.copyOf(text, Math.max(text.length * 2, used + bytes));
        }
    }
}
