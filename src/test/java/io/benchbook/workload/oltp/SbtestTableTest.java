package io.benchbook.workload.oltp;

import static org.assertj.core.api.Assertions.assertThat;

import io.benchbook.workload.DataSet;
import io.benchbook.workload.Distribution;
import io.benchbook.workload.Rng;
import io.benchbook.workload.SqlFailure;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SbtestTableTest {
    @Test
    void texts_are_those_of_sysbench() {
        Rng random = new Rng(0x0448be462a3c4464L, 0x5866c03136140b29L);
        byte[] c = new byte[RandomText.C.length];
        byte[] pad = new byte[RandomText.PAD.length];
        random.fill(RandomText.C, c, 0);
        random.fill(RandomText.PAD, pad, 0);

        assertThat(new String(c, StandardCharsets.US_ASCII))
                .isEqualTo("37762986233-97696047456-54331238436-16318127428-48432587490-21434204876-01464822446-"
                        + "54112000218-45415985400-33885377398");
        assertThat(new String(pad, StandardCharsets.US_ASCII))
                .isEqualTo("85808847022-34173871985-06340668425-28989514856-09739733939");
    }

    @Test
    void the_table_is_declared_as_sysbench_does() {
        assertThat(table(Sysbench.oltpReadOnly().tables(3), 3).create())
                .isEqualTo("CREATE TABLE sbtest3(\n  id INTEGER NOT NULL AUTO_INCREMENT,\n"
                        + "  k INTEGER DEFAULT '0' NOT NULL,\n  c CHAR(120) DEFAULT '' NOT NULL,\n"
                        + "  pad CHAR(60) DEFAULT '' NOT NULL,\n  PRIMARY KEY (id)\n) /*! ENGINE = innodb */ ");
        assertThat(table(Sysbench.oltpReadOnly().tables(3), 3).finish())
                .containsExactly("CREATE INDEX k_3 ON sbtest3(k)");
    }

    @Test
    void the_table_follows_the_options() {
        DataSet.Table table = table(
                Sysbench.oltpReadOnly()
                        .autoInc(false)
                        .secondary(true)
                        .createSecondary(false)
                        .mysqlStorageEngine("myisam")
                        .createTableOptions("CHARACTER SET latin1"),
                1);

        assertThat(table.create())
                .contains("id INTEGER NOT NULL,")
                .contains("KEY xid (id)")
                .endsWith(") /*! ENGINE = myisam */ CHARACTER SET latin1");
        assertThat(table.finish()).isEmpty();
        assertThat(table.shape()).containsExactly("id int", "k int", "c char(120)", "pad char(60)", "key (id)");
    }

    @Test
    void rows_go_in_statements_of_half_a_mebibyte() throws SqlFailure {
        List<String> statements = statements(Sysbench.oltpReadOnly().rows(6_000));

        assertThat(statements).hasSize(3);
        assertThat(statements.subList(0, 2)).allSatisfy(text -> assertThat(text).hasSizeBetween(524_088, 524_287));
        assertThat(statements)
                .allSatisfy(
                        text -> assertThat(text)
                                .startsWith("INSERT INTO sbtest1(k, c, pad) VALUES(")
                                .matches(
                                        ".{37}\\(\\d+, '[-\\d]{119}', '[-\\d]{59}'\\)(,\\(\\d+, '[-\\d]{119}', '[-\\d]{59}'\\))*+"));
    }

    @Test
    void without_auto_inc_ids_count_from_one() throws SqlFailure {
        String statement =
                statements(Sysbench.oltpReadOnly().rows(11).autoInc(false)).get(0);

        assertThat(statement)
                .startsWith("INSERT INTO sbtest1(id, k, c, pad) VALUES(1, ")
                .contains("'),(10, ", "'),(11, ");
    }

    @Test
    void rows_depend_on_the_seed_and_the_table_only() throws SqlFailure {
        OltpWorkload workload = Sysbench.oltpReadOnly().rows(10).tables(2);

        assertThat(statements(workload)).isEqualTo(statements(workload.pointSelects(3)));
        assertThat(statements(workload)).isNotEqualTo(statements(workload.dataSeed(2)));
        assertThat(fill(table(workload, 1)).get(0).substring(40))
                .isNotEqualTo(fill(table(workload, 2)).get(0).substring(40));
    }

    @Test
    void fingerprints_tell_apart_what_is_different_data() {
        OltpWorkload workload = Sysbench.oltpReadOnly();
        String usual = table(workload, 1).fingerprint();

        assertThat(table(workload.tables(7).pointSelects(2), 1).fingerprint()).isEqualTo(usual);
        assertThat(List.of(
                        workload.rows(5),
                        workload.dataSeed(5),
                        workload.distribution(Distribution.UNIFORM),
                        workload.autoInc(false),
                        workload.secondary(true),
                        workload.createSecondary(false),
                        workload.mysqlStorageEngine("myisam"),
                        workload.createTableOptions("CHARACTER SET latin1")))
                .allSatisfy(other -> assertThat(table(other, 1).fingerprint()).isNotEqualTo(usual));
    }

    private static DataSet.Table table(OltpWorkload workload, int number) {
        return workload.data().tables().get(number - 1);
    }

    private static List<String> statements(OltpWorkload workload) throws SqlFailure {
        return fill(table(workload, 1));
    }

    private static List<String> fill(DataSet.Table table) throws SqlFailure {
        List<String> statements = new ArrayList<>();
        table.fill((statement, rows) -> statements.add(statement));
        return statements;
    }
}
