package io.benchbook.server.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcessIdentityTest {
    private final ProcessIdentity self = ProcessIdentity.self();

    @Test
    void this_process_is_alive() {
        assertThat(self.isAlive()).isTrue();
    }

    @Test
    void a_later_process_with_the_same_number_is_another_one() {
        assertThat(new ProcessIdentity(self.pid(), "1", self.boot(), self.space()).isAlive())
                .isFalse();
    }

    @Test
    void nothing_lives_on_from_before_the_last_boot() {
        assertThat(new ProcessIdentity(self.pid(), self.started(), "another", self.space()).isAlive())
                .isFalse();
    }

    @Test
    void a_process_of_another_container_is_not_taken_for_dead() {
        assertThat(new ProcessIdentity(999_999_999, "1", self.boot(), "pid:[1]").isAlive())
                .isTrue();
    }

    @Test
    void a_process_that_ended_is_gone_even_before_its_parent_noticed() throws Exception {
        Process process = new ProcessBuilder("sleep", "60").start();
        String started = ProcessIdentity.started(process.pid()).orElseThrow();
        ProcessIdentity identity = new ProcessIdentity(process.pid(), started, self.boot(), self.space());
        assertThat(identity.isAlive()).isTrue();

        process.destroyForcibly().waitFor();

        assertThat(identity.isAlive()).isFalse();
    }

    @Test
    void a_record_is_read_as_it_was_written(@TempDir Path folder) throws Exception {
        SandboxOwner owner = new SandboxOwner(self, "5.7.22/relaxed", Path.of("/a b/mysqld"), Path.of("/tmp/x"));
        Path file = folder.resolve("owner.properties");

        owner.write(file);

        assertThat(SandboxOwner.read(file)).contains(owner);
        assertThat(SandboxOwner.read(folder.resolve("none"))).isEmpty();
    }
}
