// ---
// title: From MySQL 5.6.24 to 5.7.22
// requires:
//   servers: [5.6.24, 5.7.22]
//   cores: 2
//   memory: 4 GiB
// parameters:
//   poolMiB: {default: 256, quick: 8, description: buffer pool of both servers}
//   clients: {default: [2, 16, 64, 256], quick: [2, 256], description: thread counts}
//   seconds: {type: double, default: 60, quick: 1.5, description: length of each run}
//   warmup: {type: double, default: 5, quick: 1, description: seconds before each run that are not counted}
//   repeats: {default: 3, quick: 2, description: how often each combination is measured}
// ---

// %% [markdown]
// # From MySQL 5.6.24 to 5.7.22
//
// In 2016 somebody measured Percona Server 5.6.24 against 5.7.10 for six hours a run, on a Xeon E5-2650 v3 with 128 GB of memory, and found 5.7
// up to a third faster with many threads; with two it was slower where transactions only read or only write, and 13 % faster where they do both. Here are the report's figures, in statements a second.

// %% What was published
publishedRuns("r3").selectColumns("server", "workload", "threads", "qps")

// %% [markdown]
// Two of its four thread counts are lost, and two of its statements cannot be right as they stand:
//
// * Its mixes are "7:3, each transaction a read operation, 6 write operations", "5 read operations" and "4 write operations". sysbench's
//   own script has 14 reads in a transaction, of five *kinds*, and 4 writes; with BEGIN and COMMIT that makes 14 to 6, which is 7:3. So it
//   was probably that script. But perhaps the words mean what they say. Both readings are measured.
// * It states 75 million rows as 228 GB beside a buffer pool of 16 GB. A row of sysbench's takes about 240 bytes, which makes 18 GB. So the data nearly
//   fit into the pool, or did not fit at all. Both are measured, scaled down to this machine: the *ratio* of data to pool is the
//   report's, once 18 : 16 and once 228 : 16.
//
// Oracle's 5.6.24 and 5.7.22 stand in for Percona's 5.6.24 and 5.7.10.

// %% The two servers, with the report's few settings
String[] options = {"innodb_buffer_pool_size=" + poolMiB + "M"};
var my56 = restart(server("5.6.24"), options);
var my57 = restart(server("5.7.22"), options);

// %% What else differs between them
var differences = diffConfig(my56, my57);
differences.where(differences.booleanColumn("confounder").isTrue()).selectColumns("variable", "5.6.24", "5.7.22", "why")

// %% Rows of each of five tables, for the two ratios
long rowsFor(double gigabytes) {
    return Math.round(poolMiB * 1024.0 * 1024 * gigabytes / 16 / 240 / 5);
}
long nearly = rowsFor(18), notAtAll = rowsFor(228);
say("Data that nearly fit: %,d rows in each of five tables; data that do not fit: %,d rows.", nearly, notAtAll);

// %% [markdown]
// ## As sysbench's script has it
//
// One table a transaction, as sysbench 0.5 did. Reading and writing: 14 reads and 4 writes; reading: 14 reads; writing: 4 writes. Durability is
// the report's: `sync_binlog=0`, `innodb_flush_log_at_trx_commit=2`.

// %% The stock mixes
OltpWorkload fivePart(OltpWorkload mix, String name) {
    return mix.tables(5).oneTablePerTransaction().named(name);
}
var stock = sweep(on(my56, my57), workloads(fivePart(oltpReadWrite(), "read_write"), fivePart(oltpReadOnly(), "read_only"),
        fivePart(oltpWriteOnly(), "write_only")), rows(nearly, notAtAll), threads(clients), durability(FAST),
    seconds(seconds), warmup(warmup), repeat(repeats));
stock

// %% Statements a second
stock.table().selectColumns("server", "workload", "rows", "threads", "qps", "p95_ms", "cpu_us_per_tx", "errors")

// %% [markdown]
// ## As its words have it
//
// Reading and writing: one read and four writes a transaction (with BEGIN and COMMIT, "6 write operations"). Reading: one read of each of the five
// kinds. Writing only is the same four writes as above.

// %% The literal mixes
var one = oltpReadWrite().pointSelects(1).rangeSelects(false);
var five = oltpReadOnly().pointSelects(1);
var literal = sweep(on(my56, my57), workloads(fivePart(one, "read_write"), fivePart(five, "read_only")), rows(nearly, notAtAll),
    threads(clients), durability(FAST), seconds(seconds), warmup(warmup), repeat(repeats));
literal

// %% [markdown]
// ## Which of the four readings looks like the report?
//
// Statements a second, published and here, for the first reading; the changes of all four are in the table below.

// %% Reading only, sysbench's script, data that nearly fit
Chart beside(String mix, Sweep measured) {
    var theirs = published("r3");
    return plot(measured.only("workload", mix), x("threads"), y("qps"), by("server"),
        against(theirs.where(theirs.stringColumn("workload").isEqualTo(mix)))).logX().logY();
}
beside("read_only", stock.only("rows", nearly))

// %% Reading and writing
beside("read_write", stock.only("rows", nearly))

// %% Writing only
beside("write_only", stock.only("rows", nearly))

// %% Every claim under each of the four readings
var writing = stock.only("workload", "write_only");
var readings = new LinkedHashMap<String, Table>();
readings.put("script, data nearly fit", claims("R3", stock.only("rows", nearly)));
readings.put("script, data do not fit", claims("R3", stock.only("rows", notAtAll)));
readings.put("words, data nearly fit", claims("R3", literal.only("rows", nearly), writing.only("rows", nearly)));
readings.put("words, data do not fit", claims("R3", literal.only("rows", notAtAll), writing.only("rows", notAtAll)));
var all = readings.values().iterator().next().selectColumns("claim", "text", "published");
readings.forEach((reading, table) -> all.addColumns(StringColumn.create(reading, table.stream()
    .map(row -> (row.isMissing("here") ? "" : String.format("%.2f, ", row.getDouble("here"))) + row.getString("by_figure")))));
all

// %% How far from the report each is
double distance(Table claims) {
    var both = claims.where(claims.doubleColumn("published").isNotMissing().and(claims.doubleColumn("here").isNotMissing()));
    return both.doubleColumn("here").divide(both.doubleColumn("published")).logN().abs().mean();
}
readings.forEach((reading, table) -> say("%s: %.0f %% off the published changes on average.", reading, 100 * (Math.exp(distance(table)) - 1)));

// %% [markdown]
// ## What became of the report's claims
//
// Under the reading that is likeliest beforehand: sysbench's script, data that nearly fit. The table above has all four. With the default flush method the
// page cache serves what the buffer pool does not hold, as long as memory is free, so "does not fit" is kinder here than on a disk. What needs many
// cores cannot show on few.

// %% Claims
var verdicts = readings.get("script, data nearly fit");
verdicts
