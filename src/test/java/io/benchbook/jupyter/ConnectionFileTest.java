package io.benchbook.jupyter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConnectionFileTest {
    @TempDir
    private Path folder;

    private static ObjectNode good() {
        return Json.object()
                .put("transport", "tcp")
                .put("ip", "127.0.0.1")
                .put("shell_port", 1)
                .put("control_port", 2)
                .put("stdin_port", 3)
                .put("iopub_port", 4)
                .put("hb_port", 5)
                .put("key", "top secret")
                .put("signature_scheme", "hmac-sha256");
    }

    private ConnectionFile read(String text) throws IOException {
        return ConnectionFile.read(Files.writeString(folder.resolve("kernel.json"), text));
    }

    @Test
    void a_file_of_jupyter_is_read_and_its_key_is_never_shown() throws IOException {
        ConnectionFile file = read(good().toString());
        assertThat(file.heartbeat()).isEqualTo(5);
        assertThat(file.key()).asString().isEqualTo("top secret");
        assertThat(file.toString()).doesNotContain("secret");
    }

    @Test
    void what_it_cannot_serve_is_refused_in_one_line() {
        assertThatThrownBy(() -> read(good().put("ip", "0.0.0.0").toString()))
                .hasMessageContaining("loopback only, got 0.0.0.0");
        assertThatThrownBy(() -> read(good().put("transport", "ipc").toString()))
                .hasMessageContaining("got the transport ipc");
        assertThatThrownBy(() -> read(good().put("signature_scheme", "hmac-md5").toString()))
                .hasMessageContaining("got hmac-md5");
        assertThatThrownBy(() -> read(good().put("hb_port", 70_000).toString()))
                .hasMessageContaining("needs a port as hb_port, got 70000");
        assertThatThrownBy(() -> read("{")).hasMessageContaining("is no connection file");
        assertThatThrownBy(() -> ConnectionFile.read(folder.resolve("none.json")))
                .hasMessageContaining("there is no connection file");
    }
}
