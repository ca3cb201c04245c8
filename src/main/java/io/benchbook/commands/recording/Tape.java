package io.benchbook.commands.recording;

import io.benchbook.base.BenchbookException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The calls of an earlier execution, taken one after the other as a notebook makes them again. */
final class Tape {
    private final List<Entry> entries;
    private int next;

    Tape(List<Entry> entries) {
        this.entries = List.copyOf(entries);
    }

    /**
     * The entry of this call: the next one, or a later one, since a notebook may have lost cells. What changed a server is never
     * passed over, as what follows was measured with it.
     */
    Optional<Entry> take(Call call) {
        for (int at = next; at < entries.size(); at++) {
            if (call.matches(entries.get(at))) {
                next = at + 1;
                return Optional.of(entries.get(at));
            }
            if (entries.get(at).changes()) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Whether all was taken. */
    boolean isAtEnd() {
        return next >= entries.size();
    }

    /** Why there is no entry of this call. */
    BenchbookException missing(Call call) {
        if (isAtEnd()) {
            return new BenchbookException(call.command() + ": the record ends before this call (" + call.spec() + ").")
                    .next("Run the notebook without --replay.");
        }
        Entry instead = entries.get(next);
        String told = instead.command().equals(call.command())
                ? difference(call.spec(), instead.spec())
                : call.command() + "(" + call.spec() + ") here, the record has " + instead.command() + "("
                        + instead.spec() + ")";
        return new BenchbookException(
                        call.command() + ": is not what was recorded in cell " + instead.cell() + ": " + told + ".")
                .next("Run the notebook without --replay and --resume to measure anew.");
    }

    private static String difference(String here, String recorded) {
        List<String> now = new ArrayList<>(Arrays.asList(here.split("; ")));
        List<String> then = new ArrayList<>(Arrays.asList(recorded.split("; ")));
        List<String> both = new ArrayList<>(now);
        both.retainAll(then);
        now.removeAll(both);
        then.removeAll(both);
        return said(now) + " here, " + said(then) + " in the record";
    }

    private static String said(List<String> parts) {
        return parts.isEmpty() ? "nothing more" : String.join("; ", parts);
    }
}
