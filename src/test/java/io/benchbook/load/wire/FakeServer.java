package io.benchbook.load.wire;

import io.benchbook.base.Endpoint;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A server of one connection that says what a test wants it to say. */
final class FakeServer implements AutoCloseable {
    private final ServerSocket listener;
    private final CompletableFuture<byte[]> received = new CompletableFuture<>();

    private FakeServer(Conversation conversation) throws IOException {
        listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Thread thread = new Thread(() -> {
            try (Socket socket = listener.accept()) {
                conversation.with(socket);
            } catch (IOException e) {
                received.completeExceptionally(e);
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    interface Conversation {
        void with(Socket socket) throws IOException;
    }

    /** Reads one packet and keeps it. */
    static FakeServer swallowing() throws IOException {
        FakeServer[] self = new FakeServer[1];
        CompletableFuture<FakeServer> ready = new CompletableFuture<>();
        self[0] = new FakeServer(socket -> ready.join().received.complete(packet(socket.getInputStream())));
        ready.complete(self[0]);
        return self[0];
    }

    /** Greets, accepts any login, reads one command and answers it with {@code answer}, then closes. */
    static FakeServer answering(byte[] answer) throws IOException {
        return new FakeServer(socket -> {
            login(socket);
            packet(socket.getInputStream());
            socket.getOutputStream().write(answer);
            socket.getOutputStream().flush();
        });
    }

    /** Sends {@code bytes} in place of a greeting. */
    static FakeServer greeting(byte[] bytes) throws IOException {
        return new FakeServer(socket -> {
            socket.getOutputStream().write(bytes);
            socket.getOutputStream().flush();
        });
    }

    private static void login(Socket socket) throws IOException {
        socket.getOutputStream().write(packet(0, greeting()));
        packet(socket.getInputStream());
        socket.getOutputStream().write(packet(2, new byte[] {0, 0, 0, 2, 0, 0, 0}));
    }

    static byte[] greeting() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(10);
        out.writeBytes("8.0.15\0".getBytes());
        out.writeBytes(new byte[] {1, 0, 0, 0});
        out.writeBytes("abcdefgh\0".getBytes());
        out.writeBytes(new byte[] {(byte) 0xff, (byte) 0xf7, 33, 2, 0, (byte) 0xff, (byte) 0x81, 21});
        out.writeBytes(new byte[10]);
        out.writeBytes("ijklmnopqrst\0".getBytes());
        out.writeBytes("mysql_native_password\0".getBytes());
        return out.toByteArray();
    }

    static byte[] packet(int sequence, byte[] payload) {
        byte[] packet = new byte[payload.length + 4];
        packet[0] = (byte) payload.length;
        packet[1] = (byte) (payload.length >> 8);
        packet[2] = (byte) (payload.length >> 16);
        packet[3] = (byte) sequence;
        System.arraycopy(payload, 0, packet, 4, payload.length);
        return packet;
    }

    private static byte[] packet(InputStream stream) throws IOException {
        DataInputStream in = new DataInputStream(stream);
        byte[] header = new byte[4];
        in.readFully(header);
        int length = header[0] & 0xff | (header[1] & 0xff) << 8 | (header[2] & 0xff) << 16;
        byte[] payload = new byte[length];
        in.readFully(payload);
        return packet(header[3], payload);
    }

    byte[] received() {
        return received.join();
    }

    Packets client() throws IOException {
        return Packets.connect(listener.getLocalSocketAddress(), SocketChannel.open());
    }

    Endpoint endpoint() {
        return new Endpoint("127.0.0.1", listener.getLocalPort(), Optional.empty(), "u", "p", "", Map.of());
    }

    @Override
    public void close() throws IOException {
        listener.close();
    }
}
