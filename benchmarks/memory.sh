#!/usr/bin/env bash
# What a long session keeps: the heap after each quarter of the cells, above what it was before, and the classes that stay
# loaded; and a JShell alone, which keeps them all. Usage: benchmarks/memory.sh [EVALUATIONS, default 10000] [REDEFINITIONS, default 1000]
set -eu
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
if [ ! -d target/test-classes ] || [ ! -d target/lib ]; then mvn -B -q package -DskipTests; fi
# Each kind in a JVM of its own: what an earlier one held would be freed in the next one's figures.
for what in "evaluations ${1:-10000}" "methods ${2:-1000}" "classes ${2:-1000}" "jshell ${2:-1000}"; do
  # softly reachable caches of the compiler are no leak
  # shellcheck disable=SC2086 # two words
  java -XX:SoftRefLRUPolicyMSPerMB=0 -XX:+UseSerialGC -cp "target/test-classes:target/classes:target/lib/*" \
    io.benchbook.eval.MemoryBenchmark $what
done
