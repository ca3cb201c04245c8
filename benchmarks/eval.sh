#!/usr/bin/env bash
# What a small cell costs, the first hundred against the last: medians of the CPU time of its evaluation, and of the time it takes.
# What cells leave behind is measured by memory.sh. Usage: benchmarks/eval.sh [CELLS of each kind, default 1000, at least 200]
set -eu
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
if [ ! -d target/test-classes ] || [ ! -d target/lib ]; then mvn -B -q package -DskipTests; fi
exec java -XX:+UseSerialGC -cp "target/test-classes:target/classes:target/lib/*" io.benchbook.eval.EvalBenchmark "${1:-1000}"
