package io.benchbook.server.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.benchbook.base.BenchbookException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ShellCommandTest {
    @Test
    void a_command_that_ends_well_says_nothing() {
        ShellCommand.run("restart", "true", Duration.ofSeconds(5));
    }

    @Test
    void what_a_failing_command_said_is_a_fact() {
        BenchbookException failure = catchThrowableOfType(
                BenchbookException.class,
                () -> ShellCommand.run("restart", "echo out; echo err >&2; exit 3", Duration.ofSeconds(5)));
        assertThat(failure).hasMessage("restart: the command ended with status 3.");
        assertThat(failure.facts()).containsEntry("output", "out\nerr");
    }

    @Test
    void a_command_that_does_not_end_is_ended() {
        long before = System.nanoTime();
        assertThatThrownBy(() -> ShellCommand.run("restart", "sleep 30 & sleep 30", Duration.ofMillis(200)))
                .hasMessageContaining("did not end within");
        assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(5));
    }

    @Test
    void what_a_command_leaves_running_holds_nobody_up() {
        long before = System.nanoTime();
        ShellCommand.run("restart", "sleep 3 & true", Duration.ofSeconds(10));
        assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(2));
    }
}
