package io.benchbook.load;

import java.util.Arrays;

/** The parameters bound for the next statement, kept without allocating once the largest statement has been seen. */
final class Parameters {
    private static final int NUMBER = -1;

    private long[] numbers = new long[16];
    private int[] starts = new int[16];
    private int[] lengths = new int[16];
    private byte[] text = new byte[512];
    private int count;
    private int used;

    void add(long value) {
        makeRoom(0);
        numbers[count] = value;
        lengths[count++] = NUMBER;
    }

    void add(byte[] ascii, int length) {
        makeRoom(length);
        System.arraycopy(ascii, 0, text, used, length);
        starts[count] = used;
        lengths[count++] = length;
        used += length;
    }

    void clear() {
        count = 0;
        used = 0;
    }

    int count() {
        return count;
    }

    boolean isNumber(int index) {
        return lengths[index] == NUMBER;
    }

    long number(int index) {
        return numbers[index];
    }

    /** The bytes of all texts; that of parameter {@code index} begins at {@link #start}. */
    byte[] text() {
        return text;
    }

    int start(int index) {
        return starts[index];
    }

    int length(int index) {
        return lengths[index];
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
