#!/usr/bin/env bash
# How often a comparison is wrong: 2,000 simulated ones of a thing with itself and with injected slow-downs, then real ones.
# Usage: benchmarks/aa.sh [real comparisons of each kind, by default 20] [seconds each at most, by default 300]
set -eu
cd "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
mvn -B -q -DskipTests package
classes="target/test-classes:target/classes:target/lib/*"
java -cp "$classes" io.benchbook.stats.SimulatedComparisons
echo "real, MySQL 8.0.15:"
java -cp "$classes" io.benchbook.experiment.compare.RealComparisons "${1:-20}" "${2:-300}"
