// ---
// title: MySQL 5.7.22 beside 8.0.15, in four short runs
// requires:
//   servers: [5.7.22, 8.0.15]
//   cores: 2
//   memory: 2 GiB
// parameters:
//   seconds: {default: 10, quick: 2, description: length of each of the four runs}
//   warmup: {default: 5, quick: 1, description: seconds before each run that are not counted}
//   threads: {default: 8, description: how many clients send statements at the same time}
//   rows: {default: 10000, quick: 1000, description: rows of each table}
//   tables: {default: 4, description: how many tables there are}
// ---

// %% [markdown]
// # MySQL 5.7.22 beside 8.0.15
//
// Two real servers, started on this machine. Two of sysbench's workloads, one that only reads and one that only writes.
// Four runs, a table, a plot, and a sentence that says what four runs can say.
//
// For a shorter one: `./benchbook run notebooks/quickstart.jsh -p profile=quick`. To change a plot without measuring again:
// the same with `--replay`.

// %% Two servers
var my57 = server("5.7.22");
var my80 = server("8.0.15");

// %% The old one as it comes [sql] server=my57
// SELECT VERSION() AS version, @@character_set_server AS charset, @@log_bin AS binlog

// %% The new one as it comes [sql] server=my80
// SELECT VERSION() AS version, @@character_set_server AS charset, @@log_bin AS binlog

// %% Two workloads
var reading = oltpReadOnly().tables(tables).rows(rows);
var writing = oltpWriteOnly().tables(tables).rows(rows);

// %% [markdown]
// ## Four runs
//
// The tables are made before the first run of each server. What happens while clients and caches warm up is not counted.

// %% Reading from 5.7.22
var read57 = run(my57, reading, threads(threads), warmup(warmup), seconds(seconds));
read57

// %% Reading from 8.0.15
var read80 = run(my80, reading, threads(threads), warmup(warmup), seconds(seconds));
read80

// %% Writing to 5.7.22
var write57 = run(my57, writing, threads(threads), warmup(warmup), seconds(seconds));
write57

// %% Writing to 8.0.15
var write80 = run(my80, writing, threads(threads), warmup(warmup), seconds(seconds));
write80

// %% [markdown]
// ## What came out

// %% Results
results().selectColumns("server", "workload", "threads", "tps", "p95_ms", "cpu_us_per_tx", "fsyncs_per_tx", "errors")

// %% Throughput
plot(results(), x("workload"), y("tps"), by("server"))

// %% In a sentence
void say(String what, RunResult old, RunResult now) {
    System.out.printf("%s: %,.0f transactions a second on 8.0.15 against %,.0f on 5.7.22, a ratio of %.2f.%n",
        what, now.tps(), old.tps(), now.tps() / old.tps());
}

say("Reading", read57, read80);
say("Writing", write57, write80);

// %% [markdown]
// ## How much to believe
//
// Little. A single run, repeated, often differs from itself by several per cent, and the order matters: caches, disk and
// processor are no longer as they were when the first run began. `compare(my57, my80, reading, threads(8))` runs pairs in
// turns until it can give the ratio with an interval.
//
// Nor are the two set up alike, although nobody touched a setting. 8.0 speaks `utf8mb4` where 5.7 speaks `latin1`, and
// writes a binary log, synced at each commit, where 5.7 writes none. The first can slow down both workloads, the second
// the writing one. These are the settings that can pass for a difference between the versions:

// %% What else differs
var differences = diffConfig(my57, my80);
differences.where(differences.booleanColumn("confounder").isTrue()).selectColumns("variable", "5.7.22", "8.0.15", "why")
