package io.benchbook.jupyter;

import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** {@link System#in} of cells: each line is asked of the client that sent the cell, where it allows that. */
final class Input extends InputStream {
    private final Sockets sockets;
    private final Owners owners;
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private byte[] line = {};
    private int at;

    Input(Sockets sockets, Owners owners) {
        this.sockets = sockets;
        this.owners = owners;
    }

    /** A client has answered. */
    void answered(Message reply) {
        answers.add(reply.content().path("value").asText());
    }

    /** Asks for a password, which the front end does not show; empty where it cannot ask. */
    Optional<String> password(String account) {
        try {
            return Optional.of(ask("Password of " + account + ": ", true));
        } catch (IOException | BenchbookException e) {
            return Optional.empty();
        }
    }

    @Override
    public synchronized int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    /** At most a line, since a reader must not wait for more. */
    @Override
    public synchronized int read(byte[] bytes, int from, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        if (at == line.length) {
            line = (ask("", false) + "\n").getBytes(StandardCharsets.UTF_8);
            at = 0;
        }
        int count = Math.min(length, line.length - at);
        System.arraycopy(line, at, bytes, from, count);
        at += count;
        return count;
    }

    @Override
    public synchronized int available() {
        return line.length - at;
    }

    /** One question at a time, since answers do not tell what they answer. */
    private synchronized String ask(String prompt, boolean password) throws InterruptedIOException {
        RunningCell cell = owners.here().orElseThrow(Input::nobody);
        if (!cell.request().content().path("allow_stdin").asBoolean(false)) {
            throw nobody();
        }
        cell.flush();
        answers.clear();
        sockets.send(
                Channel.STDIN,
                cell.request()
                        .reply(
                                "input_request",
                                Json.object().put("prompt", prompt).put("password", password)));
        try {
            return answers.take();
        } catch (InterruptedException e) {
            throw new InterruptedIOException("interrupted while waiting for input");
        }
    }

    private static BenchbookException nobody() {
        return new BenchbookException("This front end cannot be asked for input.")
                .next("Assign the value to a variable instead.");
    }
}
