#!/usr/bin/env bash
# What many connections cost on one machine: how long a run takes to start and to end, and the memory of a connection, on
# the client's side and on the server's (resident memory half way through the run, less that before it).
# usage: benchmarks/connections.sh [server, 8.0.15] [connections, 1000] [engine, WIRE] [seconds, 10]
set -eu
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
server=${1:-8.0.15} connections=${2:-1000} engine=${3:-WIRE} seconds=${4:-10}
results=$(mktemp -d)
trap 'rm -rf -- "$results"' EXIT

BENCHBOOK_RESULTS=$results ./benchbook - <<JAVA
import io.benchbook.server.sandbox.Sandbox;
import io.benchbook.workload.oltp.OltpWorkload;
double residentMiB(long pid) throws Exception {
    for (String line : Files.readAllLines(Path.of("/proc/" + pid + "/status"))) {
        if (line.startsWith("VmRSS:")) return Double.parseDouble(line.replaceAll("\\\\D", "")) / 1024;
    }
    return Double.NaN;
}
var target = server("$server");
OltpWorkload workload = oltpPointSelect().tables(4).rows(25_000);
run(target, workload, threads(8), engine($engine), seconds(3));
long mysqld = ((Sandbox) target).pid().getAsLong(), client = ProcessHandle.current().pid();
System.gc();
double serverBefore = residentMiB(mysqld), clientBefore = residentMiB(client);
double[] during = new double[2];
Thread look = new Thread(() -> {
    try {
        while (Integer.parseInt(target.status().get("Threads_connected")) < $connections) Thread.sleep(50);
        Thread.sleep($seconds * 500L);
        during[0] = residentMiB(mysqld);
        during[1] = residentMiB(client);
    } catch (Exception failure) {
        failure.printStackTrace();
    }
});
look.start();
long begun = System.nanoTime();
var result = run(target, workload, threads($connections), engine($engine), seconds($seconds), warmup(0));
double all = (System.nanoTime() - begun) / 1e9;
look.join();
System.out.println(result);
System.out.println(String.format(Locale.ROOT, "%,d connections, %s: %.1f s beside the %.1f s measured; a connection takes %.0f KiB of the client, %.0f KiB of the server",
        $connections, "$engine", all - result.seconds(), result.seconds(),
        (during[1] - clientBefore) * 1024 / $connections, (during[0] - serverBefore) * 1024 / $connections));
JAVA
