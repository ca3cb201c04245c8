package io.benchbook.maven;

import java.nio.file.Path;

/** A resolved artifact and where it lies. */
public record Library(String group, String artifact, String version, Path file) {
    /** {@code group:artifact:version}. */
    public String coordinates() {
        return group + ":" + artifact + ":" + version;
    }
}
