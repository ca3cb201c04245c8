package io.benchbook.server.settings;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Checks;
import io.benchbook.server.Server;
import java.util.List;
import java.util.Map;

/**
 * What a commit waits for.
 *
 * @param syncBinlog {@code sync_binlog}, 0 to 4,294,967,295: 0 leaves it to the operating system when the binlog reaches
 *     the disk, 1 syncs it at each commit, N at each Nth group of commits; without effect where the binlog is off
 * @param flushLogAtTrxCommit {@code innodb_flush_log_at_trx_commit}: 0 writes and syncs the redo log once a second, 1 at
 *     each commit, 2 writes it at each commit and syncs it once a second
 */
public record Durability(long syncBinlog, int flushLogAtTrxCommit) {
    /** "Double 1": nothing that was committed is lost in a crash. */
    public static final Durability SAFE = new Durability(1, 1);

    /** "0-2": a crash of the machine may lose the last second, one of the server none of InnoDB's. */
    public static final Durability FAST = new Durability(0, 2);

    private static final String SYNC = "sync_binlog";
    private static final String FLUSH = "innodb_flush_log_at_trx_commit";

    /** The variables that it is made of. */
    public static final List<String> VARIABLES = List.of(SYNC, FLUSH);

    /** @throws BenchbookException where a number is out of its range */
    public Durability {
        Checks.inRange(SYNC, syncBinlog, 0, 4_294_967_295L);
        Checks.inRange(FLUSH, flushLogAtTrxCommit, 0, 2);
    }

    /** What is in force on a server. */
    public static Durability of(Map<String, String> variables) {
        return new Durability(Long.parseLong(variables.get(SYNC)), Integer.parseInt(variables.get(FLUSH)));
    }

    /** Puts it in force. */
    public void applyTo(Server server) {
        server.mustBeDisposable("setDurability");
        server.set(SYNC, syncBinlog);
        server.set(FLUSH, flushLogAtTrxCommit);
    }

    /** {@code SAFE}, {@code FAST}, or the pair, for instance {@code 100-1}. */
    public String label() {
        if (equals(SAFE)) {
            return "SAFE";
        }
        return equals(FAST) ? "FAST" : syncBinlog + "-" + flushLogAtTrxCommit;
    }

    @Override
    public String toString() {
        return label() + " (" + SYNC + "=" + syncBinlog + ", " + FLUSH + "=" + flushLogAtTrxCommit + ")";
    }
}
