#!/usr/bin/env bash
# An engine of ours against the real sysbench, in turns on one server and the same data: throughput and the generator's CPU.
# A round is one run of each, A B, then B A; a ratio is the geometric mean over the rounds with its 95 % interval (t, on logs).
# usage: benchmarks/engines.sh [rounds, 5] [seconds of a run, 10] [engine, WIRE] [threads, "1 8 64 200"] [servers, "5.7.22 8.0.15"]
#        benchmarks/engines.sh short       two rounds of two seconds, 8 threads, 8.0.15: to see that it works
# Prints a table in Markdown; each row when it is done.
set -eu
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
command -v sysbench >/dev/null || {
  echo "engines.sh: needs sysbench: sudo apt-get install sysbench" >&2
  exit 1
}
[ "${1:-}" != short ] || set -- 2 2 "${2:-WIRE}" 8 8.0.15
rounds=${1:-5} seconds=${2:-10} engine=${3:-WIRE} threads=${4:-1 8 64 200} servers=${5:-5.7.22 8.0.15}
results=$(mktemp -d)
trap 'rm -rf -- "$results"' EXIT

BENCHBOOK_RESULTS=$results ./benchbook - <<JAVA
import io.benchbook.base.Factor;
import io.benchbook.load.EngineKind;
import io.benchbook.stats.PairedRatio;
import io.benchbook.workload.oltp.OltpWorkload;
RunResult once(Server target, OltpWorkload workload, int clients, EngineKind kind) {
    return run(target, workload, threads(clients), engine(kind), seconds($seconds), warmup(2), text());
}
String interval(double[] reference, double[] compared) {
    var ratio = PairedRatio.of(reference, compared).mean(0.95);
    return String.format(Locale.ROOT, "%.2f [%.2f, %.2f]", ratio.estimate(), ratio.low(), ratio.high());
}
double median(double[] values) {
    return Arrays.stream(values).sorted().toArray()[values.length / 2];
}
void row(Server target, OltpWorkload workload, int clients) {
    double[] theirTps = new double[$rounds], ourTps = new double[$rounds], theirCpu = new double[$rounds], ourCpu = new double[$rounds];
    for (int i = 0; i < $rounds; i++) {
        boolean first = i % 2 == 0;
        RunResult ours = first ? once(target, workload, clients, $engine) : null;
        RunResult theirs = once(target, workload, clients, SYSBENCH);
        ours = first ? ours : once(target, workload, clients, $engine);
        theirTps[i] = theirs.tps();
        ourTps[i] = ours.tps();
        theirCpu[i] = theirs.generatorCpuUsPerTx();
        ourCpu[i] = ours.generatorCpuUsPerTx();
    }
    System.out.println(String.format(Locale.ROOT, "| %s | %s | %d | %,.0f | %,.0f | %s | %.1f | %.1f | %s |",
            target.name(), workload.name().replace("oltp_", ""), clients, median(ourTps), median(theirTps),
            interval(theirTps, ourTps), median(ourCpu), median(theirCpu), interval(theirCpu, ourCpu)));
}
var workloads = List.of(oltpPointSelect(), oltpReadOnly(), oltpReadWrite(), oltpWriteOnly());
String ours = $engine.toString();
System.out.println("$rounds rounds of $seconds s after 2 s of warm-up, 4 tables of 25,000 rows, text protocol; medians, and ratios with 95 % intervals\n");
System.out.println("| server | workload | threads | " + ours + " tps | sysbench tps | ratio of tps | " + ours + " CPU µs/tx | sysbench CPU µs/tx | ratio of CPU |");
System.out.println("|---|---|---:|---:|---:|---|---:|---:|---|");
for (String name : "$servers".split(" ")) {
    var target = server(name);
    for (var workload : workloads) {
        for (String clients : "$threads".split(" ")) row(target, workload.tables(4).rows(25_000), Integer.parseInt(clients));
    }
}
JAVA
