#!/usr/bin/env bash
# An engine of ours against the real sysbench, in turns on one server and the same data: throughput and the generator's CPU.
# A round is one run of each, A B, then B A; a ratio is the geometric mean over the rounds with its 95 % interval (t, on logs).
# Before the first cell of a workload ours does a run of 8 threads that is not counted, so that the JVM has compiled it.
# The generator's CPU is that of its whole process while its clients work: of ours the JVM with its compiler and collector.
# usage: benchmarks/engines.sh [rounds, 5] [seconds of a run, 10] [engine, WIRE] [threads, "1 8 64 200"] [servers, "5.7.22 8.0.15"]
#                              [workloads, "point_select read_only read_write write_only"] [file, target/engines.csv]
#        benchmarks/engines.sh short       two rounds of two seconds, 8 threads, 8.0.15: to see that it works
# Prints a table in Markdown, each row when it is done. Every round is a line of the file: the same command goes on where it
# was interrupted. Remove the file to measure anew. PROTOCOL="prepared()" instead of text(), for both. JDBC_PROPERTIES are those
# of Connector/J, for instance "useReadAheadInput=false&useUnbufferedInput=false".
set -eu
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
command -v sysbench >/dev/null || {
  echo "engines.sh: needs sysbench: sudo apt-get install sysbench" >&2
  exit 1
}
[ "${1:-}" != short ] || set -- 2 2 "${2:-WIRE}" 8 8.0.15 "point_select read_write"
rounds=${1:-5} seconds=${2:-10} engine=${3:-WIRE} threads=${4:-1 8 64 200} servers=${5:-5.7.22 8.0.15}
workloads=${6:-point_select read_only read_write write_only} file=$(realpath -m -- "${7:-target/engines.csv}")
protocol=${PROTOCOL:-text()} properties=${JDBC_PROPERTIES:-}
results=$(mktemp -d)
trap 'rm -rf -- "$results"' EXIT

BENCHBOOK_RESULTS=$results ./benchbook - <<JAVA
import io.benchbook.base.Factor;
import io.benchbook.load.EngineKind;
import io.benchbook.stats.PairedRatio;
import io.benchbook.workload.oltp.OltpWorkload;
record Round(double ourTps, double theirTps, double ourThreads, double ourCpu, double theirCpu) {
    static Round of(RunResult ours, RunResult theirs) {
        return new Round(ours.tps(), theirs.tps(), ours.generatorCpuUsPerTx(), process(ours), theirs.generatorCpuUsPerTx());
    }
    static double process(RunResult run) {
        return run.load().generator().processCpuSeconds() * 1e6 / run.transactions();
    }
    static Round of(String[] words) {
        double[] figures = Arrays.stream(words).skip(6).mapToDouble(Double::parseDouble).toArray();
        return new Round(figures[0], figures[1], figures[2], figures[3], figures[4]);
    }
    String words() {
        return String.format(Locale.ROOT, "%.3f,%.3f,%.3f,%.3f,%.3f", ourTps, theirTps, ourThreads, ourCpu, theirCpu);
    }
}
Path file = Path.of("$file");
if (!Files.exists(file)) {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "engine,protocol,server,workload,threads,seconds,tps,sysbench_tps,threads_cpu_us,cpu_us,sysbench_cpu_us\n");
}
String key(String server, String workload, int clients) {
    return String.join(",", "$engine", "$protocol $properties".strip(), server, workload, String.valueOf(clients), "$seconds") + ",";
}
List<Round> done(String key) {
    try {
        return Files.readAllLines(file).stream().filter(line -> line.startsWith(key)).map(line -> Round.of(line.split(","))).limit($rounds).toList();
    } catch (IOException failure) {
        throw new UncheckedIOException(failure);
    }
}
Map<String, Server> targets = new HashMap<>();
Server target(String name) {
    return targets.computeIfAbsent(name, unknown -> {
        var there = server(name).endpoint();
        String url = "jdbc:mysql://" + there.user() + ":" + there.password() + "@127.0.0.1:" + there.port() + "/?$properties";
        return "$properties".isEmpty() ? server(name) : server(url).disposable();
    });
}
RunResult once(Server target, OltpWorkload workload, int clients, EngineKind kind) {
    return run(target, workload, threads(clients), engine(kind), seconds($seconds), warmup(2), $protocol);
}
void measure(String server, OltpWorkload workload, int clients, String key) throws IOException {
    boolean first = done(key).size() % 2 == 0;
    RunResult ours = first ? once(target(server), workload, clients, $engine) : null;
    RunResult theirs = once(target(server), workload, clients, SYSBENCH);
    ours = first ? ours : once(target(server), workload, clients, $engine);
    if (!ours.ended().isCompleted() || !theirs.ended().isCompleted()) throw new IllegalStateException(ours + "\n" + theirs);
    Files.writeString(file, key + Round.of(ours, theirs).words() + "\n", StandardOpenOption.APPEND);
}
double[] figures(List<Round> rounds, ToDoubleFunction<Round> figure) {
    return rounds.stream().mapToDouble(figure).toArray();
}
double median(double[] values) {
    return Arrays.stream(values).sorted().toArray()[values.length / 2];
}
String interval(double[] reference, double[] compared) {
    var ratio = PairedRatio.of(reference, compared).mean(0.95);
    return String.format(Locale.ROOT, "%.2f [%.2f, %.2f]", ratio.estimate(), ratio.low(), ratio.high());
}
String row(String server, String workload, int clients, List<Round> rounds) {
    double[] ourTps = figures(rounds, Round::ourTps), theirTps = figures(rounds, Round::theirTps);
    double[] ourCpu = figures(rounds, Round::ourCpu), theirCpu = figures(rounds, Round::theirCpu);
    return String.format(Locale.ROOT, "| %s | %s | %d | %,.0f | %,.0f | %s | %.1f (%.1f) | %.1f | %s |", server, workload, clients,
            median(ourTps), median(theirTps), interval(theirTps, ourTps),
            median(ourCpu), median(figures(rounds, Round::ourThreads)), median(theirCpu), interval(theirCpu, ourCpu));
}
var workloads = Map.of("point_select", oltpPointSelect(), "read_only", oltpReadOnly(), "read_write", oltpReadWrite(), "write_only", oltpWriteOnly());
String ours = $engine.toString();
System.out.println("$rounds rounds of $seconds s after 2 s of warm-up, 4 tables of 25,000 rows, $protocol $properties; medians, and ratios with 95 % intervals; in brackets the client threads alone\n");
System.out.println("| server | workload | threads | " + ours + " tps | sysbench tps | ratio of tps | " + ours + " CPU µs/tx | sysbench CPU µs/tx | ratio of CPU |");
System.out.println("|---|---|---:|---:|---:|---|---:|---:|---|");
for (String server : "$servers".split(" ")) {
    for (String name : "$workloads".split(" ")) {
        boolean warm = false;
        for (String words : "$threads".split(" ")) {
            int clients = Integer.parseInt(words);
            String key = key(server, name, clients);
            if (!warm && done(key).size() < $rounds) {
                once(target(server), workloads.get(name).tables(4).rows(25_000), 8, $engine);
                warm = true;
            }
            while (done(key).size() < $rounds) measure(server, workloads.get(name).tables(4).rows(25_000), clients, key);
            System.out.println(row(server, name, clients, done(key)));
        }
    }
}
JAVA
