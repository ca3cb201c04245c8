package io.benchbook.commands;

import io.benchbook.commands.recording.Call;
import io.benchbook.commands.recording.Forms;
import io.benchbook.commands.recording.Spec;
import io.benchbook.load.Preparation;
import io.benchbook.load.Prepared;
import io.benchbook.server.Server;
import io.benchbook.workload.Distribution;
import io.benchbook.workload.JsonUpdate;
import io.benchbook.workload.OwnWorkload;
import io.benchbook.workload.Queries;
import io.benchbook.workload.Script;
import io.benchbook.workload.Workload;
import io.benchbook.workload.oltp.OltpWorkload;
import io.benchbook.workload.oltp.Sysbench;
import java.util.List;

/**
 * What clients do: sysbench's OLTP workloads, statement for statement, and others. A workload is a value: options return a
 * changed copy, {@code oltpReadOnly().tables(20).rows(100_000).distribution(UNIFORM)}. Defaults are sysbench 1.0's: 1 table
 * of 10,000 rows, distribution {@code SPECIAL} (sysbench builds since May 2020 take {@code UNIFORM}).
 */
public final class Workloads {
    /** Each id equally likely. */
    public static final Distribution UNIFORM = Distribution.UNIFORM;
    /** A bell around the middle. */
    public static final Distribution GAUSSIAN = Distribution.GAUSSIAN;
    /** Three of four draws hit the middle 1 %: the default, as in sysbench 1.0. */
    public static final Distribution SPECIAL = Distribution.SPECIAL;
    /** Four of five draws hit the first fifth. */
    public static final Distribution PARETO = Distribution.PARETO;
    /** Zipf's law with exponent 0.8; the lowest ids are hot. */
    public static final Distribution ZIPFIAN = Distribution.ZIPFIAN;

    private Workloads() {}

    /**
     * sysbench's oltp_read_write: BEGIN, 10 point selects, 4 ranges, an indexed and a non-indexed update, DELETE, INSERT,
     * COMMIT. 20 statements a transaction: 14 read, 4 write, 2 other.
     */
    public static OltpWorkload oltpReadWrite() {
        return Sysbench.oltpReadWrite();
    }

    /** sysbench's oltp_read_only: BEGIN, 10 point selects, 4 ranges of 100 rows, COMMIT. 16 statements a transaction. */
    public static OltpWorkload oltpReadOnly() {
        return Sysbench.oltpReadOnly();
    }

    /** sysbench's oltp_write_only: BEGIN, an indexed and a non-indexed update, DELETE, INSERT, COMMIT. 6 statements. */
    public static OltpWorkload oltpWriteOnly() {
        return Sysbench.oltpWriteOnly();
    }

    /** sysbench's oltp_point_select: one SELECT by primary key, no transaction. */
    public static OltpWorkload oltpPointSelect() {
        return Sysbench.oltpPointSelect();
    }

    /** sysbench's oltp_update_index: one UPDATE of the indexed column {@code k}, no transaction. */
    public static OltpWorkload oltpUpdateIndex() {
        return Sysbench.oltpUpdateIndex();
    }

    /** sysbench's oltp_update_non_index: one UPDATE of the column {@code c}, which has no index, no transaction. */
    public static OltpWorkload oltpUpdateNonIndex() {
        return Sysbench.oltpUpdateNonIndex();
    }

    /** sysbench's oltp_insert: one INSERT, always as text. The tables grow; they are made anew before the next run. */
    public static OltpWorkload oltpInsert() {
        return Sysbench.oltpInsert();
    }

    /** sysbench's oltp_delete: one DELETE by id. The tables shrink; they are made anew before the next run. */
    public static OltpWorkload oltpDelete() {
        return Sysbench.oltpDelete();
    }

    /**
     * sysbench's bulk_insert: each transaction adds a row to a statement of 512 KiB, so most send nothing. Each client
     * fills a table of its own; they are made anew before the next run.
     */
    public static OltpWorkload bulkInsert() {
        return Sysbench.bulkInsert();
    }

    /** sysbench's select_random_points: one {@code SELECT ... WHERE k IN (...)} of 10 numbers, see {@code randomPoints}. */
    public static OltpWorkload selectRandomPoints() {
        return Sysbench.selectRandomPoints();
    }

    /** sysbench's select_random_ranges: one {@code SELECT count(k)} of 10 ranges, see {@code numberOfRanges}, {@code delta}. */
    public static OltpWorkload selectRandomRanges() {
        return Sysbench.selectRandomRanges();
    }

    /**
     * The JSON document experiment: adds 1 to a number in a document that also holds a text of so many bytes. Needs MySQL
     * 5.7.8 or newer. {@code jsonUpdate(100_000)}; see {@code rows}, {@code commit} and {@code whole}.
     *
     * @param bytes length of the text, 1 to 1,000,000,000
     */
    public static JsonUpdate jsonUpdate(long bytes) {
        return JsonUpdate.of(bytes);
    }

    /**
     * The JSON document experiment with the text of 100,000 bytes that its report had; {@code documentBytes(100, 10_000)}
     * gives it other sizes in a sweep.
     */
    public static JsonUpdate jsonUpdate() {
        return JsonUpdate.of(100_000);
    }

    /**
     * Statements of your own, sent one after the other and round again by each client, as {@code mysqlslap --query} does;
     * each counts as a transaction. {@code queries("SELECT COUNT(*) FROM t", "UPDATE t SET a = a + 1 WHERE id = 1")}
     */
    public static Queries queries(String... statements) {
        return Queries.of(statements);
    }

    /**
     * A transaction of your own: {@code workload("transfer", session -> session.execute("UPDATE ..."))}. All clients share
     * the script, each with its own session and random numbers ({@code session.random().uniform(1, 100)}). Tables come with
     * {@code .table("accounts", "CREATE TABLE accounts (...)", 1_000, row -> "(" + row + ", 100)")}.
     */
    public static OwnWorkload workload(String name, Script transaction) {
        return OwnWorkload.of(name, transaction);
    }

    /**
     * Makes a workload's tables, side by side. Tables that are there and match are left alone; others of the same names
     * are an error that says what differs and what to do.
     *
     * @return what was done: {@code sbtest: 4 tables with 100,000 rows made in 2.1 s}
     */
    public static Prepared prepare(Server server, Workload workload) {
        server.mustBeDisposable("prepare");
        Call call = Call.of("prepare", Spec.on(server).and("prepare", List.of(workload)));
        return Workbench.current()
                .recording()
                .result(
                        call.changing(),
                        Forms.PREPARED,
                        () -> preparation(server).prepare(workload.data()));
    }

    /** {@link #prepare(Server, Workload)} on the current server. */
    public static Prepared prepare(Workload workload) {
        return prepare(Workbench.current().servers().current("prepare"), workload);
    }

    /**
     * Drops the tables that Benchbook has made on a server, and no others.
     *
     * @return their names
     */
    public static List<String> cleanup(Server server) {
        server.mustBeDisposable("cleanup");
        Call call = Call.of("cleanup", Spec.on(server));
        return Workbench.current()
                .recording()
                .result(call.changing(), Forms.NAMES, () -> preparation(server).cleanup());
    }

    /** {@link #cleanup(Server)} on the current server. */
    public static List<String> cleanup() {
        return cleanup(Workbench.current().servers().current("cleanup"));
    }

    private static Preparation preparation(Server server) {
        return new Preparation(server.endpoint(), Workbench.current().progress());
    }
}
