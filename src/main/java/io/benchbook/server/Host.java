package io.benchbook.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A question about this machine that decides what is allowed on it. */
final class Host {
    private Host() {}

    /** By the marks that Docker, Podman, systemd-nspawn and Kubernetes leave. */
    static boolean isContainer() {
        return Files.exists(Path.of("/.dockerenv"))
                || Files.exists(Path.of("/run/.containerenv"))
                || System.getenv("KUBERNETES_SERVICE_HOST") != null
                || read("/proc/1/environ").contains("container=")
                || read("/proc/1/cgroup").matches("(?s).*(docker|kubepods|containerd|lxc|libpod).*");
    }

    private static String read(String file) {
        try {
            return new String(Files.readAllBytes(Path.of(file)), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }
}
