package io.benchbook.load.wire;

import java.io.EOFException;
import java.io.IOException;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ByteChannel;
import java.nio.channels.SocketChannel;

/**
 * Packets over a socket. Outgoing ones are put together in {@link #out}; of incoming ones only the header and the first
 * byte are looked at, the rest can be skipped without being copied. A packet has 3 bytes of length, little endian, and a
 * sequence number.
 */
final class Packets implements AutoCloseable {
    private static final int IN = 32 * 1024;
    private static final int OUT = 8 * 1024;
    private static final int HEADER = 4;
    private static final int LARGEST_DECODED = 64 * 1024 * 1024;

    private final ByteChannel channel;
    private ByteBuffer in = direct(IN);
    private ByteBuffer out = direct(OUT);
    private int read;
    private int filled;
    private int length;
    private int left;
    private int sequence;

    Packets(ByteChannel channel) {
        this.channel = channel;
    }

    static Packets connect(SocketAddress address, SocketChannel channel) throws IOException {
        channel.connect(address);
        return new Packets(channel);
    }

    /** Starts a command packet; what follows is put into the returned buffer. */
    ByteBuffer command(int code) {
        sequence = 0;
        return reply().put((byte) code);
    }

    /** Starts a packet that answers the last one. */
    ByteBuffer reply() {
        return out.clear().position(HEADER);
    }

    /** Makes room for {@code more} bytes in the packet being made. */
    ByteBuffer room(int more) {
        if (out.remaining() < more) {
            ByteBuffer larger = direct(Math.max(out.capacity() * 2, out.position() + more));
            out = larger.put(out.flip());
        }
        return out;
    }

    /** Sends the packet that was put together, in several where it is too long for one. */
    void send() throws IOException {
        int end = out.position();
        if (end - HEADER >= Protocol.MAX_PACKET) {
            sendInParts(end);
            return;
        }
        out.putInt(0, end - HEADER | sequence++ << 24);
        writeAll(out.flip());
    }

    private void sendInParts(int end) throws IOException {
        ByteBuffer header = direct(HEADER);
        int at = HEADER;
        int part;
        do {
            part = Math.min(end - at, Protocol.MAX_PACKET);
            writeAll(header.clear().putInt(part | sequence++ << 24).flip());
            writeAll(out.duplicate().limit(at + part).position(at));
            at += part;
        } while (part == Protocol.MAX_PACKET);
    }

    private void writeAll(ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    /**
     * Goes to the next packet.
     *
     * @return its first byte, -1 for an empty packet
     */
    int next() throws IOException {
        if (filled - read < HEADER) {
            fill(HEADER);
        }
        int header = in.getInt(read);
        if (header >>> 24 != (sequence & 0xff)) {
            throw new Malformed("packet number " + (header >>> 24) + " where number " + (sequence & 0xff) + " was due");
        }
        sequence++;
        read += HEADER;
        length = header & Protocol.MAX_PACKET;
        left = length;
        if (length == 0) {
            return -1;
        }
        if (read == filled) {
            fill(1);
        }
        return in.get(read) & 0xff;
    }

    int length() {
        return length;
    }

    /** Passes over what is left of this packet and of those that carry it on. */
    void skip() throws IOException {
        skipThis();
        while (length == Protocol.MAX_PACKET) {
            next();
            skipThis();
        }
    }

    private void skipThis() throws IOException {
        while (left > filled - read) {
            left -= filled - read;
            read = 0;
            filled = 0;
            fill(1);
        }
        read += left;
        left = 0;
    }

    /** Brings the whole packet into memory, so that the methods below can take it apart. */
    Packets whole() throws IOException {
        if (length > LARGEST_DECODED || length == Protocol.MAX_PACKET) {
            throw new Malformed("a packet of " + length + " bytes where a short one was due");
        }
        fill(left);
        return this;
    }

    int remaining() {
        return left;
    }

    int int1() throws Malformed {
        take(1);
        return in.get(read - 1) & 0xff;
    }

    int int2() throws Malformed {
        take(2);
        return in.getShort(read - 2) & 0xffff;
    }

    int int4() throws Malformed {
        take(4);
        return in.getInt(read - 4);
    }

    /** A length-encoded integer; NULL (0xfb) is -1. */
    long lengthEncoded() throws Malformed {
        int first = int1();
        return switch (first) {
            case 0xfb -> -1;
            case 0xfc -> int2();
            case 0xfd -> int2() | (long) int1() << 16;
            case 0xfe -> (int4() & 0xffffffffL) | (long) int4() << 32;
            case 0xff -> throw new Malformed("0xff where a length was due");
            default -> first;
        };
    }

    byte[] bytes(int count) throws Malformed {
        take(count);
        byte[] copy = new byte[count];
        in.get(read - count, copy);
        return copy;
    }

    /** Bytes up to a zero byte or the packet's end. */
    byte[] untilZero() throws Malformed {
        int end = 0;
        while (end < left && in.get(read + end) != 0) {
            end++;
        }
        byte[] text = bytes(end);
        if (left > 0) {
            take(1);
        }
        return text;
    }

    private void take(int count) throws Malformed {
        if (count < 0 || count > left) {
            throw new Malformed("a packet of " + length + " bytes that ends too early");
        }
        left -= count;
        read += count;
    }

    /**
     * Reads until at least {@code wanted} bytes are there from {@link #read} on. An empty buffer is filled from its start
     * again, so that an answer is not cut in two by its end and stays in the cache.
     */
    private void fill(int wanted) throws IOException {
        if (read == filled) {
            read = 0;
            filled = 0;
        }
        if (in.capacity() - read < wanted) {
            ByteBuffer target = wanted > in.capacity() ? direct(wanted + HEADER) : in;
            ByteBuffer rest = in.duplicate().limit(filled).position(read);
            target.clear().put(rest);
            in = target;
            filled -= read;
            read = 0;
        }
        while (filled - read < wanted) {
            int count = channel.read(in.limit(in.capacity()).position(filled));
            if (count < 0) {
                throw new EOFException("the server closed the connection");
            }
            filled += count;
        }
    }

    private static ByteBuffer direct(int size) {
        return ByteBuffer.allocateDirect(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    /** What came from the server makes no sense. */
    static final class Malformed extends IOException {
        private static final long serialVersionUID = 1L;

        Malformed(String received) {
            super("received " + received);
        }
    }
}
