#!/usr/bin/env bash
# How far the engine is from what any client of one thread a connection costs: point selects by a C program that does nothing
# but write and read (benchmarks/floor.c), by ours and by sysbench, in turns. Prints medians in Markdown.
# usage: benchmarks/floor.sh [server, 5.7.22] [threads, 8] [seconds, 5] [rounds, 5]       needs sysbench and a C compiler
set -eu
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
server=${1:-5.7.22} threads=${2:-8} seconds=${3:-5} rounds=${4:-5}
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
cc -O2 -pthread -o "$work/floor" benchmarks/floor.c

BENCHBOOK_RESULTS=$work ./benchbook - <<JAVA
import io.benchbook.load.EngineKind;
var target = server("$server");
var workload = oltpPointSelect().tables(4).rows(25_000);
prepare(target, workload);
try (var connection = target.connect(); var statement = connection.createStatement()) {
    statement.execute("CREATE USER IF NOT EXISTS floor@'%' IDENTIFIED WITH mysql_native_password");
    statement.execute("GRANT SELECT ON benchbook.* TO floor@'%'");
}
double[] floor() throws Exception {
    Process process = new ProcessBuilder("$work/floor", String.valueOf(target.endpoint().port()), "$threads", "$seconds")
            .redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String[] words = new String(process.getInputStream().readAllBytes()).trim().split(" ");
    return new double[] {Double.parseDouble(words[0]), Double.parseDouble(words[1])};
}
double[] of(EngineKind kind) {
    var run = run(target, workload, threads($threads), engine(kind), seconds($seconds), warmup(2));
    double cpu = kind == SYSBENCH ? run.generatorCpuUsPerTx() : run.load().generator().processCpuSeconds() * 1e6 / run.transactions();
    return new double[] {run.tps(), cpu, run.generatorCpuUsPerTx()};
}
double median(List<double[]> rounds, int figure) {
    return rounds.stream().mapToDouble(round -> round[figure]).sorted().toArray()[rounds.size() / 2];
}
Map<String, List<double[]>> all = new LinkedHashMap<>();
for (int i = 0; i < $rounds; i++) {
    all.computeIfAbsent("write and read, C", unknown -> new ArrayList<>()).add(floor());
    all.computeIfAbsent("wire", unknown -> new ArrayList<>()).add(of(WIRE));
    all.computeIfAbsent("sysbench", unknown -> new ArrayList<>()).add(of(SYSBENCH));
}
target.connect().createStatement().execute("DROP USER floor@'%'");
System.out.println("| point_select, $threads threads, $server | tps | CPU µs/tx | of sysbench |");
System.out.println("|---|---:|---:|---:|");
all.forEach((name, figures) -> System.out.println(String.format(Locale.ROOT, "| %s | %,.0f | %.2f%s | %.2f |", name, median(figures, 0), median(figures, 1),
        name.equals("wire") ? String.format(Locale.ROOT, " (%.2f)", median(figures, 2)) : "", median(figures, 1) / median(all.get("sysbench"), 1))));
JAVA
