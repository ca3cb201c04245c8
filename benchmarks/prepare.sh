#!/usr/bin/env bash
# Our prepare against sysbench's own, in turns on one server: the same tables, rows and number of connections.
# usage: benchmarks/prepare.sh [server] [tables] [rows] [rounds]      e.g. benchmarks/prepare.sh 8.0.15 4 25000 7
set -eu
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
command -v sysbench >/dev/null || {
  echo "prepare.sh: needs sysbench: sudo apt-get install sysbench" >&2
  exit 1
}
server=${1:-8.0.15} tables=${2:-4} rows=${3:-25000} rounds=${4:-7}

exec ./benchbook - <<JAVA
import io.benchbook.load.Preparation;
import io.benchbook.base.Progress;
var target = server("$server");
var endpoint = target.endpoint();
var workload = oltpReadWrite().tables($tables).rows($rows);
var preparation = new Preparation(endpoint, Progress.SILENT);
try (var connection = target.connect(); var statement = connection.createStatement()) {
    statement.execute("CREATE DATABASE IF NOT EXISTS sbtest");
    statement.execute("CREATE USER IF NOT EXISTS 'sbtest'@'%' IDENTIFIED WITH mysql_native_password BY 'sysbench'");
    statement.execute("GRANT ALL ON *.* TO 'sbtest'@'%'");
}
double sysbench(String command) throws Exception {
    long start = System.nanoTime();
    var process = new ProcessBuilder("sysbench", "oltp_read_write", "--tables=$tables", "--table-size=$rows",
            "--threads=$tables", "--mysql-host=127.0.0.1", "--mysql-port=" + endpoint.port(), "--mysql-user=sbtest",
            "--mysql-password=sysbench", "--mysql-db=sbtest", command)
            .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    if (process.waitFor() != 0) throw new IllegalStateException("sysbench " + command + " failed");
    return (System.nanoTime() - start) / 1e9;
}
double ours() {
    long start = System.nanoTime();
    preparation.prepare(workload.data());
    return (System.nanoTime() - start) / 1e9;
}
double median(double[] values) {
    return java.util.Arrays.stream(values).sorted().toArray()[values.length / 2];
}
double[] theirs = new double[$rounds], own = new double[$rounds], ratios = new double[$rounds];
System.out.println(String.format("prepare of $tables tables with $rows rows on MySQL $server, seconds%n%8s %10s %10s %8s", "round", "sysbench", "Benchbook", "ratio"));
for (int i = -1; i < $rounds; i++) {   // round 0 warms both up and does not count
    boolean first = (i & 1) == 0;
    double mine = first ? ours() : 0;
    double other = sysbench("prepare");
    mine = first ? mine : ours();
    preparation.cleanup();
    sysbench("cleanup");
    if (i >= 0) {
        own[i] = mine;
        theirs[i] = other;
        ratios[i] = mine / other;
        System.out.printf("%8d %10.3f %10.3f %8.2f%n", i + 1, other, mine, mine / other);
    }
}
System.out.println(String.format("%8s %10.3f %10.3f %8.2f   (below 1: Benchbook is faster)", "median", median(theirs), median(own), median(ratios)));
JAVA
