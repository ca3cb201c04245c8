package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.zeromq.SocketType;
import org.zeromq.ZContext;
import org.zeromq.ZMQ;

/**
 * A kernel and a client in this JVM that do what each session does first, so that the JVM can archive the classes they
 * load. Leaves no trace: no history is kept and nothing of the user's is read.
 */
public final class Rehearsal {
    private static final int ANSWER_MILLIS = 30_000;
    private static final String TABLE = "Table.create(\"t\", IntColumn.create(\"a\", 1, 2))";
    private static final String[] PORTS = {"shell_port", "control_port", "stdin_port", "iopub_port", "hb_port"};

    private final Codec codec;
    private final ZMQ.Socket shell;
    private final ZMQ.Socket control;
    private final ZMQ.Socket iopub;

    private Rehearsal(ZContext context, ConnectionFile connection) {
        codec = new Codec(connection.key());
        iopub = connected(context, SocketType.SUB, connection.iopub());
        iopub.subscribe(ZMQ.SUBSCRIPTION_ALL);
        shell = connected(context, SocketType.DEALER, connection.shell());
        control = connected(context, SocketType.DEALER, connection.control());
    }

    private static ZMQ.Socket connected(ZContext context, SocketType type, int port) {
        ZMQ.Socket socket = context.createSocket(type);
        socket.setReceiveTimeOut(ANSWER_MILLIS);
        socket.connect("tcp://127.0.0.1:" + port);
        return socket;
    }

    /** Plays a session from its start to its end. */
    public static void play() throws IOException, InterruptedException {
        Path file = Files.createTempFile("benchbook-rehearsal", ".json");
        try (ZContext context = new ZContext()) {
            Files.writeString(file, connection().toString());
            ConnectionFile connection = ConnectionFile.read(file);
            Thread kernel = new Thread(() -> JupyterKernel.serve(connection, Optional::empty), "rehearsal");
            kernel.start();
            new Rehearsal(context, connection).act();
            kernel.join();
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private static ObjectNode connection() throws IOException {
        ObjectNode connection = Json.object()
                .put("ip", "127.0.0.1")
                .put("key", UUID.randomUUID().toString());
        List<ServerSocket> held = new ArrayList<>();
        for (String port : PORTS) {
            held.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
            connection.put(port, held.get(held.size() - 1).getLocalPort());
        }
        for (ServerSocket socket : held) {
            socket.close();
        }
        return connection;
    }

    private void act() {
        ask(shell, "kernel_info_request", Json.object());
        execute("1 + 1");
        execute("int f(int x) {\n    return 1 / x;\n}\nSystem.out.println(f(1));");
        execute("f(0)");
        execute("f(\"a\")");
        execute(TABLE);
        ask(shell, "complete_request", Json.object().put("code", "oltpRead").put("cursor_pos", 8));
        ask(shell, "is_complete_request", Json.object().put("code", "f(1"));
        ask(shell, "inspect_request", Json.object().put("code", "run").put("cursor_pos", 2));
        ask(control, "interrupt_request", Json.object());
        ask(control, "shutdown_request", Json.object().put("restart", false));
    }

    private void execute(String code) {
        ask(shell, "execute_request", Json.object().put("code", code).put("store_history", false));
    }

    private void ask(ZMQ.Socket socket, String type, ObjectNode content) {
        ObjectNode header =
                Json.object().put("msg_id", UUID.randomUUID().toString()).put("msg_type", type);
        List<byte[]> frames = codec.encode(new Message(List.of(), header, Json.object(), Json.object(), content));
        for (int i = 0; i < frames.size(); i++) {
            socket.send(frames.get(i), i < frames.size() - 1 ? ZMQ.SNDMORE : 0);
        }
        byte[] first = socket.recv();
        if (first == null) {
            throw new IllegalStateException("no answer to " + new String(frames.get(2), StandardCharsets.UTF_8));
        }
        while (socket.hasReceiveMore()) {
            socket.recv();
        }
    }
}
