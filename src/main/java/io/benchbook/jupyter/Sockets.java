package io.benchbook.jupyter;

import io.benchbook.base.BenchbookException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BiConsumer;
import org.zeromq.SocketType;
import org.zeromq.ZContext;
import org.zeromq.ZMQ;

/**
 * The five sockets of a kernel and the one thread that touches them. Others hand messages over by {@link #send}, which
 * never waits. The heartbeat is echoed by the same thread, which never does anything long.
 */
final class Sockets implements AutoCloseable {
    private static final int LINGER_MILLIS = 1_000;
    private static final long END_MILLIS = 3_000;

    private final Codec codec;
    private final BiConsumer<Channel, Message> receiver;
    private final ZContext context = new ZContext();
    private final Map<Channel, ZMQ.Socket> sockets = new EnumMap<>(Channel.class);
    private final ZMQ.Socket heartbeat;
    private final Queue<Outgoing> outgoing = new ConcurrentLinkedQueue<>();
    private final Bell bell = new Bell();
    private final Thread thread = new Thread(this::work, "jupyter sockets");
    private volatile boolean closing;

    private record Outgoing(Channel channel, List<byte[]> frames) {}

    /**
     * Listens; {@link #start} makes it answer.
     *
     * @param receiver gets every well signed message on the sockets' thread, and must be quick
     */
    Sockets(ConnectionFile where, Codec codec, BiConsumer<Channel, Message> receiver) {
        this.codec = codec;
        this.receiver = receiver;
        sockets.put(Channel.SHELL, listen(SocketType.ROUTER, where.ip(), where.shell()));
        sockets.put(Channel.CONTROL, listen(SocketType.ROUTER, where.ip(), where.control()));
        sockets.put(Channel.STDIN, listen(SocketType.ROUTER, where.ip(), where.stdin()));
        sockets.put(Channel.IOPUB, listen(SocketType.XPUB, where.ip(), where.iopub()));
        sockets.get(Channel.IOPUB).setXpubVerbose(true);
        heartbeat = listen(SocketType.ROUTER, where.ip(), where.heartbeat());
    }

    private ZMQ.Socket listen(SocketType type, String ip, int port) {
        ZMQ.Socket socket = context.createSocket(type);
        socket.setLinger(LINGER_MILLIS);
        socket.setHWM(0);
        try {
            socket.bind("tcp://" + ip + ":" + port);
            return socket;
        } catch (org.zeromq.ZMQException e) {
            context.close();
            throw new BenchbookException("kernel: cannot listen on " + ip + ":" + port + ": " + e.getMessage(), e);
        }
    }

    void start() {
        bell.start();
        thread.setDaemon(true);
        thread.start();
    }

    /** Sends a message soon; may be called from any thread. Messages of one thread keep their order. */
    void send(Channel channel, Message message) {
        outgoing.add(new Outgoing(channel, codec.encode(message)));
        bell.ring();
    }

    private void work() {
        try (ZMQ.Poller poller = context.createPoller(sockets.size() + 2)) {
            List<Channel> listening = List.of(Channel.CONTROL, Channel.SHELL, Channel.STDIN, Channel.IOPUB);
            listening.forEach(channel -> poller.register(sockets.get(channel), ZMQ.Poller.POLLIN));
            int beats = poller.register(heartbeat, ZMQ.Poller.POLLIN);
            poller.register(bell.channel(), ZMQ.Poller.POLLIN);
            while (!closing || !outgoing.isEmpty()) {
                poller.poll(-1);
                sendAll();
                for (int i = 0; i < listening.size(); i++) {
                    if (poller.pollin(i)) {
                        receive(listening.get(i));
                    }
                }
                if (poller.pollin(beats)) {
                    echo();
                }
            }
        } finally {
            context.close();
        }
    }

    private void sendAll() {
        bell.hush();
        for (Outgoing next = outgoing.poll(); next != null; next = outgoing.poll()) {
            write(sockets.get(next.channel), next.frames);
        }
    }

    private void receive(Channel channel) {
        if (channel == Channel.IOPUB) {
            subscribed(sockets.get(channel).recv());
        } else {
            codec.decode(read(sockets.get(channel))).ifPresent(message -> receiver.accept(channel, message));
        }
    }

    /** Whoever has subscribed is told that from now on nothing is missed. */
    private void subscribed(byte[] frame) {
        if (frame.length > 0 && frame[0] == 1) {
            byte[] topic = Arrays.copyOfRange(frame, 1, frame.length);
            write(sockets.get(Channel.IOPUB), codec.encode(Message.welcome(topic)));
        }
    }

    private void echo() {
        write(heartbeat, read(heartbeat));
    }

    private static List<byte[]> read(ZMQ.Socket socket) {
        List<byte[]> frames = new ArrayList<>();
        do {
            frames.add(socket.recv());
        } while (socket.hasReceiveMore());
        return frames;
    }

    private static void write(ZMQ.Socket socket, List<byte[]> frames) {
        int last = frames.size() - 1;
        for (int i = 0; i <= last; i++) {
            socket.send(frames.get(i), i < last ? ZMQ.SNDMORE : 0);
        }
    }

    /** Sends what waits, then closes the sockets. */
    @Override
    public void close() {
        closing = true;
        bell.ring();
        try {
            thread.join(END_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
