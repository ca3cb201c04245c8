package io.benchbook.server.settings;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** Small tables that come with the code, one line a row, without their first line (the names of the columns). */
final class Resource {
    private Resource() {}

    static Stream<String> lines(String name) {
        try (var reader = new BufferedReader(
                new InputStreamReader(Resource.class.getResourceAsStream(name), StandardCharsets.UTF_8))) {
            List<String> lines =
                    reader.lines().skip(1).filter(line -> !line.isBlank()).toList();
            return lines.stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
