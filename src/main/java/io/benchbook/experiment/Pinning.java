package io.benchbook.experiment;

import io.benchbook.load.CpuList;

/**
 * On which processors either side may run.
 *
 * @param server the process of the server
 * @param generator Benchbook's own, with the clients
 */
public record Pinning(CpuList server, CpuList generator) {
    public static final Pinning NONE = new Pinning(CpuList.NONE, CpuList.NONE);

    /** The two sides. */
    public enum Part {
        SERVER,
        GENERATOR
    }

    public boolean isNone() {
        return server.isNone() && generator.isNone();
    }

    /** {@code server on CPU 0, generator on CPU 1}. */
    @Override
    public String toString() {
        String generators = generator.isNone() ? "" : "generator on CPU " + generator;
        String servers = server.isNone() ? "" : "server on CPU " + server;
        return servers + (servers.isEmpty() || generators.isEmpty() ? "" : ", ") + generators;
    }
}
