package io.benchbook.load.wire;

import static io.benchbook.load.wire.Protocol.*;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import io.benchbook.workload.SqlFailure;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;

/** The connection phase: the server's greeting, our login, the authentication plugins that work without TLS. */
final class Handshake {
    private static final int FLAGS = CLIENT_LONG_PASSWORD
            | CLIENT_LONG_FLAG
            | CLIENT_PROTOCOL_41
            | CLIENT_TRANSACTIONS
            | CLIENT_SECURE_CONNECTION
            | CLIENT_MULTI_STATEMENTS
            | CLIENT_MULTI_RESULTS
            | CLIENT_PS_MULTI_RESULTS
            | CLIENT_PLUGIN_AUTH;
    private static final int NONCE = 20;
    private static final int FAST_AUTH_OK = 3;
    private static final int FULL_AUTH_NEEDED = 4;
    private static final int REQUEST_PUBLIC_KEY = 2;

    private final Packets packets;
    private final Endpoint endpoint;
    private final boolean privateLine;
    private String plugin = Scrambles.NATIVE;
    private byte[] nonce = new byte[0];
    private long connectionId;

    private Handshake(Packets packets, Endpoint endpoint, boolean unixSocket) {
        this.packets = packets;
        this.endpoint = endpoint;
        this.privateLine = unixSocket;
    }

    /**
     * Logs in.
     *
     * @param unixSocket whether nobody can listen in, so that a password may travel as it is when the server asks for it
     * @return the server's id of the connection
     */
    static long login(Packets packets, Endpoint endpoint, boolean unixSocket) throws IOException, SqlFailure {
        Handshake handshake = new Handshake(packets, endpoint, unixSocket);
        handshake.greeting();
        handshake.respond();
        handshake.authenticate();
        return handshake.connectionId;
    }

    private void greeting() throws IOException, SqlFailure {
        int first = packets.next();
        packets.whole();
        if (first == ERR) {
            throw Results.error(packets);
        }
        if (packets.int1() != 10) {
            throw new Packets.Malformed("a greeting of protocol version " + first + ", not 10");
        }
        packets.untilZero();
        connectionId = packets.int4() & 0xffffffffL;
        byte[] start = packets.bytes(8);
        packets.int1();
        int capabilities = packets.int2();
        packets.bytes(3);
        capabilities |= packets.int2() << 16;
        if ((capabilities & CLIENT_SECURE_CONNECTION) == 0 || (capabilities & CLIENT_PROTOCOL_41) == 0) {
            throw new Packets.Malformed("a greeting of a server older than 4.1");
        }
        packets.bytes(11);
        nonce = nonce(start, packets.bytes(Math.min(NONCE - 8 + 1, packets.remaining())));
        if ((capabilities & CLIENT_PLUGIN_AUTH) != 0) {
            plugin = new String(packets.untilZero(), StandardCharsets.US_ASCII);
        }
        packets.skip();
    }

    private static byte[] nonce(byte[] start, byte[] rest) {
        byte[] whole = Arrays.copyOf(start, NONCE);
        System.arraycopy(rest, 0, whole, start.length, Math.min(rest.length, NONCE - start.length));
        return whole;
    }

    private void respond() throws IOException {
        String offered = Scrambles.knows(plugin) ? plugin : Scrambles.NATIVE;
        byte[] answer = Scrambles.answer(offered, endpoint.password(), nonce);
        boolean schema = !endpoint.schema().isEmpty();
        packets.reply();
        ByteBuffer out = packets.room(
                512 + endpoint.user().length() * 4 + endpoint.schema().length() * 4);
        out.putInt(FLAGS | (schema ? CLIENT_CONNECT_WITH_DB : 0));
        out.putInt(1 << 30).put((byte) UTF8MB4).put(new byte[23]);
        zeroEnded(out, endpoint.user());
        out.put((byte) answer.length).put(answer);
        if (schema) {
            zeroEnded(out, endpoint.schema());
        }
        zeroEnded(out, offered);
        packets.send();
    }

    private void authenticate() throws IOException, SqlFailure {
        while (true) {
            int first = packets.next();
            packets.whole();
            switch (first) {
                case OK -> {
                    packets.skip();
                    return;
                }
                case ERR -> throw Results.error(packets);
                case EOF -> switchPlugin();
                case AUTH_MORE_DATA -> moreData();
                default -> throw new Packets.Malformed("0x" + Integer.toHexString(first) + " during the login");
            }
        }
    }

    private void switchPlugin() throws IOException {
        packets.int1();
        if (packets.remaining() == 0) {
            throw unsupported("the old password protocol of MySQL 4.0");
        }
        plugin = new String(packets.untilZero(), StandardCharsets.US_ASCII);
        nonce = Arrays.copyOf(packets.bytes(packets.remaining()), NONCE);
        if (!Scrambles.knows(plugin)) {
            throw unsupported("the authentication plugin " + plugin);
        }
        reply(Scrambles.answer(plugin, endpoint.password(), nonce));
    }

    private void moreData() throws IOException, SqlFailure {
        packets.int1();
        int what = packets.int1();
        packets.skip();
        if (what == FULL_AUTH_NEEDED) {
            fullAuthentication();
        } else if (what != FAST_AUTH_OK) {
            throw new Packets.Malformed("0x" + Integer.toHexString(what) + " from caching_sha2_password");
        }
    }

    private void fullAuthentication() throws IOException, SqlFailure {
        if (privateLine) {
            reply((endpoint.password() + "\0").getBytes(StandardCharsets.UTF_8));
            return;
        }
        reply(new byte[] {REQUEST_PUBLIC_KEY});
        int first = packets.next();
        packets.whole();
        if (first == ERR) {
            throw Results.error(packets);
        }
        packets.int1();
        byte[] pem = packets.bytes(packets.remaining());
        try {
            reply(Scrambles.encrypted(endpoint.password(), nonce, pem));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw new Packets.Malformed("a public key that can't be used (" + e.getMessage() + ")");
        }
    }

    private void reply(byte[] bytes) throws IOException {
        packets.reply();
        packets.room(bytes.length).put(bytes);
        packets.send();
    }

    private static void zeroEnded(ByteBuffer out, String text) {
        out.put(text.getBytes(StandardCharsets.UTF_8)).put((byte) 0);
    }

    static BenchbookException unsupported(String what) {
        return new BenchbookException("engine(WIRE): does not speak " + what + ".").next("Use engine(JDBC).");
    }
}
