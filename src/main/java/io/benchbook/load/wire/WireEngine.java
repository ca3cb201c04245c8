package io.benchbook.load.wire;

import io.benchbook.base.Endpoint;
import io.benchbook.load.Engine;
import io.benchbook.workload.Rng;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.StandardSocketOptions;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * The lean engine: one blocking socket per client, TCP or Unix. Logs in with {@code mysql_native_password} and {@code
 * caching_sha2_password}; TLS and compression are refused.
 */
public final class WireEngine implements Engine {
    private static final int LOGIN_SECONDS = 30;

    private final boolean unixSocket;
    private final ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "benchbook-wire-login");
        thread.setDaemon(true);
        return thread;
    });

    /** @param unixSocket whether to connect through the server's Unix socket instead of TCP */
    public WireEngine(boolean unixSocket) {
        this.unixSocket = unixSocket;
    }

    @Override
    public String name() {
        return unixSocket ? "wire_unix" : "wire";
    }

    @Override
    public Link connect(Endpoint endpoint, boolean prepared, List<Sql> statements, Rng random) throws SqlFailure {
        refuseWhatItDoesNotSpeak(endpoint);
        SocketChannel channel = null;
        ScheduledFuture<?> limit = null;
        try {
            SocketAddress address = address(endpoint);
            channel = open(address);
            limit = watch.schedule(closing(channel), LOGIN_SECONDS, TimeUnit.SECONDS);
            Packets packets = Packets.connect(address, channel);
            long id = Handshake.login(packets, endpoint, unixSocket);
            WireLink link = new WireLink(packets, id, prepared, random);
            link.prepare(statements);
            return link;
        } catch (IOException e) {
            closeQuietly(channel);
            throw new SqlFailure(
                    SqlFailure.SERVER_LOST, "08S01", "login at " + endpoint + " failed: " + reason(e, limit));
        } catch (SqlFailure | RuntimeException e) {
            closeQuietly(channel);
            throw e;
        } finally {
            if (limit != null) {
                limit.cancel(false);
            }
        }
    }

    private static void refuseWhatItDoesNotSpeak(Endpoint endpoint) {
        String ssl = endpoint.properties().getOrDefault("sslMode", "DISABLED").toUpperCase(Locale.ROOT);
        if (!ssl.equals("DISABLED") && !ssl.equals("PREFERRED")) {
            throw Handshake.unsupported("TLS (sslMode=" + ssl + ")");
        }
        if (Boolean.parseBoolean(endpoint.properties().get("useCompression"))) {
            throw Handshake.unsupported("compression (useCompression=true)");
        }
    }

    private SocketAddress address(Endpoint endpoint) throws SqlFailure {
        if (!unixSocket) {
            return new InetSocketAddress(endpoint.host(), endpoint.port());
        }
        return endpoint.socket()
                .map(UnixDomainSocketAddress::of)
                .orElseThrow(() -> new SqlFailure(2002, "HY000", endpoint + " has no Unix socket on this machine"));
    }

    private static SocketChannel open(SocketAddress address) throws IOException {
        if (address instanceof UnixDomainSocketAddress) {
            return SocketChannel.open(java.net.StandardProtocolFamily.UNIX);
        }
        SocketChannel channel = SocketChannel.open();
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        return channel;
    }

    private static Runnable closing(SocketChannel channel) {
        return () -> closeQuietly(channel);
    }

    private static String reason(IOException e, ScheduledFuture<?> limit) {
        return limit != null && limit.isDone()
                ? "no answer within " + LOGIN_SECONDS + " s"
                : String.valueOf(e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
    }

    private static void closeQuietly(SocketChannel channel) {
        if (channel != null) {
            try {
                channel.close();
            } catch (IOException e) {
                // there is nothing left that could be lost
            }
        }
    }

    @Override
    public void close() {
        watch.shutdownNow();
    }
}
