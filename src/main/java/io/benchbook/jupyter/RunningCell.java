package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.display.Bundle;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * The outputs of one execution, while it runs and later, since its threads may outlive it. A silent one shows nothing.
 * Safe for use from many threads.
 */
final class RunningCell {
    private final Message request;
    private final String name;
    private final Iopub iopub;
    private final boolean silent;
    private final Printed printed;
    private final List<ObjectNode> payload = new CopyOnWriteArrayList<>();
    private final String liveId = UUID.randomUUID().toString();
    private Bundle live = LiveChart.NOTHING;
    private boolean liveShown;

    /**
     * @param name of the cell and of the group of its threads
     * @param later does something in a moment
     */
    RunningCell(Message request, String name, boolean silent, Iopub iopub, Consumer<Runnable> later) {
        this.request = request;
        this.name = name;
        this.silent = silent;
        this.iopub = iopub;
        this.printed = new Printed(this::stream, () -> later.accept(this::flush));
    }

    String name() {
        return name;
    }

    Message request() {
        return request;
    }

    private void stream(String stream, String text) {
        if (!silent) {
            iopub.send(request, "stream", Json.object().put("name", stream).put("text", text));
        }
    }

    void print(boolean error, byte[] bytes, int from, int length) {
        printed.add(error, bytes, from, length);
    }

    /** Prints a whole line to standard output. */
    void println(String line) {
        printed.add(false, line + "\n");
    }

    void flush() {
        printed.flush();
    }

    /** Sends an output, after all that was printed before it. */
    void send(String type, ObjectNode content) {
        printed.flush();
        if (!silent) {
            iopub.send(request, type, content);
        }
    }

    void display(Bundle bundle) {
        send("display_data", Iopub.content(bundle));
    }

    /** Shows under a name that lasts, or replaces what is shown under it. */
    void display(Bundle bundle, String displayId, boolean replace) {
        ObjectNode content = Iopub.content(bundle);
        content.putObject("transient").put("display_id", displayId);
        send(replace ? "update_display_data" : "display_data", content);
    }

    /** Shows something in place of what was shown by this before. */
    synchronized void live(Bundle shown) {
        if (shown.equals(live)) {
            return;
        }
        display(shown, liveId, liveShown);
        live = shown;
        liveShown = true;
    }

    /** Something for the front end to do when the cell has ended. */
    void payload(ObjectNode item) {
        payload.add(item);
    }

    List<ObjectNode> payload() {
        return payload;
    }
}
