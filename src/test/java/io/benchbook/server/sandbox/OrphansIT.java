package io.benchbook.server.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.benchbook.base.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** What a Benchbook leaves behind when it ends in one way or another, with real processes. */
@Isolated
class OrphansIT {
    /** Of its own: what is done here concerns every sandbox in a cache. */
    @TempDir
    static Path cache;

    @BeforeAll
    static void installed() {
        try (Sandboxes sandboxes = new Sandboxes(cache, () -> Progress.SILENT)) {
            sandboxes.install("5.7.22");
        }
    }

    @Test
    void the_servers_of_a_killed_benchbook_are_ended_at_the_next_start() throws Exception {
        try (OtherJvm other = OtherJvm.start(cache, "hold", "5.7.22");
                Sandboxes sandboxes = new Sandboxes(cache, () -> Progress.SILENT)) {
            Held held = Held.parse(other.line());
            other.kill();
            assertThat(held.isRunning()).isTrue();

            sandboxes.get("5.7.22").start();

            assertThat(held.isRunning()).isFalse();
            assertThat(held.folder()).doesNotExist();
        }
    }

    @Test
    void the_servers_of_a_benchbook_that_lives_are_left_alone() throws Exception {
        try (OtherJvm other = OtherJvm.start(cache, "hold", "5.7.22");
                Sandboxes sandboxes = new Sandboxes(cache, () -> Progress.SILENT)) {
            Held held = Held.parse(other.line());

            assertThat(sandboxes.reap())
                    .doesNotContain(held.folder().getFileName().toString());

            assertThat(held.isRunning()).isTrue();
            assertThat(held.folder()).exists();
            other.terminate();
        }
    }

    @Test
    void a_benchbook_that_is_asked_to_end_leaves_nothing() throws Exception {
        try (OtherJvm other = OtherJvm.start(cache, "hold", "5.7.22")) {
            Held held = Held.parse(other.line());

            assertThatCode(other::terminate).doesNotThrowAnyException();

            assertThat(held.isRunning()).isFalse();
            assertThat(held.folder()).doesNotExist();
        }
    }

    @Test
    void a_benchbook_killed_while_a_server_starts_leaves_nothing_after_the_next_start() throws Exception {
        try (OtherJvm other = OtherJvm.start(cache, "hold", "5.7.22")) {
            Thread.sleep(Duration.ofMillis(900).toMillis());
            other.kill();
        }
        try (Sandboxes sandboxes = new Sandboxes(cache, () -> Progress.SILENT)) {
            sandboxes.reap();

            assertThat(sandboxes.reap()).isEmpty();
        }
    }

    @Test
    void from_outside_all_can_be_seen_and_stopped() throws Exception {
        try (OtherJvm other = OtherJvm.start(cache, "hold", "5.7.22")) {
            Held held = Held.parse(other.line());
            assertThat(SandboxCensus.of(cache)).anySatisfy(entry -> {
                assertThat(entry.folder()).isEqualTo(held.folder());
                assertThat(entry.pid()).isEqualTo(held.pid());
                assertThat(entry.orphan()).isFalse();
            });

            assertThat(SandboxCensus.stop(cache))
                    .extracting(SandboxCensus.Entry::folder)
                    .contains(held.folder());

            assertThat(held.isRunning()).isFalse();
            assertThat(held.folder()).exists();
            other.terminate();
        }
    }

    private record Held(long pid, Path folder) {
        static Held parse(String line) {
            String[] words = line.split(" ", 2);
            return new Held(Long.parseLong(words[0]), Path.of(words[1]));
        }

        boolean isRunning() throws IOException {
            return ProcessIdentity.started(pid).isPresent();
        }
    }
}
