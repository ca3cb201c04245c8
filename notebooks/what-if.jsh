// ---
// title: What if?
// requires:
//   servers: [8.0.15]
//   cores: 2
//   memory: 2 GiB
// parameters:
//   version: {default: 8.0.15, type: String, description: which server}
//   setting: {default: "sync_binlog=0", description: "the question: a setting, or several with blanks between"}
//   clients: {default: 16, description: how many clients send statements at the same time}
//   rows: {default: 100000, quick: 10000, description: rows of each of four tables}
//   minutes: {type: double, default: 5, quick: 0.5, description: how long the comparison may measure}
// ---

// %% [markdown]
// # What if?
//
// One server, one workload, one question. Change the parameters above, or give them when the notebook is run:
//
// ```
// ./benchbook run notebooks/what-if.jsh -p setting=innodb_flush_log_at_trx_commit=2 -p clients=32
// ```
//
// Put your own workload into the cell below: one of sysbench's, statements of your own with `queries("SELECT ...")`, or a transaction
// with `workload("transfer", session -> ...)`.

// %% The server and the workload
var server = server(version);
var load = oltpWriteOnly().tables(4).rows(rows);

// %% What a commit waits for, before anything is changed
durability(server)

// %% The answer
var answer = whatIf(server, setting, load, threads(clients), budget(minutes(minutes)));
answer

// %% Pair by pair
plot(answer)

// %% In a sentence
say("With %s, %s transactions a second would be %s of what they are now.", setting, load.name(), answer.verdict().ratio());
