#!/usr/bin/env bash
# What a long session keeps: the heap after each quarter of the cells, above what it was before, and the classes that stay
# loaded. Usage: benchmarks/memory.sh [EVALUATIONS, default 10000] [REDEFINITIONS, default 1000]
set -eu
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
if [ ! -d target/test-classes ] || [ ! -d target/lib ]; then mvn -B -q package -DskipTests; fi
# softly reachable caches of the compiler are no leak
exec java -XX:SoftRefLRUPolicyMSPerMB=0 -XX:+UseSerialGC -cp "target/test-classes:target/classes:target/lib/*" \
    io.benchbook.eval.MemoryBenchmark "$@"
