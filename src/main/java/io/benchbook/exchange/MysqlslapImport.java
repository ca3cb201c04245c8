package io.benchbook.exchange;

import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * Output of mysqlslap as a table: its text form, of one or several benchmarks. mysqlslap's clock starts when the clients are
 * released and includes the time in which they connect. Format: mysqlslap's {@code mysqlslap.c}.
 */
public final class MysqlslapImport {
    private static final Pattern ENGINE = Pattern.compile("\\s*Running for engine (.+?)\\s*");
    private static final Pattern SECONDS = Pattern.compile(
            "\\s*(Average|Minimum|Maximum) number of seconds to run all queries: ([\\d.]+) seconds\\s*");
    private static final Pattern CLIENTS = Pattern.compile("\\s*Number of clients running queries: (\\d+)\\s*");
    private static final Pattern QUERIES = Pattern.compile("\\s*Average number of queries per client: (\\d+)\\s*");

    private final Table table = Table.create("mysqlslap")
            .addColumns(
                    StringColumn.create("source"),
                    StringColumn.create("storage_engine"),
                    IntColumn.create("threads"),
                    LongColumn.create("queries_per_client"),
                    DoubleColumn.create("seconds"),
                    DoubleColumn.create("min_seconds"),
                    DoubleColumn.create("max_seconds"),
                    DoubleColumn.create("qps"));
    private String engine = "";
    private double average;
    private double minimum;
    private double maximum;
    private int clients;

    private MysqlslapImport() {}

    /**
     * Reads one file, or every file in a folder and below; those that hold no benchmark are passed over.
     *
     * @throws BenchbookException where there is no such file, or no benchmark in any
     */
    public static Table read(Path fileOrFolder) {
        if (!Files.exists(fileOrFolder)) {
            throw new BenchbookException("importMysqlslap: there is no file or folder " + fileOrFolder + ".");
        }
        MysqlslapImport result = new MysqlslapImport();
        try (Stream<Path> files = Files.walk(fileOrFolder)) {
            List<Path> sorted = files.filter(Files::isRegularFile).sorted().collect(Collectors.toList());
            for (Path file : sorted) {
                Logs.lines(file).forEach(line -> result.line(file.getFileName().toString(), line));
            }
        } catch (IOException e) {
            throw new BenchbookException("importMysqlslap: can't read " + fileOrFolder + ": " + e.getMessage(), e);
        }
        if (result.table.isEmpty()) {
            throw new BenchbookException("importMysqlslap: " + fileOrFolder + " holds no output of mysqlslap.");
        }
        return result.table;
    }

    private void line(String source, String text) {
        Matcher match;
        if (text.strip().equals("Benchmark")) {
            engine = "";
        } else if ((match = ENGINE.matcher(text)).matches()) {
            engine = match.group(1);
        } else if ((match = SECONDS.matcher(text)).matches()) {
            seconds(match.group(1), Double.parseDouble(match.group(2)));
        } else if ((match = CLIENTS.matcher(text)).matches()) {
            clients = Integer.parseInt(match.group(1));
        } else if ((match = QUERIES.matcher(text)).matches()) {
            append(source, Long.parseLong(match.group(1)));
        }
    }

    private void seconds(String which, double value) {
        switch (which) {
            case "Average" -> average = value;
            case "Minimum" -> minimum = value;
            default -> maximum = value;
        }
    }

    private void append(String source, long queries) {
        table.stringColumn("source").append(source);
        table.stringColumn("storage_engine").append(engine);
        table.intColumn("threads").append(clients);
        table.longColumn("queries_per_client").append(queries);
        table.doubleColumn("seconds").append(average);
        table.doubleColumn("min_seconds").append(minimum);
        table.doubleColumn("max_seconds").append(maximum);
        table.doubleColumn("qps").append(average == 0 ? Double.NaN : queries * clients / average);
    }
}
