package io.benchbook.commands.recording;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;

/** How results of one kind are written down: what is read again is equal in every figure and looks the same. */
public interface Form<T> {
    JsonNode write(T result);

    /** @throws IOException where it is none of this kind */
    T read(JsonNode json) throws IOException;
}
