package io.benchbook.jupyter;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Messages as frames, by "The wire protocol" of "Messaging in Jupyter": identities, a delimiter, the signature in
 * hexadecimal (HMAC-SHA256 of the four frames that follow), header, parent header, metadata, content.
 */
final class Codec {
    private static final byte[] DELIMITER = "<IDS|MSG>".getBytes(StandardCharsets.US_ASCII);
    private static final String ALGORITHM = "HmacSHA256";
    private static final int SIGNED = 4;

    private final byte[] key;

    /** @param key empty where nothing is signed */
    Codec(byte[] key) {
        this.key = key.clone();
    }

    List<byte[]> encode(Message message) {
        List<byte[]> body = new ArrayList<>();
        for (JsonNode part : List.of(message.header(), message.parent(), message.metadata(), message.content())) {
            body.add(bytes(part));
        }
        List<byte[]> frames = new ArrayList<>(message.identities());
        frames.add(DELIMITER);
        frames.add(signature(body));
        frames.addAll(body);
        return frames;
    }

    /** Empty where the signature is wrong or the frames are no message. */
    Optional<Message> decode(List<byte[]> frames) {
        int delimiter = 0;
        while (delimiter < frames.size() && !Arrays.equals(DELIMITER, frames.get(delimiter))) {
            delimiter++;
        }
        int begin = delimiter + 2;
        if (frames.size() < begin + SIGNED) {
            return Optional.empty();
        }
        List<byte[]> body = frames.subList(begin, begin + SIGNED);
        if (!MessageDigest.isEqual(signature(body), frames.get(delimiter + 1))) {
            return Optional.empty();
        }
        return parse(List.copyOf(frames.subList(0, delimiter)), body);
    }

    private static Optional<Message> parse(List<byte[]> identities, List<byte[]> body) {
        try {
            JsonNode header = Json.MAPPER.readTree(body.get(0));
            JsonNode parent = Json.MAPPER.readTree(body.get(1));
            JsonNode metadata = Json.MAPPER.readTree(body.get(2));
            JsonNode content = Json.MAPPER.readTree(body.get(3));
            return header.path("msg_type").isTextual()
                    ? Optional.of(new Message(identities, header, parent, metadata, content))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private byte[] signature(List<byte[]> body) {
        if (key.length == 0) {
            return new byte[0];
        }
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            body.forEach(mac::update);
            return HexFormat.of().formatHex(mac.doFinal()).getBytes(StandardCharsets.US_ASCII);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every JDK has " + ALGORITHM, e);
        }
    }

    private static byte[] bytes(JsonNode part) {
        try {
            return Json.MAPPER.writeValueAsBytes(part);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
