package io.benchbook.load;

import io.benchbook.base.BenchbookException;
import io.benchbook.workload.DataSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Says in one line in what a table that is there differs from the one that is wanted. */
final class Differences {
    private Differences() {}

    /** {@code prepare: table sbtest1 is there with rows=10000, wanted was rows=25000.} */
    static BenchbookException otherData(DataSet.Table table, String fingerprint) {
        Map<String, String> there = parts(fingerprint);
        Map<String, String> wanted = parts(table.fingerprint());
        List<String> of = new ArrayList<>();
        List<String> not = new ArrayList<>();
        for (Map.Entry<String, String> part : wanted.entrySet()) {
            if (there.containsKey(part.getKey()) && !Objects.equals(part.getValue(), there.get(part.getKey()))) {
                of.add(part.getKey() + "=" + there.get(part.getKey()));
                not.add(part.getKey() + "=" + part.getValue());
            }
        }
        return new BenchbookException("prepare: table " + table.name() + " is there with " + joined(of, fingerprint)
                        + ", wanted was " + joined(not, table.fingerprint()) + ".")
                .next("cleanup(server) drops Benchbook's tables there, then prepare again.");
    }

    /** {@code prepare: table sbtest1 is there, made by something else, with ..., wanted was ....} */
    static BenchbookException unfit(String table, String there, String wanted) {
        return new BenchbookException("prepare: table " + table + " is there, made by something else, with " + there
                        + ", wanted was " + wanted + ".")
                .next("Drop it: sql(\"DROP TABLE benchbook." + table + "\").");
    }

    private static String joined(List<String> parts, String otherwise) {
        return parts.isEmpty() ? otherwise : String.join(", ", parts);
    }

    private static Map<String, String> parts(String fingerprint) {
        Map<String, String> parts = new LinkedHashMap<>();
        for (String part : fingerprint.split("; ")) {
            int equals = part.indexOf('=');
            parts.put(equals < 0 ? part : part.substring(0, equals), equals < 0 ? "" : part.substring(equals + 1));
        }
        return parts;
    }
}
