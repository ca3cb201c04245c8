package io.benchbook.display;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Stopped;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DisplaysTest {
    private static final Screen NARROW = new Screen(40, 24, false, true);

    private static String text(Object value) {
        return Displays.text(value, NARROW);
    }

    @Test
    void plain_values_are_shown_as_they_are() {
        assertThat(text(null)).isEqualTo("null");
        assertThat(text(42)).isEqualTo("42");
        assertThat(text("two\nlines")).isEqualTo("two\nlines");
        assertThat(text(true)).isEqualTo("true");
    }

    @Test
    void a_text_cannot_move_the_cursor() {
        assertThat(text("\u001b[2Jgone\ta")).isEqualTo("·[2Jgone    a");
    }

    @Test
    void a_huge_text_or_number_is_cut_with_a_note() {
        assertThat(text(BigInteger.TEN.pow(20_000))).hasSizeLessThan(6_000).endsWith("\n… 15,001 more characters");
        assertThat(text("x".repeat(1_000_000))).hasSizeLessThan(6_000).endsWith("\n… 995,000 more characters");
    }

    @Test
    void short_collections_and_arrays_take_a_line_and_long_ones_a_line_an_element() {
        assertThat(text(List.of(1, 2, 3))).isEqualTo("[1, 2, 3]");
        assertThat(text(new int[][] {{1, 2}, {3}})).isEqualTo("[[1, 2], [3]]");
        assertThat(text(List.of("a".repeat(30), "b".repeat(30)))).isEqualTo("a".repeat(30) + "\n" + "b".repeat(30));
        assertThat(text(IntStream.range(0, 1000).boxed().toList())).endsWith("\n99\n… 900 more");
        assertThat(text(List.of())).isEqualTo("[]");
    }

    @Test
    void a_map_is_a_key_and_its_value_a_line() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("name", "8.0.15");
        map.put("port", 3306);
        assertThat(text(map)).isEqualTo("name  8.0.15\nport  3306");
    }

    @Test
    void a_collection_that_holds_itself_ends() {
        List<Object> outer = new ArrayList<>();
        List<Object> inner = new ArrayList<>(List.of(outer));
        outer.add(inner);
        assertThat(text(outer)).contains("…").hasSizeLessThan(60);
    }

    record Wide(String name, String description, List<Integer> values) {}

    @Test
    void a_record_too_wide_for_a_line_has_a_line_a_component() {
        assertThat(text(new Wide("n", "a description that is long", List.of(1, 2))))
                .isEqualTo("Wide\n  name         n\n  description  a description that is long\n  values       [1, 2]");
    }

    @Test
    void a_value_whose_text_throws_is_named() {
        Object broken = new Object() {
            @Override
            public String toString() {
                throw new IllegalStateException("no text");
            }
        };
        assertThat(text(List.of(1, broken)))
                .isEqualTo("1\n(a value that cannot be shown: IllegalStateException: no text)");
        assertThat(Displays.bundle(broken).text()).contains("cannot be shown");
    }

    @Test
    void whatever_a_values_text_throws_it_is_named_but_for_the_end_of_a_stopped_cell() {
        assertThat(text(throwing(new AssertionError("never")))).endsWith("shown: AssertionError: never)");
        assertThat(text(throwing(new OutOfMemoryError()))).endsWith("shown: OutOfMemoryError)");
        assertThat(text(throwing(new IllegalStateException() {
                    @Override
                    public String getMessage() {
                        throw new AssertionError("no message either");
                    }
                })))
                .contains("cannot be shown");
        assertThatThrownBy(() -> text(throwing(new Stopped()))).isInstanceOf(Stopped.class);
        assertThatThrownBy(() -> Displays.bundle(throwing(new Stopped()))).isInstanceOf(Stopped.class);
    }

    private static Object throwing(Throwable failure) {
        return new Object() {
            @Override
            public String toString() {
                if (failure instanceof Error error) {
                    throw error;
                }
                throw (RuntimeException) failure;
            }
        };
    }

    @Test
    void a_value_whose_text_is_null_is_null() {
        Object silent = new Object() {
            @Override
            public String toString() {
                return null;
            }
        };
        assertThat(text(silent)).isEqualTo("null");
    }

    @Test
    void a_throwable_is_its_message_and_its_causes() {
        assertThat(text(new IllegalStateException() {})).isEqualTo("IllegalStateException");
        Throwable failure =
                new BenchbookException("threads: needs a number.", new IllegalStateException("why")).fact("got", 0);
        assertThat(text(failure)).isEqualTo("threads: needs a number.\n  got  0");
    }

    @Test
    void a_stream_is_not_consumed() {
        Stream<Integer> stream = Stream.of(1);
        assertThat(text(stream)).startsWith("a stream");
        assertThat(stream.count()).isOne();
    }

    interface Shape {}

    record Circle(int radius) implements Shape {}

    record Square(int side) implements Shape {}

    @Test
    void a_registered_renderer_shows_its_type_and_what_is_below_it() {
        Displays.register(Shape.class, (shape, screen) -> "a shape");
        Displays.register(Square.class, (square, screen) -> "square of " + square.side());
        assertThat(text(new Circle(1))).isEqualTo("a shape");
        assertThat(text(List.of(new Square(2)))).isEqualTo("[square of 2]");
    }

    @Test
    void a_bundle_always_has_a_text() {
        assertThat(Displays.bundle(null).text()).isEqualTo("null");
        assertThat(Displays.bundle(List.of(1)).data()).containsOnlyKeys("text/plain");
    }

    @Test
    void an_ascii_screen_gets_ascii_only() {
        assertThat(Displays.text("± 2 · 数", new Screen(40, 0, false, false))).isEqualTo("+- 2 | ?");
    }
}
