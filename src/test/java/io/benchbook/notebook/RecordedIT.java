package io.benchbook.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The records that come with Benchbook. */
class RecordedIT {
    @TempDir
    private Path folder;

    @Test
    void replays_of_the_records_give_the_published_page_of_findings_to_the_letter() throws Exception {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        ProcessBuilder builder = new ProcessBuilder("docs/findings.sh")
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("BENCHBOOK", launcher().toString());
        builder.environment().put("BENCHBOOK_RESULTS", folder.resolve("results").toString());
        Process replays = builder.start();
        assertThat(replays.waitFor(5, TimeUnit.MINUTES)).as("ends").isTrue();
        assertThat(replays.exitValue()).as(Files.readString(err)).isZero();
        assertThat(Files.readString(out, StandardCharsets.UTF_8))
                .isEqualTo(Files.readString(Path.of("docs/findings.md"), StandardCharsets.UTF_8));
    }

    /** Starts what is being tested, and builds nothing. */
    private Path launcher() throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Path build = Path.of("target").toAbsolutePath();
        Path script = Files.writeString(
                folder.resolve("benchbook"),
                "#!/bin/sh\nexec '" + java + "' -cp '" + build + "/classes:" + build
                        + "/lib/*' io.benchbook.Main \"$@\"\n");
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
        return script;
    }
}
