// ---
// title: MySQL 5.7.22 and 8.0.15 under two durabilities
// requires:
//   servers: [5.7.22, 8.0.15]
//   cores: 2
//   memory: 4 GiB
// parameters:
//   tables: {default: 20, quick: 4, description: how many tables}
//   rows: {default: 100000, quick: 5000, description: rows of each}
//   clients: {default: [5, 10, 20, 30, 40, 80, 120, 200], quick: [5, 40, 120], description: thread counts of the report's runs}
//   seconds: {type: double, default: 60, quick: 2, description: length of each of the report's runs}
//   warmup: {type: double, default: 5, quick: 1, description: seconds before each run that are not counted}
//   rounds: {default: 1, description: how often each point of the report's sweep is measured}
//   repeats: {default: 5, quick: 3, description: how often each corner of version and character set is measured}
//   few: {default: 16, quick: 8, description: thread count where causes are looked for}
//   minutesWhy: {type: double, default: 20, quick: 1.5, description: how long the search for causes may measure}
// ---

// %% [markdown]
// # MySQL 5.7.22 and 8.0.15 under two durabilities
//
// A public report ran sysbench's three transactional workloads on both versions, from 5 threads to 200, once with every commit on disk
// and once without, and concluded that 5.7.22 is ahead: by about a third where transactions only read, by a quarter to a third where
// they only write. This notebook repeats its protocol and then asks what the report did not: *how much of that is the version?*
//
// The report's machine had four cores of a virtual machine, and it prints what it ran on. Here is this one.

// %% The machine
environment()

// %% [markdown]
// ## The two servers
//
// Both get the options that the report lists. All else is as each version comes, and there the two differ in more than the report says.

// %% Both with the report's options
String[] published = {"log-bin", "server-id=1", "binlog_format=ROW", "innodb_buffer_pool_size=128M",
    "innodb_log_buffer_size=64M", "innodb_log_file_size=48M"};
var my57 = restart(server("5.7.22"), published);
var my80 = restart(server("8.0.15"), published);

// %% What still differs, and can pass for the version
var differences = diffConfig(my57, my80);
differences.where(differences.booleanColumn("confounder").isTrue()).selectColumns("variable", "5.7.22", "8.0.15", "why")

// %% [markdown]
// ## The report's protocol, as one sweep
//
// Three workloads, two durabilities, both servers, all thread counts. *SAFE* is the report's "double 1": `sync_binlog=1` and
// `innodb_flush_log_at_trx_commit=1`. *FAST* is its "0-2". Before each run the server restarts with nothing in memory and with the data as
// it was loaded, so that no run pays for another one's writes. The order is random, so that what the machine drifts by is no server's gain. (The report dropped the caches *before* it loaded its
// tables, so its runs were warm.)

// %% The three workloads
var readWrite = oltpReadWrite().tables(tables).rows(rows);
var readOnly = oltpReadOnly().tables(tables).rows(rows);
var writeOnly = oltpWriteOnly().tables(tables).rows(rows);

// %% The sweep timeout="24h"
var report = sweep(on(my57, my80), workloads(readWrite, readOnly, writeOnly), durability(SAFE, FAST), threads(clients),
    seconds(seconds), warmup(warmup), restarted(), coldCaches(), freshData(), repeat(rounds), shuffled());
report

// %% Its runs
report.table().selectColumns("server", "workload", "durability", "threads", "tps", "tps_cv", "qps", "p95_ms", "errors", "fsyncs_per_tx")

// %% [markdown]
// ### Throughput over threads
//
// Six pictures, one for each workload and durability. The report ran each point once. With `rounds` above 1 a point is the mean of as
// many runs, each after a restart of its own. Of the report only words are at hand, no figures, so nothing published stands beside the lines.

// %% A picture of one workload under one durability
Chart picture(String workload, String durability, String figure) {
    var runs = report.table();
    var wanted = runs.stringColumn("workload").isEqualTo(workload).and(runs.stringColumn("durability").startsWith(durability));
    return plot(runs.where(wanted).setName(workload + ", " + durability), x("threads"), y(figure), by("server"));
}

// %% Reading and writing, every commit on disk
picture("oltp_read_write", "SAFE", "tps")

// %% Reading only, every commit on disk
picture("oltp_read_only", "SAFE", "tps")

// %% Writing only, every commit on disk
picture("oltp_write_only", "SAFE", "tps")

// %% Reading and writing, commits not waited for
picture("oltp_read_write", "FAST", "tps")

// %% Reading only, commits not waited for
picture("oltp_read_only", "FAST", "tps")

// %% Writing only, commits not waited for
picture("oltp_write_only", "FAST", "tps")

// %% [markdown]
// ### Statements a second over threads
//
// A transaction that is tried again after a deadlock sends more of them.

// %% Statements a second: reading and writing, every commit on disk
picture("oltp_read_write", "SAFE", "qps")

// %% Statements a second: reading only, every commit on disk
picture("oltp_read_only", "SAFE", "qps")

// %% Statements a second: writing only, every commit on disk
picture("oltp_write_only", "SAFE", "qps")

// %% Statements a second: reading and writing, commits not waited for
picture("oltp_read_write", "FAST", "qps")

// %% Statements a second: reading only, commits not waited for
picture("oltp_read_only", "FAST", "qps")

// %% Statements a second: writing only, commits not waited for
picture("oltp_write_only", "FAST", "qps")

// %% [markdown]
// ## Error 1461
//
// The report sends its statements as text. Without that, it says, many threads end in error 1461: each connection prepares its own
// statements, and the server allows 16,382 of them in all. How many threads are too many follows by division, and can be tried: with one
// thread fewer everything works. With 20 tables a connection prepares 181, 101 or 81 statements, so 90, 162 or 202 threads are the most. (Errors of
// runs that completed are deadlocks, in such small tables.)

// %% The thread counts around the ceiling timeout="10m"
var manyTables = server("5.7.22").as("ceiling");
var around = sweep(on(manyTables), workloads(oltpReadWrite().tables(20).rows(100), oltpReadOnly().tables(20).rows(100), oltpWriteOnly().tables(20).rows(100)),
    threads(90, 91, 162, 163, 202, 203), prepared(), unchecked(), warmup(0), seconds(1));
around.table().selectColumns("workload", "threads", "tps", "errors", "ended")

// %% In the words of the server
around.results().stream().filter(run -> !run.ended().isCompleted())
    .forEach(run -> say("%s, %d threads: %s", run.workload(), run.threads(), run.ended().reason()));

// %% [markdown]
// Benchbook does the division before a run begins, and refuses one that cannot succeed:

// %% The line that it prints
String refused;
try {
    run(manyTables, oltpReadWrite().tables(20).rows(100), threads(91), prepared(), seconds(1));
    refused = "It ran.";
} catch (RuntimeException e) {
    refused = e.getMessage();
}
refused

// %% [markdown]
// ## Version or character set?
//
// 5.7 makes its tables in `latin1`, 8.0 in `utf8mb4`. Sorting and comparing text costs more in the second, and two of the read-only
// workload's statements sort text. So version and character set are taken apart: both versions with both character sets, each
// corner measured several times in random order. `utf8mb4` alone would be another collation on each version, so its `general_ci` is given to
// both; `0900_ai_ci` is 8.0's own default, which 5.7 does not have.

// %% Two by two timeout="4h"
var corners = sweep(on(my57, my80), charset("latin1", "utf8mb4_general_ci", "utf8mb4_0900_ai_ci"), workloads(readOnly), threads(few), seconds(seconds), warmup(warmup),
    repeat(repeats), shuffled());
means(corners.table(), by("server", "charset"), y("tps", "p95_ms", "cpu_us_per_tx"))

// %% The four corners
plot(corners, x("charset"), y("tps"), by("server"))

// %% [markdown]
// ## From 5.7.22 to 8.0.15, step by step
//
// Charset is one setting of many. `why` puts the settings that differ into groups, tries each group alone, and then walks from one server
// to the other, measuring every step. What no setting explains is left for the version itself.

// %% Why timeout="6h"
cleanup(my57);
cleanup(my80);
var causes = why(my57, my80, readOnly, threads(few), budget(minutes(minutesWhy)));
causes

// %% The way as a picture
plot(causes)

// %% [markdown]
// ## What became of the report's claims
//
// `by_figure` is what the figure alone would say; the verdict is *confounded* where settings differ that may be the cause and could have been the same.

// %% Claims
var verdicts = claims("R1", report, around);
verdicts
