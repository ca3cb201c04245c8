#!/usr/bin/env bash
# What a sweep costs besides its load: both servers, three workloads, 20 tables of 100,000 rows, each run restarted, cold, with fresh data.
# usage: benchmarks/sweep.sh [threads] [seconds of each run]      e.g. benchmarks/sweep.sh 40 20
set -eu
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
threads=${1:-40} seconds=${2:-20}
BENCHBOOK_RESULTS=$(mktemp -d)
export BENCHBOOK_RESULTS
trap 'rm -rf -- "$BENCHBOOK_RESULTS"' EXIT

./benchbook - <<JAVA
var sweep = sweep(on(server("5.7.22"), server("8.0.15")),
        workloads(oltpReadOnly().tables(20).rows(100_000), oltpReadWrite().tables(20).rows(100_000), oltpWriteOnly().tables(20).rows(100_000)),
        durability(SAFE, FAST), threads($threads), seconds($seconds), warmup(0), restarted(), coldCaches(), freshData());
System.out.println(sweep);
System.out.println(sweep.besides().printAll());
JAVA
