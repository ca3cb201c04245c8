package io.benchbook.base;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SqlTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT 1",
                " select * from t",
                "(SELECT 1) UNION (SELECT 2)",
                "SHOW ENGINE INNODB STATUS",
                "EXPLAIN SELECT 1",
                "/* a hint */ SELECT 'DROP TABLE t'",
                "-- a remark\nSELECT 1",
                "WITH a AS (SELECT 1) SELECT * FROM a",
                "DESC t"
            })
    void a_question_changes_nothing(String statement) {
        assertThat(SqlText.reads(statement)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "INSERT INTO t SELECT 1",
                "SET GLOBAL a = 1",
                "DROP TABLE t -- SELECT",
                "/* SELECT */ DELETE FROM t",
                "SELECT 1 INTO OUTFILE '/tmp/x'",
                "WITH a AS (SELECT 1) DELETE FROM t",
                "CALL p()",
                "FLUSH TABLES",
                ""
            })
    void all_else_does(String statement) {
        assertThat(SqlText.reads(statement)).isFalse();
    }
}
