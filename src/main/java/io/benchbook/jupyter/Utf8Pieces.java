package io.benchbook.jupyter;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Decodes UTF-8 that comes in pieces, whose ends may fall within a character. What is malformed becomes U+FFFD. */
final class Utf8Pieces {
    private final CharsetDecoder decoder = StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    private byte[] begun = {};

    /** The characters that are complete now. */
    String add(byte[] bytes, int from, int length) {
        ByteBuffer in = ByteBuffer.allocate(begun.length + length);
        in.put(begun).put(bytes, from, length).flip();
        CharBuffer out = CharBuffer.allocate(in.remaining() + 1);
        decoder.decode(in, out, false);
        begun = new byte[in.remaining()];
        in.get(begun);
        return out.flip().toString();
    }
}
