package io.benchbook.commands.recording;

import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A call as it was written down.
 *
 * @param cell number of the cell that made it, from 1
 * @param at when its result was there
 * @param parts runs of a sweep, in the order of their ends
 * @param result null where it failed, or where a sweep was interrupted
 * @param failure null where it did not fail
 */
record Entry(
        int cell,
        String command,
        String spec,
        boolean changes,
        Instant at,
        List<JsonNode> parts,
        Optional<JsonNode> result,
        Optional<JsonNode> failure) {
    Entry {
        parts = List.copyOf(parts);
    }

    /** Whether it came to an end, well or not. */
    boolean isComplete() {
        return result.isPresent() || failure.isPresent();
    }

    /** Its result, or the failure that it ended with. */
    <T> T value(Form<T> form) {
        if (failure.isPresent()) {
            throw Failures.read(failure.get());
        }
        return read(form, result.orElseThrow());
    }

    <T> T read(Form<T> form, JsonNode json) {
        try {
            return form.read(json);
        } catch (IOException | RuntimeException unreadable) {
            throw new BenchbookException(
                    command + ": its result cannot be read from the record: "
                            + String.valueOf(unreadable.getMessage())
                                    .lines()
                                    .findFirst()
                                    .orElse("") + ".",
                    unreadable);
        }
    }
}
