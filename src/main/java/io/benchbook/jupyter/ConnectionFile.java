package io.benchbook.jupyter;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Where a Jupyter client wants the kernel to listen, and the key that signs messages: the connection file of "Making
 * kernels for Jupyter". Its text never holds the key.
 *
 * @param ip an address of this machine's loopback; anything else is refused
 * @param key of HMAC-SHA256; empty where messages are not signed
 */
record ConnectionFile(String ip, int shell, int control, int stdin, int iopub, int heartbeat, byte[] key) {
    /** Reads the file; every fault is one line that names it. */
    static ConnectionFile read(Path file) {
        try {
            return of(Json.MAPPER.readTree(file.toFile()), file);
        } catch (JacksonException e) {
            throw new BenchbookException("kernel: " + file + " is no connection file: " + e.getOriginalMessage(), e);
        } catch (NoSuchFileException | java.io.FileNotFoundException e) {
            throw new BenchbookException("kernel: there is no connection file " + file + ".", e)
                    .next("Jupyter starts kernels and gives them one; benchbook kernel install tells it how.");
        } catch (IOException e) {
            throw new BenchbookException("kernel: cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    private static ConnectionFile of(JsonNode json, Path file) throws IOException {
        if (!Files.isRegularFile(file) || !json.isObject()) {
            throw new BenchbookException("kernel: " + file + " is no connection file.");
        }
        String transport = json.path("transport").asText("tcp");
        if (!transport.equals("tcp")) {
            throw new BenchbookException("kernel: speaks over tcp only, got the transport " + transport + ".");
        }
        String scheme = json.path("signature_scheme").asText("hmac-sha256");
        if (!scheme.equals("hmac-sha256")) {
            throw new BenchbookException("kernel: signs with hmac-sha256 only, got " + scheme + ".");
        }
        return new ConnectionFile(
                loopback(json.path("ip").asText("127.0.0.1")),
                port(json, "shell_port"),
                port(json, "control_port"),
                port(json, "stdin_port"),
                port(json, "iopub_port"),
                port(json, "hb_port"),
                json.path("key").asText("").getBytes(StandardCharsets.UTF_8));
    }

    private static int port(JsonNode json, String name) {
        int port = json.path(name).asInt(-1);
        if (port < 1 || port > 65_535) {
            throw new BenchbookException(
                    "kernel: the connection file needs a port as " + name + ", got " + json.path(name) + ".");
        }
        return port;
    }

    private static String loopback(String ip) {
        try {
            if (InetAddress.getByName(ip).isLoopbackAddress()) {
                return ip;
            }
        } catch (UnknownHostException e) {
            throw new BenchbookException("kernel: " + ip + " is no address.", e);
        }
        throw new BenchbookException("kernel: listens on this machine's loopback only, got " + ip + ".")
                .next("Let the notebook server run on this machine, with 127.0.0.1 as the kernels' address.");
    }

    @Override
    public String toString() {
        return "connection file for " + ip + ":" + shell;
    }
}
