package io.benchbook.load.wire;

import io.benchbook.load.Parameters;
import java.io.IOException;

/** A statement that can be sent again and again with other parameters. */
interface Statement {
    /** Puts the command packet together with the bound parameters and sends it. */
    void send(Packets packets, Parameters parameters) throws IOException;
}
