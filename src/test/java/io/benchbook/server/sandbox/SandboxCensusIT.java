package io.benchbook.server.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.base.Folders;
import io.benchbook.base.Progress;
import io.benchbook.server.Server;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated
class SandboxCensusIT {
    @TempDir
    Path cache;

    @Test
    void sandboxes_of_a_cache_folder_are_seen_and_stopped_from_outside() throws IOException {
        try (Sandboxes usual = new Sandboxes(Folders.cache(), () -> Progress.SILENT)) {
            usual.install("8.0.15");
        }
        for (String shared : new String[] {"servers", "templates"}) {
            Files.createSymbolicLink(cache.resolve(shared), Folders.cache().resolve(shared));
        }
        try (Sandboxes sandboxes = new Sandboxes(cache, () -> Progress.SILENT)) {
            Sandbox server = sandboxes.get("8.0.15");
            server.start();
            long pid = server.pid().getAsLong();
            assertThat(SandboxCensus.of(cache)).singleElement().satisfies(entry -> {
                assertThat(entry.server()).isEqualTo("8.0.15");
                assertThat(entry.pid()).isEqualTo(pid);
                assertThat(entry.ownerPid()).isEqualTo(ProcessHandle.current().pid());
                assertThat(entry.orphan()).isFalse();
            });
            assertThat(SandboxCensus.stop(cache)).hasSize(1);
            assertThat(server.state()).isEqualTo(Server.State.STOPPED);
            assertThat(SandboxCensus.of(cache))
                    .singleElement()
                    .satisfies(entry -> assertThat(entry.pid()).isZero());
        }
        assertThat(SandboxCensus.of(cache)).isEmpty();
        Files.delete(cache.resolve("servers"));
        Files.delete(cache.resolve("templates"));
    }
}
