package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * Why a cell failed, as the protocol's {@code error} tells it.
 *
 * @param kind the simple name of what was thrown, or {@code CompileError}, {@code Incomplete}, {@code Interrupted}
 * @param message one line
 * @param text lines with ANSI colours that light and dark themes can show
 */
record Failure(String kind, String message, List<String> text) {
    ObjectNode content() {
        ObjectNode content = Json.object().put("ename", kind).put("evalue", message);
        content.set("traceback", Json.texts(text));
        return content;
    }
}
