package io.benchbook.server.checks;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.server.checks.Finding.Status;
import io.benchbook.server.machine.SystemFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SystemChecksTest {
    @TempDir
    Path root;

    private void file(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private SystemChecks checks() {
        return new SystemChecks(root);
    }

    @Test
    void another_platform_is_an_error_with_the_way_out() {
        assertThat(checks().platform("Linux", "amd64").status()).isEqualTo(Status.OK);
        assertThat(checks().platform("Mac OS X", "aarch64").status()).isEqualTo(Status.ERROR);
        assertThat(checks().platform("Linux", "aarch64").fix()).contains("server(\"jdbc:...\")");
    }

    @Test
    void musl_is_told_from_glibc() throws IOException {
        file("lib/ld-musl-x86_64.so.1", "");
        assertThat(checks().libc().found()).isEqualTo("musl");
        file("lib64/ld-linux-x86-64.so.2", "");
        assertThat(checks().libc().status()).isEqualTo(Status.OK);
    }

    @Test
    void a_thousand_open_files_are_too_few() throws IOException {
        file("proc/self/limits", "Max open files            1024                 4096                 files     \n");
        assertThat(checks().openFiles().status()).isEqualTo(Status.ERROR);
        file("proc/self/limits", "Max open files            4096                 4096                 files     \n");
        assertThat(checks().openFiles().status()).isEqualTo(Status.WARNING);
        file("proc/self/limits", "Max open files            65536                65536                files     \n");
        assertThat(checks().openFiles().status()).isEqualTo(Status.OK);
    }

    @Test
    void the_control_groups_limit_of_threads_counts() throws IOException {
        file("proc/self/limits", "Max processes             96365                96365                processes \n");
        assertThat(checks().threads().status()).isEqualTo(Status.OK);
        file("sys/fs/cgroup/pids.max", "512\n");
        assertThat(checks().threads()).satisfies(finding -> {
            assertThat(finding.status()).isEqualTo(Status.WARNING);
            assertThat(finding.found()).isEqualTo("limit 512");
        });
    }

    @Test
    void asynchronous_requests_run_out() throws IOException {
        file("proc/sys/fs/aio-max-nr", "65536\n");
        file("proc/sys/fs/aio-nr", "21288\n");
        assertThat(checks().asynchronousIo().found()).endsWith("room for 16 servers");
        file("proc/sys/fs/aio-nr", "63864\n");
        assertThat(checks().asynchronousIo().status()).isEqualTo(Status.WARNING);
    }

    @Test
    void little_memory_is_noted() throws IOException {
        file("proc/meminfo", "MemAvailable:    1048576 kB\n");
        assertThat(checks().memory().status()).isEqualTo(Status.WARNING);
        file("proc/meminfo", "MemAvailable:    8388608 kB\n");
        assertThat(checks().memory()).isEqualTo(Finding.ok("memory", "8.0 GiB available"));
    }

    @Test
    void a_busy_machine_is_noted() throws IOException {
        file("proc/loadavg", "900.00 3.00 1.00 2/300 1\n");
        assertThat(checks().load().status()).isEqualTo(Status.WARNING);
        file("proc/loadavg", "0.01 3.00 1.00 2/300 1\n");
        assertThat(checks().load().status()).isEqualTo(Status.OK);
    }

    @Test
    void numbers_below_proc_sys_are_read_whole() {
        SystemFiles files = new SystemFiles(Path.of("/"));
        assertThat(files.line("proc/sys/fs/aio-max-nr").map(Long::valueOf).orElse(0L))
                .isGreaterThan(1_000);
    }
}
