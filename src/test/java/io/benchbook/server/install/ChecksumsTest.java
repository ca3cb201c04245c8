package io.benchbook.server.install;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChecksumsTest {
    /** The test vector of FIPS 180-2, appendix B.1. */
    private static final String OF_ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    @TempDir
    Path folder;

    @Test
    void the_checksum_of_abc_is_the_published_one() throws IOException {
        Path file = Files.writeString(folder.resolve("server.jar"), "abc");

        assertThat(Checksums.sha256(file)).isEqualTo(OF_ABC);
        Checksums.mustMatch("8.0.15", file, OF_ABC);
    }

    @Test
    void another_content_is_refused_in_one_line() throws IOException {
        Path file = Files.writeString(folder.resolve("server.jar"), "abd");

        assertThatThrownBy(() -> Checksums.mustMatch("8.0.15", file, OF_ABC))
                .isInstanceOf(BenchbookException.class)
                .hasMessage("install 8.0.15: server.jar has SHA-256 a52d159f262b…, the catalogue has ba7816bf8f01…: "
                        + "not installed. Delete that file and install again.");
    }
}
