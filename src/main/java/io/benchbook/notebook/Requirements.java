package io.benchbook.notebook;

import java.util.List;

/**
 * What a notebook needs before it makes sense to run it.
 *
 * @param servers names or versions of servers, as {@code server(...)} takes them
 * @param cores the least number of processors, 0 for any
 * @param memoryBytes the least memory of the machine, 0 for any
 */
public record Requirements(List<String> servers, int cores, long memoryBytes) {
    /** Needs nothing. */
    public static final Requirements NONE = new Requirements(List.of(), 0, 0);

    public Requirements {
        servers = List.copyOf(servers);
    }
}
