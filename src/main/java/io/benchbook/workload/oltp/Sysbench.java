package io.benchbook.workload.oltp;

/** The eleven workloads of sysbench, with their default options. */
public final class Sysbench {
    private Sysbench() {}

    public static OltpWorkload oltpReadWrite() {
        return of(new ReadWrite());
    }

    public static OltpWorkload oltpReadOnly() {
        return of(new ReadOnly());
    }

    public static OltpWorkload oltpWriteOnly() {
        return of(new WriteOnly());
    }

    public static OltpWorkload oltpPointSelect() {
        return of(new PointSelect());
    }

    public static OltpWorkload oltpUpdateIndex() {
        return of(new UpdateIndex());
    }

    public static OltpWorkload oltpUpdateNonIndex() {
        return of(new UpdateNonIndex());
    }

    public static OltpWorkload oltpInsert() {
        return of(new Insert());
    }

    public static OltpWorkload oltpDelete() {
        return of(new Delete());
    }

    public static OltpWorkload bulkInsert() {
        return of(new BulkInsert());
    }

    public static OltpWorkload selectRandomPoints() {
        return of(new RandomPoints());
    }

    public static OltpWorkload selectRandomRanges() {
        return of(new RandomRanges());
    }

    private static OltpWorkload of(Mix mix) {
        return new OltpWorkload(mix, Options.DEFAULTS);
    }
}
