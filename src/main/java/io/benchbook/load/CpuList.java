package io.benchbook.load;

import io.benchbook.base.BenchbookException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Processors as Linux lists them: {@code 0}, {@code 0-1}, {@code 0,2-3}; see cpuset(7), List format.
 *
 * @param cpus their numbers in rising order; empty for no restriction
 */
public record CpuList(List<Integer> cpus) {
    /** No restriction. */
    public static final CpuList NONE = new CpuList(List.of());

    private static final Pattern RANGE = Pattern.compile("(\\d{1,4})(?:-(\\d{1,4}))?");

    public CpuList {
        cpus = List.copyOf(new TreeSet<>(cpus));
    }

    /**
     * Reads a list.
     *
     * @param text a list, or {@code none}
     * @throws BenchbookException where it is none
     */
    public static CpuList of(String text) {
        if (text.strip().equals("none")) {
            return NONE;
        }
        List<Integer> cpus = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            Matcher range = RANGE.matcher(part.strip());
            int first = range.matches() ? Integer.parseInt(range.group(1)) : 1;
            int last = !range.matches() ? 0 : range.group(2) == null ? first : Integer.parseInt(range.group(2));
            if (first > last) {
                throw new BenchbookException(
                        "cpus: needs a list such as \"0\", \"0-1\" or \"0,2-3\", or \"none\", got \"" + text + "\".");
            }
            for (int cpu = first; cpu <= last; cpu++) {
                cpus.add(cpu);
            }
        }
        return new CpuList(cpus);
    }

    public boolean isNone() {
        return cpus.isEmpty();
    }

    /** As Linux writes it, with ranges; {@code none} for no restriction. */
    @Override
    public String toString() {
        if (isNone()) {
            return "none";
        }
        List<String> parts = new ArrayList<>();
        int begin = 0;
        for (int i = 1; i <= cpus.size(); i++) {
            if (i == cpus.size() || cpus.get(i) != cpus.get(i - 1) + 1) {
                int first = cpus.get(begin);
                int last = cpus.get(i - 1);
                parts.add(first == last ? "" + first : first + "-" + last);
                begin = i;
            }
        }
        return parts.stream().collect(Collectors.joining(","));
    }
}
