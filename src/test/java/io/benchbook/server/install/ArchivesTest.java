package io.benchbook.server.install;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchivesTest {
    @TempDir
    Path folder;

    @Test
    void files_keep_their_content_and_whether_they_can_be_executed() throws IOException {
        Archives.untarGz(archive("bin/mysqld", 0755), folder, Optional::of);
        Archives.untarGz(archive("share/errmsg.sys", 0600), folder, Optional::of);

        assertThat(folder.resolve("bin/mysqld")).hasContent("content").isExecutable();
        assertThat(Files.isExecutable(folder.resolve("share/errmsg.sys"))).isFalse();
    }

    @Test
    void entries_can_be_put_elsewhere_or_left_out() throws IOException {
        Archives.untarGz(archive("package/server/mysqld", 0755), folder, name -> Optional.of("bin/mysqld"));
        Archives.untarGz(archive("package/README.md", 0644), folder, name -> Optional.empty());

        assertThat(folder.resolve("bin/mysqld")).exists();
        assertThat(folder.toFile().list()).containsExactly("bin");
    }

    @Test
    void nothing_is_written_outside_of_the_folder() {
        assertThatThrownBy(() -> Archives.untarGz(archive("../escaped", 0644), folder, Optional::of))
                .isInstanceOf(IOException.class)
                .hasMessage("the archive has a path outside of its folder: ../escaped");
    }

    @Test
    void links_stay_within_the_folder() throws IOException {
        assertThatThrownBy(() -> Archives.untarGz(link("lib", "/etc"), folder, Optional::of))
                .hasMessageStartingWith("the archive has a link to outside");
        assertThatThrownBy(() -> Archives.untarGz(link("lib/x", "../../etc"), folder, Optional::of))
                .hasMessageStartingWith("the archive has a link to outside");

        Archives.untarGz(link("bin/libssl.so", "../lib/libssl.so"), folder, Optional::of);
        assertThat(Files.readSymbolicLink(folder.resolve("bin/libssl.so"))).hasToString("../lib/libssl.so");
    }

    private static InputStream archive(String name, int mode) throws IOException {
        byte[] content = "content".getBytes(StandardCharsets.UTF_8);
        TarArchiveEntry entry = new TarArchiveEntry(name, true);
        entry.setSize(content.length);
        entry.setMode(mode);
        return packed(entry, content);
    }

    private static InputStream link(String name, String target) throws IOException {
        TarArchiveEntry entry = new TarArchiveEntry(name, TarConstants.LF_SYMLINK);
        entry.setLinkName(target);
        return packed(entry, new byte[0]);
    }

    private static InputStream packed(TarArchiveEntry entry, byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (TarArchiveOutputStream tar = new TarArchiveOutputStream(new GzipCompressorOutputStream(bytes))) {
            tar.putArchiveEntry(entry);
            tar.write(content);
            tar.closeArchiveEntry();
        }
        return new ByteArrayInputStream(bytes.toByteArray());
    }
}
