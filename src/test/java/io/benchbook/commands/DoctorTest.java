package io.benchbook.commands;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.server.checks.Finding;
import io.benchbook.server.checks.Finding.Status;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DoctorTest {
    @Test
    void this_machine_is_checked_for_everything() {
        List<Finding> findings = new Checkup().findings();
        assertThat(findings)
                .extracting(Finding::name)
                .contains(
                        "JDK",
                        "jdk.jshell",
                        "fonts",
                        "terminal",
                        "platform",
                        "libc",
                        "libaio.so.1",
                        "libnuma.so.1",
                        "server 5.6.24",
                        "server 5.7.22",
                        "server 8.0.15",
                        "disk space",
                        "cache folder",
                        "memory",
                        "open files",
                        "threads",
                        "asynchronous I/O",
                        "page cache",
                        "orphans",
                        "sysbench",
                        "load",
                        "CPU steal")
                .doesNotHaveDuplicates();
        assertThat(findings)
                .allSatisfy(finding -> assertThat(finding.fix().isEmpty()).isEqualTo(finding.status() == Status.OK));
        assertThat(Doctor.doctor().rowCount()).isEqualTo(findings.size());
    }

    @Test
    void the_report_shows_the_fix_below_what_is_wrong() {
        List<Finding> findings = List.of(
                new Finding("JDK", Status.OK, "17", ""), new Finding("libc", Status.ERROR, "musl", "use glibc"));
        assertThat(new Checkup(findings).text()).isEqualToNormalizingNewlines("""
                        ok       JDK                17
                        error    libc               musl
                                 → use glibc
                        2 checks, 1 error, 0 warnings.""");
        assertThat(new Checkup(findings).isIll()).isTrue();
        assertThat(new Checkup(findings.subList(0, 1)).isIll()).isFalse();
    }

    @Test
    void old_and_untested_jdks_are_noted() {
        assertThat(JavaChecks.jdk(11, "11.0.2").status()).isEqualTo(Status.ERROR);
        assertThat(JavaChecks.jdk(17, "17.0.15").status()).isEqualTo(Status.OK);
        assertThat(JavaChecks.jdk(26, "26").status()).isEqualTo(Status.WARNING);
    }

    @Test
    void terminals_that_cannot_edit_lines_are_noted() {
        assertThat(JavaChecks.terminal(Map.of("TERM", "dumb"), true).status()).isEqualTo(Status.WARNING);
        assertThat(JavaChecks.terminal(Map.of("TERM", "xterm"), true).status()).isEqualTo(Status.OK);
        assertThat(JavaChecks.terminal(Map.of(), false).status()).isEqualTo(Status.OK);
    }

    @Test
    void the_first_locale_that_is_set_decides() {
        assertThat(JavaChecks.encoding(Map.of("LC_ALL", "C", "LANG", "en_US.UTF-8"), StandardCharsets.UTF_8)
                        .status())
                .isEqualTo(Status.WARNING);
        assertThat(JavaChecks.encoding(Map.of("LANG", "C.utf8"), StandardCharsets.UTF_8)
                        .status())
                .isEqualTo(Status.OK);
    }
}
