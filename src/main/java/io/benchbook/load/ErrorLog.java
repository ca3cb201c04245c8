package io.benchbook.load;

import io.benchbook.workload.SqlFailure;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** Failed statements of all clients by error number, with the first message of each. */
final class ErrorLog {
    private final Map<Integer, LongAdder> counts = new ConcurrentHashMap<>();
    private final Map<Integer, String> texts = new ConcurrentHashMap<>();

    void add(SqlFailure failure) {
        counts.computeIfAbsent(failure.code(), code -> new LongAdder()).increment();
        texts.putIfAbsent(failure.code(), failure.getMessage());
    }

    SortedMap<Integer, Long> counts() {
        SortedMap<Integer, Long> present = new TreeMap<>();
        counts.forEach((code, count) -> present.put(code, count.sum()));
        return present;
    }

    Map<Integer, String> texts() {
        return Map.copyOf(texts);
    }
}
