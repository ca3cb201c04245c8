package io.benchbook.commands.recording;

import io.benchbook.server.Server;
import java.util.List;

/**
 * One use of a command, for its place in a record.
 *
 * @param command its name
 * @param spec all that decides the result, as parts with {@code "; "} between; equal for equal calls in every process
 * @param servers those it needs
 * @param changes whether servers are others afterwards, so that what follows depends on it
 */
public record Call(String command, String spec, List<Server> servers, boolean changes) {
    public Call {
        servers = List.copyOf(servers);
    }

    /** A question or a measurement. */
    public static Call of(String command, Spec spec) {
        return new Call(command, spec.text(), spec.servers(), false);
    }

    /** The same call as one that changes a server. */
    public Call changing() {
        return new Call(command, spec, servers, true);
    }

    /** Whether this entry of a record is of such a call. */
    boolean matches(Entry entry) {
        return command.equals(entry.command()) && spec.equals(entry.spec());
    }
}
