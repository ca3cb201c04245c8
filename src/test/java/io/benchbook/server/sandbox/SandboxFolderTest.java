package io.benchbook.server.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SandboxFolderTest {
    @TempDir
    Path cache;

    @Test
    void the_socket_is_in_the_folder_and_the_folder_is_private() throws IOException {
        SandboxFolder folder = SandboxFolder.at(cache.resolve("8.0.15-x"));

        assertThat(folder.socket().getParent()).isEqualTo(folder.path());
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.path())))
                .isEqualTo("rwx------");
    }

    @Test
    void a_path_too_long_for_a_socket_gets_a_short_folder_that_goes_with_the_sandbox() throws IOException {
        SandboxFolder folder = SandboxFolder.at(cache.resolve("a".repeat(100)).resolve("8.0.15-x"));

        assertThat(folder.socketFolder()).isNotEqualTo(folder.path()).isDirectory();
        assertThat(folder.socket().toString().getBytes(StandardCharsets.UTF_8).length)
                .isLessThanOrEqualTo(SandboxFolder.LONGEST_SOCKET);
        folder.delete();
        assertThat(folder.socketFolder()).doesNotExist();
        assertThat(folder.path()).doesNotExist();
    }

    @Test
    void a_cache_that_cannot_be_written_is_one_line() throws IOException {
        Path file = Files.createFile(cache.resolve("file"));

        assertThatThrownBy(() -> SandboxFolder.at(file.resolve("sandboxes").resolve("x")))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("cannot make the folder " + file.resolve("sandboxes")
                        + " (Not a directory). Set XDG_CACHE_HOME to a folder that can be written.");
    }
}
