package io.benchbook.workload.oltp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.workload.Distribution;
import io.benchbook.workload.RecordingSession;
import io.benchbook.workload.Rng;
import io.benchbook.workload.Script;
import io.benchbook.workload.Sql;
import io.benchbook.workload.SqlFailure;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OltpWorkloadTest {
    private final RecordingSession session = new RecordingSession(new Rng(0x0448be462a3c4464L, 0x5866c03136140b29L));

    @Test
    void read_write_sends_twenty_statements_in_the_order_of_sysbench() throws SqlFailure {
        assertThat(kinds(Sysbench.oltpReadWrite()))
                .containsExactly(
                        "begin",
                        "point_selects x 10",
                        "simple_ranges",
                        "sum_ranges",
                        "order_ranges",
                        "distinct_ranges",
                        "index_updates",
                        "non_index_updates",
                        "deletes",
                        "inserts",
                        "commit");
    }

    @Test
    void read_only_sends_sixteen_statements() throws SqlFailure {
        assertThat(kinds(Sysbench.oltpReadOnly()))
                .containsExactly(
                        "begin",
                        "point_selects x 10",
                        "simple_ranges",
                        "sum_ranges",
                        "order_ranges",
                        "distinct_ranges",
                        "commit");
    }

    @Test
    void write_only_sends_six_statements() throws SqlFailure {
        assertThat(kinds(Sysbench.oltpWriteOnly()))
                .containsExactly("begin", "index_updates", "non_index_updates", "deletes", "inserts", "commit");
    }

    @Test
    void a_point_select_is_one_whatever_point_selects_says() throws SqlFailure {
        assertThat(transaction(Sysbench.oltpPointSelect().pointSelects(5).distribution(Distribution.UNIFORM)))
                .containsExactly("SELECT c FROM sbtest1 WHERE id=7040");
    }

    @Test
    void the_first_draw_is_the_table_and_the_second_the_id() throws SqlFailure {
        assertThat(transaction(Sysbench.oltpUpdateIndex().tables(100).distribution(Distribution.UNIFORM)))
                .containsExactly("UPDATE sbtest37 SET k=k+1 WHERE id=7040");
    }

    @Test
    void a_non_index_update_draws_the_text_before_the_id() throws SqlFailure {
        Rng same = new Rng(0x0448be462a3c4464L, 0x5866c03136140b29L);
        same.next();
        byte[] c = new byte[119];
        same.fill(RandomText.C, c, 0);
        long id = same.uniform(1, 10_000);

        assertThat(transaction(Sysbench.oltpUpdateNonIndex().distribution(Distribution.UNIFORM)))
                .containsExactly("UPDATE sbtest1 SET c='" + new String(c) + "' WHERE id=" + id);
    }

    @Test
    void a_deleted_row_is_inserted_again_with_the_same_id() throws SqlFailure {
        List<String> sent = transaction(Sysbench.oltpWriteOnly());
        String id = sent.get(3).replace("DELETE FROM sbtest1 WHERE id=", "");

        assertThat(sent.get(4)).startsWith("INSERT INTO sbtest1 (id, k, c, pad) VALUES (" + id + ", ");
    }

    @Test
    void the_groups_can_be_repeated_and_left_out() throws SqlFailure {
        OltpWorkload workload = Sysbench.oltpReadWrite()
                .pointSelects(2)
                .rangeSelects(false)
                .indexUpdates(3)
                .nonIndexUpdates(0)
                .deleteInserts(2)
                .skipTrx(true);

        assertThat(kinds(workload))
                .containsExactly("point_selects x 2", "index_updates x 3", "deletes", "inserts", "deletes", "inserts");
    }

    @Test
    void a_range_ends_at_its_size() throws SqlFailure {
        List<String> sent = transaction(Sysbench.oltpReadOnly().rangeSize(7).distribution(Distribution.UNIFORM));
        String[] ends = sent.get(11)
                .replace("SELECT c FROM sbtest1 WHERE id BETWEEN ", "")
                .split(" AND ");

        assertThat(Long.parseLong(ends[1]) - Long.parseLong(ends[0])).isEqualTo(6);
    }

    @Test
    void one_table_for_a_transaction_is_what_sysbench_05_did() throws SqlFailure {
        Script script =
                Sysbench.oltpReadWrite().tables(20).oneTablePerTransaction().script(0, 1);
        List<String> tables = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            script.transaction(session);
            List<String> sent = session.take();
            List<String> used = sent.stream()
                    .filter(text -> text.contains("sbtest"))
                    .map(text -> text.replaceAll(".*?(sbtest\\d+).*", "$1"))
                    .distinct()
                    .toList();
            assertThat(used).hasSize(1);
            assertThat(sent.get(11)).matches("SELECT c FROM sbtest\\d+ WHERE id BETWEEN (\\d+) AND \\1\\+99");
            tables.addAll(used);
        }

        assertThat(tables.stream().distinct().count()).isGreaterThan(5);
    }

    @Test
    void by_default_each_group_chooses_its_own_table() throws SqlFailure {
        assertThat(transaction(Sysbench.oltpReadWrite().tables(100)).stream()
                        .filter(text -> text.contains("sbtest"))
                        .map(text -> text.replaceAll(".*?(sbtest\\d+).*", "$1"))
                        .distinct())
                .hasSizeGreaterThan(4);
    }

    @Test
    void an_insert_leaves_the_id_to_the_server() throws SqlFailure {
        assertThat(transaction(Sysbench.oltpInsert()).get(0))
                .matches("INSERT INTO sbtest1 \\(id, k, c, pad\\) VALUES \\(0, \\d+, '[-\\d]{119}', '[-\\d]{59}'\\)");
    }

    @Test
    void an_insert_without_auto_inc_draws_unique_ids_into_tables_that_start_empty() throws SqlFailure {
        OltpWorkload workload = Sysbench.oltpInsert().autoInc(false);

        assertThat(transaction(workload).get(0)).contains("VALUES (" + (1738361671L - (1L << 31)) + ", ");
        assertThat(workload.data().rows()).isZero();
    }

    @Test
    void random_points_are_of_the_segment_of_the_client() throws SqlFailure {
        OltpWorkload workload = Sysbench.selectRandomPoints().rows(1000).distribution(Distribution.UNIFORM);
        workload.script(3, 4).transaction(session);
        String sent = session.take().get(0);

        assertThat(sent)
                .matches("        SELECT id, k, c, pad\n          FROM sbtest1\n          WHERE k IN "
                        + "\\((\\d+, ){9}\\d+\\)\n        ");
        assertThat(sent.replaceAll("(?s).*\\((.*)\\).*", "$1").split(", "))
                .allSatisfy(k -> assertThat(Long.parseLong(k)).isBetween(750L, 1000L));
    }

    @Test
    void random_ranges_reach_as_far_as_delta() throws SqlFailure {
        assertThat(transaction(
                        Sysbench.selectRandomRanges().numberOfRanges(1).delta(8).distribution(Distribution.UNIFORM)))
                .containsExactly(
                        "        SELECT count(k)\n          FROM sbtest1\n          WHERE k BETWEEN 3620 AND 3628");
    }

    @Test
    void bulk_insert_sends_only_when_half_a_mebibyte_is_full_and_the_rest_at_the_end() throws SqlFailure {
        Script script = Sysbench.bulkInsert().script(1, 2);
        for (int i = 0; i < 50_000; i++) {
            script.transaction(session);
        }
        List<String> sent = session.take();
        script.finish(session);

        assertThat(sent).hasSize(1);
        assertThat(sent.get(0))
                .startsWith("INSERT INTO sbtest2 VALUES(1,1),(2,2),")
                .hasSizeBetween(524_260, 524_288);
        assertThat(session.take()).singleElement().asString().endsWith(",(50000,50000)");
        assertThat(Sysbench.bulkInsert().dataFor(3).tables()).hasSize(3);
    }

    @Test
    void a_client_connects_anew_after_every_so_many_transactions() throws SqlFailure {
        Script script = Sysbench.oltpPointSelect().reconnect(3).script(0, 1);
        for (int i = 0; i < 10; i++) {
            script.transaction(session);
        }

        assertThat(session.reconnects()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"20, 181, 101, 81, 20"})
    void as_many_statements_are_kept_prepared_as_in_sysbench(
            int tables, int readWrite, int readOnly, int writeOnly, int one) {
        assertThat(Sysbench.oltpReadWrite().tables(tables).statements()).hasSize(readWrite);
        assertThat(Sysbench.oltpReadOnly().tables(tables).statements()).hasSize(readOnly);
        assertThat(Sysbench.oltpWriteOnly().tables(tables).statements()).hasSize(writeOnly);
        assertThat(Sysbench.oltpDelete().tables(tables).statements()).hasSize(one);
        assertThat(Sysbench.oltpInsert().tables(tables).statements()).isEmpty();
        assertThat(Sysbench.selectRandomPoints().statements()).hasSize(1);
    }

    @Test
    void clients_send_the_statements_that_were_prepared() throws SqlFailure {
        OltpWorkload workload = Sysbench.oltpReadWrite().tables(3);
        transaction(workload);

        assertThat(workload.statements())
                .containsAll(
                        session.statements().stream().filter(Sql::preparable).toList());
    }

    @Test
    void options_say_how_much_data_there_is_and_what_is_not_usual() {
        assertThat(Sysbench.oltpReadOnly().options()).isEqualTo("tables=1, rows=10000, distribution=special");
        assertThat(Sysbench.oltpReadOnly()
                        .tables(20)
                        .rows(100_000)
                        .skipTrx(true)
                        .createTableOptions("CHARACTER SET latin1"))
                .hasToString("oltp_read_only(tables=20, rows=100000, skipTrx=on, distribution=special, "
                        + "createTableOptions=CHARACTER SET latin1)");
    }

    @Test
    void an_option_changes_a_copy() {
        OltpWorkload one = Sysbench.oltpReadOnly();
        one.tables(5);

        assertThat(one.data().tables()).hasSize(1);
    }

    @Test
    void numbers_that_cannot_be_are_refused_with_what_to_type() {
        refused(
                () -> Sysbench.oltpReadOnly().rows("100K"),
                "rows: needs a whole number, got the text \"100K\". Type rows(100_000).");
        refused(
                () -> Sysbench.oltpReadOnly().tables("x"),
                "tables: needs a whole number, got the text \"x\". Type tables(10_000).");
        refused(
                () -> Sysbench.oltpReadOnly().rows(1e6),
                "rows: needs a whole number without a decimal point or exponent, got 1000000. Type rows(1_000_000).");
        refused(() -> Sysbench.oltpReadOnly().rows(0), "rows: needs a number from 1 to 2,147,483,647, got 0.");
        refused(() -> Sysbench.oltpReadOnly().tables(-1), "tables: needs a number from 1 to 10,000, got -1.");
        refused(() -> Sysbench.selectRandomPoints().tables(2), "tables: select_random_points reads one table, got 2.");
        refused(() -> Sysbench.oltpReadOnly().delta(2), "delta: oltp_read_only has no such option.");
        refused(
                () -> Sysbench.oltpReadOnly().mysqlStorageEngine("inno db"),
                "mysqlStorageEngine: needs the name of an engine such as innodb, got \"inno db\".");
        refused(
                () -> Sysbench.oltpReadOnly().distribution(null),
                "distribution: needs UNIFORM, GAUSSIAN, SPECIAL, PARETO or ZIPFIAN, got null.");
    }

    private static void refused(Runnable call, String message) {
        assertThatThrownBy(call::run).isInstanceOf(BenchbookException.class).hasMessage(message);
    }

    private List<String> transaction(OltpWorkload workload) throws SqlFailure {
        workload.script(0, 1).transaction(session);
        return session.take();
    }

    /** The kinds of the statements of one transaction, repetitions counted. */
    private List<String> kinds(OltpWorkload workload) throws SqlFailure {
        transaction(workload);
        List<String> kinds = new ArrayList<>();
        int count = 0;
        String last = "";
        for (Sql sql : session.statements()) {
            count = sql.kind().equals(last) ? count + 1 : 1;
            if (count > 1) {
                kinds.remove(kinds.size() - 1);
            }
            last = sql.kind();
            kinds.add(count > 1 ? last + " x " + count : last);
        }
        return kinds;
    }

    @Test
    void a_label_stays_with_later_options_and_changes_nothing_else() {
        OltpWorkload labelled = Sysbench.oltpReadWrite().named("90 % reads").rows(7);
        assertThat(labelled.label()).isEqualTo("90 % reads");
        assertThat(labelled.name()).isEqualTo("oltp_read_write");
        assertThat(labelled.options())
                .isEqualTo(Sysbench.oltpReadWrite().rows(7).options());
    }
}
