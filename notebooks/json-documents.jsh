// ---
// title: JSON documents that are changed in one place, MySQL 5.7.22 and 8.0.15
// requires:
//   servers: [5.7.22, 8.0.15]
//   cores: 2
//   memory: 2 GiB
// parameters:
//   sizes: {default: [100, 316, 1000, 3162, 10000, 31623, 100000, 316228, 1000000], quick: [100, 1000, 10000, 100000, 1000000], description: bytes of text in the document}
//   seconds: {type: double, default: 10, quick: 1, description: length of each run}
//   repeats: {default: 5, quick: 3, description: how often each point is measured}
//   updates: {default: 5000, quick: 1500, description: updates in the report's own protocol}
//   budget: {type: double, default: 180, quick: 20, description: seconds of measuring for the comparison at 100 KB}
// ---

// %% [markdown]
// # Does MySQL 8.0 change a JSON document faster than 5.7?
//
// A published report, R4 here, kept one document of 100 KB in a table and added 1 to a number in it, 5,000 times. MySQL 8.0
// took 11.355 seconds, MySQL 5.7 took 18.978. Its author concluded that 8.0 is faster on long documents, and 5.7 a little
// faster on short ones.
//
// The reason that suggests itself is the *partial update* that came with 8.0: where a statement sets a column to `JSON_SET` of
// that same column, InnoDB changes the bytes that differ and leaves the rest of the document alone. But the report had switched
// off the binary log of 8.0, and that is where the whole document goes twice, as it was and as it is. So there are three questions:
//
// 1. Is 8.0 faster, at 100 KB and at other sizes, when it is measured as the report did it?
// 2. Is the partial update the reason, and from what size of document on does it pay?
// 3. What is left of it with a binary log, which 8.0 writes unless it is told not to?
//
// For a first look: `./benchbook run notebooks/json-documents.jsh -p profile=quick`, about four minutes.

// %% What the report published
publishedRuns("r4")

// %% The machine here
environment()

// %% The sizes, one axis of all that follows
var bytes = documentBytes(Arrays.stream(sizes).asLongStream().toArray());

// %% [markdown]
// ## Five servers
//
// Two are set up as the report had them: no binary log, in 5.7 neither neighbour flushing nor a query cache. Three keep a binary log: 5.7,
// 8.0, and 8.0 told to log no more than the change. That takes two settings, `binlog_row_value_options=PARTIAL_JSON` and
// `binlog_row_image=MINIMAL`; with either one alone the whole document is still logged.

// %% As in the report
var old = server("5.7.22").as("no-binlog").with("skip-log-bin", "innodb_flush_neighbors=0", "query_cache_size=0");
var now = server("8.0.15").as("no-binlog").with("skip-log-bin");

// %% With a binary log
var oldLogged = server("5.7.22").as("binlog").with("log-bin", "innodb_flush_neighbors=0", "query_cache_size=0");
var nowLogged = server("8.0.15").as("binlog").with("log-bin");
var nowPartial = server("8.0.15").as("partial-binlog")
    .with("log-bin", "binlog_row_value_options=PARTIAL_JSON", "binlog_row_image=MINIMAL");

// %% [markdown]
// ## 1. As the report measured it
//
// One client, one document, one update after the other, each on the disk before the next begins (durability `SAFE`). Both axes are
// logarithmic. The two published figures stand beside the ones measured here.

// %% A sweep over the size of the document
var asReported = sweep(on(old, now), jsonUpdate(), bytes, durability(SAFE), seconds(seconds), repeat(repeats));
asReported

// %% Updates a second
plot(asReported, x("document_bytes"), y("tps"), by("server")).logX().logY()
    .with(plot(publishedRuns("r4"), x("document_bytes"), y("tps"), by("server")))
    .title("Updates a second over the size of the document, without a binary log")

// %% How much faster is 8.0?
var versions = ratios(asReported.table(), "8.0.15/no-binlog", "5.7.22/no-binlog", x("document_bytes"), y("tps"), by("server"));
plot(versions)

// %% In words
say("8.0.15 does at least 10 %% more updates a second than 5.7.22 %s.", versions.whereItExceeds(1.1))

// %% [markdown]
// A comparison in turns tells more of one size than a sweep does: both servers are up, take slices of half a second each in random order, and whatever
// slows down the machine for a while slows down both. `normalized()` gives 8.0.15 those settings of 5.7.22 that are known to decide
// results, character set included. What one of them cannot be given is left, and counts as the version.

// %% At 100 KB, in turns
cleanup(old);
var at100k = compare(old, now, jsonUpdate(100_000), durability(SAFE), normalized(), warmup(seconds), budget(seconds(budget)));
at100k

// %% [markdown]
// The report's own client was `mysqlslap --commit=1`, which sends a COMMIT after each update: two round trips. The same here, as
// one run on each server.

// %% The report's protocol
cleanup(now);
var slapOld = run(old, jsonUpdate(100_000).commit(true), events(updates), durability(SAFE));
var slapNow = run(now, jsonUpdate(100_000).commit(true), events(updates), durability(SAFE));
say("5,000 updates with a COMMIT each take %.1f s on 5.7.22 and %.1f s on 8.0.15 at the rate of one run each, a ratio of %.2f; published are %.3f s and %.3f s, 1.67.",
    5000 / slapOld.tps(), 5000 / slapNow.tps(), slapNow.tps() / slapOld.tps(),
    publishedRuns("r4").doubleColumn("seconds").get(1), publishedRuns("r4").doubleColumn("seconds").get(0));
results(run -> run.workloadOptions().contains("commit=on"))
    .selectColumns("server", "workload", "durability", "seconds", "tps", "p95_ms", "redo_bytes_per_tx", "fsyncs_per_tx")

// %% [markdown]
// ## 2. Is the partial update the reason?
//
// The same server, the same update, written once so that 8.0 can do it in place, `JSON_SET(c, ...)`, and once so that it cannot, `JSON_SET(COALESCE(c),
// ...)`. The value is the same, and so is all else. The redo log shows what InnoDB has changed.

// %% In place, and the whole document
var partial = jsonUpdate().named("in place");
var whole = jsonUpdate().whole(true).named("whole document");
var ways = sweep(on(now), workloads(partial, whole), bytes, durability(SAFE), seconds(seconds), repeat(repeats));
ways

// %% Bytes of redo log an update
plot(ways, x("document_bytes"), y("redo_bytes_per_tx"), by("workload")).logX().logY()

// %% What it gains
var inPlace = ratios(ways.table(), "in place", "whole document", x("document_bytes"), y("tps"), by("workload"));
plot(inPlace)

// %% In words
say("On 8.0.15 without a binary log, updates in place are at least 10 %% more a second %s.", inPlace.whereItExceeds(1.1))

// %% [markdown]
// ## 3. With a binary log
//
// Now each commit also writes the changed row into the binary log, and waits until it is on the disk.

// %% The same sweep on the servers that log
var logged = sweep(on(oldLogged, nowLogged, nowPartial), jsonUpdate(), bytes, durability(SAFE), seconds(seconds), repeat(repeats));
logged

// %% All five together
var all = asReported.table().append(logged.table());
plot(all, x("document_bytes"), y("tps"), by("server")).logX().logY()
    .title("Updates a second over the size of the document, with and without a binary log")

// %% Bytes of binary log an update
plot(logged, x("document_bytes"), y("binlog_bytes_per_tx"), by("server")).logX().logY()

// %% Time and bytes of an update, by size
means(all, by("server", "document_bytes"), y("tps", "mean_ms", "redo_bytes_per_tx", "binlog_bytes_per_tx"))

// %% What is left of the gain
var stillFaster = ratios(all, "8.0.15/binlog", "5.7.22/binlog", x("document_bytes"), y("tps"), by("server"));
var withPartial = ratios(all, "8.0.15/partial-binlog", "8.0.15/binlog", x("document_bytes"), y("tps"), by("server"));
plot(stillFaster).with(plot(withPartial)).title("With a binary log: 8.0.15 to 5.7.22, and what PARTIAL_JSON and MINIMAL add")

// %% In words
say("With a binary log, 8.0.15 does at least 10 %% more updates a second than 5.7.22 %s.", stillFaster.whereItExceeds(1.1));
say("PARTIAL_JSON with MINIMAL lets 8.0.15 do at least 10 %% more than it does without %s.", withPartial.whereItExceeds(1.1))

// %% [markdown]
// ## The defaults that the report lists
//
// Read from two servers that were given no settings at all.

// %% As they come
var plain57 = variables(server("5.7.22"));
var plain80 = variables(server("8.0.15"));
var differing = List.of("query_cache_type", "innodb_flush_log_at_trx_commit", "innodb_flush_neighbors", "log_bin");
Table.create("defaults", StringColumn.create("variable", differing),
    StringColumn.create("5.7.22", differing.stream().map(v -> plain57.getOrDefault(v, "-"))),
    StringColumn.create("8.0.15", differing.stream().map(v -> plain80.getOrDefault(v, "-"))))

// %% [markdown]
// ## The claims
//
// R4.3b is a fact that anybody can look up: the table above has it, from the servers themselves.
//
// `by_figure` is what the figure alone says. Where it is decided, but settings that can matter and could have been the same differed as well, the
// verdict is *confounded*, and the settings are named.

// %% The claims of R4, and what became of them here
boolean differ(String variable) {
    return !plain57.getOrDefault(variable, "-").equals(plain80.getOrDefault(variable, "-"));
}

var verdicts = claims("R4", claim("R4.1").test(at100k), asReported,
    claim("R4.3a").fact(differ("query_cache_type")), claim("R4.3b").fact(differ("innodb_flush_log_at_trx_commit")),
    claim("R4.3c").fact(differ("innodb_flush_neighbors")), claim("R4.3d").fact(differ("log_bin")));
verdicts
