package io.benchbook.jupyter;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryTest {
    @TempDir
    private Path folder;

    private History history;

    @BeforeEach
    void two_sessions() {
        History first = history();
        first.add(1, "a + 1", Optional.of("2"));
        first.add(2, "int b", Optional.empty());
        history = history();
        history.add(1, "a + 1", Optional.of("3"));
    }

    private History history() {
        return new History(new HistoryFile(folder.resolve("state/history")));
    }

    private String ask(ObjectNode request) {
        JsonNode reply = history.answer(request);
        return reply.path("history").toString();
    }

    private static ObjectNode request(String kind) {
        return Json.object().put("hist_access_type", kind);
    }

    @Test
    void the_tail_reaches_into_earlier_sessions() {
        assertThat(ask(request("tail").put("n", 2))).isEqualTo("[[1,2,\"int b\"],[2,1,\"a + 1\"]]");
        assertThat(ask(request("tail").put("n", 2).put("output", true)))
                .isEqualTo("[[1,2,[\"int b\",null]],[2,1,[\"a + 1\",\"3\"]]]");
    }

    @Test
    void a_range_is_of_one_session_by_its_number_or_counted_back() {
        assertThat(ask(request("range").put("session", 1).put("start", 1).put("stop", 2)))
                .isEqualTo("[[1,1,\"a + 1\"]]");
        assertThat(ask(request("range").put("session", -1).put("start", 2))).isEqualTo("[[1,2,\"int b\"]]");
        assertThat(ask(request("range").put("session", 0))).isEqualTo("[[2,1,\"a + 1\"]]");
    }

    @Test
    void a_search_takes_globs_and_can_leave_out_doubles() {
        assertThat(ask(request("search").put("pattern", "a*"))).isEqualTo("[[1,1,\"a + 1\"],[2,1,\"a + 1\"]]");
        assertThat(ask(request("search").put("pattern", "? + 1").put("unique", true)))
                .isEqualTo("[[2,1,\"a + 1\"]]");
        assertThat(ask(request("search").put("pattern", "A*"))).isEqualTo("[]");
    }

    @Test
    void a_line_that_was_cut_short_costs_no_other() throws Exception {
        Files.writeString(folder.resolve("state/history"), "{\"session\":9,\n", StandardOpenOption.APPEND);
        history = history();
        assertThat(ask(request("tail").put("n", 1))).isEqualTo("[[2,1,\"a + 1\"]]");
    }
}
