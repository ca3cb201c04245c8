package io.benchbook.workload.oltp;

import io.benchbook.base.BenchbookException;
import io.benchbook.workload.Distribution;
import java.util.List;
import java.util.Optional;

/** Workloads from what results state of them: their name and {@link OltpWorkload#options()}. */
public final class OltpText {
    private static final List<OltpWorkload> ALL = List.of(
            Sysbench.oltpReadWrite(),
            Sysbench.oltpReadOnly(),
            Sysbench.oltpWriteOnly(),
            Sysbench.oltpPointSelect(),
            Sysbench.oltpUpdateIndex(),
            Sysbench.oltpUpdateNonIndex(),
            Sysbench.oltpInsert(),
            Sysbench.oltpDelete(),
            Sysbench.bulkInsert(),
            Sysbench.selectRandomPoints(),
            Sysbench.selectRandomRanges());
    private static final List<Distribution> DISTRIBUTIONS = List.of(
            Distribution.UNIFORM,
            Distribution.GAUSSIAN,
            Distribution.SPECIAL,
            Distribution.PARETO,
            Distribution.ZIPFIAN);

    private OltpText() {}

    /** The workload; empty where this is none of sysbench's, or has an option that cannot be told from its text. */
    public static Optional<OltpWorkload> read(String name, String options) {
        try {
            return ALL.stream()
                    .filter(workload -> workload.name().equals(name))
                    .findFirst()
                    .map(workload -> with(workload, options))
                    .filter(read -> read.options().equals(options));
        } catch (BenchbookException | NumberFormatException otherText) {
            return Optional.empty();
        }
    }

    private static OltpWorkload with(OltpWorkload workload, String options) {
        OltpWorkload read = workload;
        for (String part : options.split(", (?=\\w+=)")) {
            int equals = part.indexOf('=');
            read = with(read, part.substring(0, Math.max(0, equals)), part.substring(equals + 1));
        }
        return read;
    }

    private static OltpWorkload with(OltpWorkload workload, String option, String value) {
        return switch (option) {
            case "distribution" -> workload.distribution(distribution(value));
            case "mysqlStorageEngine" -> workload.mysqlStorageEngine(value);
            case "createTableOptions" -> workload.createTableOptions(value);
            default -> withNumber(workload, option, value);
        };
    }

    private static OltpWorkload withNumber(OltpWorkload workload, String label, String value) {
        for (Option option : Option.values()) {
            if (option.label().equals(label)) {
                long number =
                        switch (value) {
                            case "on" -> 1;
                            case "off" -> 0;
                            default -> Long.parseLong(value);
                        };
                return workload.with(option, number);
            }
        }
        return workload;
    }

    /** One with parameters of its own is not found, and the texts differ then. */
    private static Distribution distribution(String text) {
        return DISTRIBUTIONS.stream()
                .filter(distribution -> distribution.toString().equals(text))
                .findFirst()
                .orElse(Distribution.SPECIAL);
    }
}
