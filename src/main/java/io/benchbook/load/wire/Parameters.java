package io.benchbook.load.wire;

import java.util.Arrays;

/** The parameters bound for the next statement: numbers, and texts copied into one array. Reused for ever. */
final class Parameters {
    private long[] numbers = new long[16];
    private int[] lengths = new int[16];
    private byte[] texts = new byte[512];
    private int count;
    private int used;

    void clear() {
        count = 0;
        used = 0;
    }

    int count() {
        return count;
    }

    void add(long value) {
        grow();
        lengths[count] = -1;
        numbers[count++] = value;
    }

    void add(byte[] bytes, int length) {
        grow();
        if (used + length > texts.length) {
            texts = Arrays.copyOf(texts, Math.max(texts.length * 2, used + length));
        }
        System.arraycopy(bytes, 0, texts, used, length);
        numbers[count] = used;
        lengths[count++] = length;
        used += length;
    }

    boolean isText(int index) {
        return lengths[index] >= 0;
    }

    long number(int index) {
        return numbers[index];
    }

    byte[] texts() {
        return texts;
    }

    int offset(int index) {
        return (int) numbers[index];
    }

    int length(int index) {
        return lengths[index];
    }

    /** Bytes of all texts together. */
    int textBytes() {
        return used;
    }

    private void grow() {
        if (count == numbers.length) {
            numbers = Arrays.copyOf(numbers, count * 2);
            lengths = Arrays.copyOf(lengths, count * 2);
        }
    }
}
