package io.benchbook.experiment.journal;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;

/**
 * One kind of line in the journal. Whoever makes a kind of result brings its format; the journal itself knows none. Readers
 * leave out properties that they do not know.
 *
 * @param <T> what a line holds
 */
public interface LineFormat<T> {
    /** The property {@code kind} at the beginning of each line; empty for runs, whose lines have none. */
    String kind();

    /** The present schema, from 1 on; raised when a reader of before would misread a line. Lines of all schemas until then are read. */
    int schema();

    /** All properties but {@code kind} and {@code schema}. */
    ObjectNode write(T value);

    /** @throws IOException with the reason, where the line lacks something */
    T read(ObjectNode line) throws IOException;
}
