#!/usr/bin/env bash
# What a small cell costs, the first hundred against the last: CPU time of its evaluation (median), heap and loaded
# classes that it leaves behind. Usage: benchmarks/eval.sh [CELLS of each kind, default 1000, at least 200]
set -eu
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
if [ ! -d target/test-classes ] || [ ! -d target/lib ]; then mvn -B -q package -DskipTests; fi
# softly reachable caches of the compiler are no leak
exec java -XX:SoftRefLRUPolicyMSPerMB=0 -cp "target/test-classes:target/classes:target/lib/*" \
    io.benchbook.eval.EvalBenchmark "${1:-1000}"
