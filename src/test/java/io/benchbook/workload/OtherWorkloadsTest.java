package io.benchbook.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OtherWorkloadsTest {
    private final RecordingSession session = new RecordingSession(RngTest.seed42());

    @Test
    void a_json_update_adds_one_to_a_number_in_the_document() throws SqlFailure {
        JsonUpdate.of(100_000).script(0, 1).transaction(session);

        assertThat(session.take()).containsExactly("UPDATE json_doc SET c = JSON_SET(c, '$.k2', k2 + 1) WHERE id = 1");
    }

    @Test
    void a_json_update_that_commits_takes_two_round_trips_as_mysqlslap_does() throws SqlFailure {
        Script script = JsonUpdate.of(1).commit(true).script(0, 1);
        script.transaction(session);
        assertThat(session.take()).hasSize(3).startsWith("SET AUTOCOMMIT=0").endsWith("COMMIT");
        script.transaction(session);
        assertThat(session.take()).hasSize(2);
    }

    @Test
    void a_json_update_of_the_whole_document_sets_the_same_value_in_another_way() throws SqlFailure {
        JsonUpdate whole = JsonUpdate.of(1).whole(true);
        whole.script(0, 1).transaction(session);
        assertThat(session.take())
                .containsExactly("UPDATE json_doc SET c = JSON_SET(COALESCE(c), '$.k2', k2 + 1) WHERE id = 1");
        assertThat(whole.options()).isEqualTo("bytes=1, rows=1, whole=on");
        assertThat(whole.bytes(70).options()).isEqualTo("bytes=70, rows=1, whole=on");
    }

    @Test
    void a_label_tells_a_workload_from_others_and_leaves_its_name() {
        assertThat(JsonUpdate.of(1).label()).isEqualTo("json_update");
        JsonUpdate labelled = JsonUpdate.of(1).named("whole, 1 byte").commit(true);
        assertThat(labelled.label()).isEqualTo("whole, 1 byte");
        assertThat(labelled.name()).isEqualTo("json_update");
        refused(() -> JsonUpdate.of(1).named(" "), "named: needs 1 to 60 characters on one line, got \" \".");
        refused(() -> JsonUpdate.of(1).named("a\nb"), "named: needs 1 to 60 characters on one line, got \"a\".");
    }

    @Test
    void documents_are_made_a_few_at_once_and_the_server_repeats_the_text() throws SqlFailure {
        List<Integer> rows = new ArrayList<>();
        List<String> statements = new ArrayList<>();
        JsonUpdate.of(1_000_000).rows(10).data().tables().get(0).fill((statement, count) -> {
            rows.add(count);
            statements.add(statement);
        });

        assertThat(rows).containsExactly(4, 4, 2);
        assertThat(statements.get(2))
                .isEqualTo("INSERT INTO json_doc (id, c) VALUES "
                        + "(9, JSON_OBJECT('k1', REPEAT('x', 1000000), 'k2', 0)),"
                        + "(10, JSON_OBJECT('k1', REPEAT('x', 1000000), 'k2', 0))");
    }

    @Test
    void json_needs_a_server_that_has_it_and_a_size() {
        assertThat(JsonUpdate.of(1).since()).hasToString("Optional[5.7.8]");
        refused(() -> JsonUpdate.of(0), "bytes: needs a number from 1 to 1,000,000,000, got 0.");
        refused(() -> JsonUpdate.of(5).rows(0), "rows: needs a number from 1 to 1,000,000, got 0.");
    }

    @Test
    void queries_go_round_and_each_is_a_transaction() throws SqlFailure {
        Queries queries = Queries.of("SELECT 1;", "BEGIN", "SELECT 3");
        Script script = queries.script(0, 2);
        for (int i = 0; i < 5; i++) {
            script.transaction(session);
        }

        assertThat(session.take()).containsExactly("SELECT 1", "BEGIN", "SELECT 3", "SELECT 1", "BEGIN");
        assertThat(queries.statements()).extracting(Sql::kind).containsExactly("query_1", "query_3");
        assertThat(queries.named("mine")).hasToString("mine(SELECT 1; BEGIN; SELECT 3)");
    }

    @Test
    void queries_that_cannot_be_are_refused() {
        refused(Queries::of, "queries: needs at least one statement, got none. Type queries(\"SELECT 1\").");
        refused(() -> Queries.of("SELECT 1", " "), "queries: needs a text, got nothing.");
    }

    @Test
    void a_workload_of_ones_own_has_a_name_a_script_and_tables() throws SqlFailure {
        OwnWorkload transfer = OwnWorkload.of("transfer", client -> client.execute("SELECT 1"))
                .table("accounts", "CREATE TABLE accounts (id INT, balance INT)", 3, row -> "(" + row + ", 100)");
        List<String> statements = new ArrayList<>();
        transfer.data().tables().get(0).fill((statement, rows) -> statements.add(statement));
        transfer.script(0, 1).transaction(session);

        assertThat(statements).containsExactly("INSERT INTO `accounts` VALUES (1, 100),(2, 100),(3, 100)");
        assertThat(session.take()).containsExactly("SELECT 1");
        assertThat(transfer).hasToString("transfer(tables=1, rows=3)");
    }

    @Test
    void many_rows_of_ones_own_go_in_several_statements() throws SqlFailure {
        OwnWorkload large = OwnWorkload.of("large", client -> {})
                .table(
                        "t",
                        "CREATE TABLE t (a INT, b TEXT)",
                        30,
                        row -> "(" + row + ", '" + "b".repeat(100_000) + "')");
        List<Integer> rows = new ArrayList<>();
        large.data().tables().get(0).fill((statement, count) -> rows.add(count));

        assertThat(rows).hasSize(8).startsWith(4).endsWith(2);
    }

    @Test
    void another_content_is_another_fingerprint() {
        OwnWorkload base = OwnWorkload.of("own", client -> {});
        String one = base.table("t", "CREATE TABLE t (a INT)", 3, row -> "(" + row + ")")
                .data()
                .tables()
                .get(0)
                .fingerprint();
        String other = base.table("t", "CREATE TABLE t (a INT)", 3, row -> "(" + 2 * row + ")")
                .data()
                .tables()
                .get(0)
                .fingerprint();

        assertThat(one).isNotEqualTo(other);
    }

    @Test
    void names_follow_a_rule() {
        refused(
                () -> OwnWorkload.of("my transfer", client -> {}),
                "workload: needs a name of a letter and up to 63 letters, digits, _ . or -, got \"my transfer\".");
        refused(
                () -> OwnWorkload.of("mine", null),
                "workload: needs a script, got null. Type workload(\"mine\", session -> { session.execute(\"SELECT 1\"); }).");
        refused(
                () -> OwnWorkload.of("mine", client -> {}).table("a b", "CREATE", 1, row -> ""),
                "table: needs a name of letters, digits and _ for the table, got \"a b\".");
    }

    private static void refused(Runnable call, String message) {
        assertThatThrownBy(call::run).isInstanceOf(BenchbookException.class).hasMessage(message);
    }
}
