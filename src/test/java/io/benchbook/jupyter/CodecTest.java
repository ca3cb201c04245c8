package io.benchbook.jupyter;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CodecTest {
    private final Codec codec = new Codec("secret".getBytes(StandardCharsets.UTF_8));

    private static Message message() {
        return new Message(
                List.of(new byte[] {1, 2}),
                Json.object().put("msg_type", "x_request").put("msg_id", "1"),
                Json.object(),
                Json.object(),
                Json.object().put("code", "ä😀"));
    }

    @Test
    void a_message_comes_back_as_it_was() {
        Message back = codec.decode(codec.encode(message())).orElseThrow();
        assertThat(back.identities()).containsExactly(new byte[] {1, 2});
        assertThat(back.type()).isEqualTo("x_request");
        assertThat(back.content()).isEqualTo(message().content());
    }

    @Test
    void the_signature_is_the_hmac_sha256_of_the_four_frames() {
        Codec known = new Codec("key".getBytes(StandardCharsets.UTF_8));
        Message empty = new Message(List.of(), Json.object(), Json.object(), Json.object(), Json.object());
        // printf '{}{}{}{}' | openssl dgst -sha256 -hmac key
        assertThat(new String(known.encode(empty).get(1), StandardCharsets.US_ASCII))
                .isEqualTo("ca767b02c5bc061ed184a9a029e7f93a7f2f7ed4e8fe74120fc1212f0b008fa3");
    }

    @Test
    void what_was_changed_or_signed_with_another_key_is_dropped() {
        List<byte[]> changed = new ArrayList<>(codec.encode(message()));
        changed.set(changed.size() - 1, "{\"code\":\"other\"}".getBytes(StandardCharsets.UTF_8));
        assertThat(codec.decode(changed)).isEmpty();
        assertThat(new Codec(new byte[] {7}).decode(codec.encode(message()))).isEmpty();
    }

    @Test
    void frames_that_are_no_message_are_dropped() {
        Codec unsigned = new Codec(new byte[0]);
        assertThat(unsigned.decode(List.of())).isEmpty();
        assertThat(unsigned.decode(List.of(new byte[] {1}))).isEmpty();
        List<byte[]> bad = new ArrayList<>(unsigned.encode(message()));
        bad.set(bad.size() - 4, "{".getBytes(StandardCharsets.UTF_8));
        assertThat(unsigned.decode(bad)).isEmpty();
    }
}
