#!/usr/bin/env bash
# How often a comparison is wrong: simulated ones, 2,000 of each kind (half a minute), then real ones on MySQL 8.0.15: a thing with
# itself, and with a slow-down of 5 % and of 1 %. Each is a line of a CSV file as it ends; the same again goes on where it was ended.
# usage: benchmarks/aa.sh [-s] [-b seconds] [-n same,slower_5,slower_1] [-o file.csv]
#   -s  no simulated ones        -b  budget of one comparison, by default 300: most end long before on a quiet machine
#   -n  how many of each kind, by default 20,20,20                    -o  by default results/aa.csv
set -eu
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
budget=300 counts=20,20,20 csv=results/aa.csv simulated=yes
while getopts sb:n:o: option; do
  case $option in
    s) simulated=no ;;
    b) budget=$OPTARG ;;
    n) counts=$OPTARG ;;
    o) csv=$OPTARG ;;
    *) exit 2 ;;
  esac
done
[[ $counts =~ ^[0-9]+,[0-9]+,[0-9]+$ ]] || {
  echo "aa.sh: -n needs three numbers such as 20,20,20, got $counts" >&2
  exit 2
}
IFS=, read -ra each <<<"$counts"
mkdir -p "$(dirname -- "$csv")"
mvn -B -q -DskipTests package
classes="target/test-classes:target/classes:target/lib/*"
[ "$simulated" = no ] || java -cp "$classes" io.benchbook.stats.SimulatedComparisons
exec java -cp "$classes" io.benchbook.experiment.compare.RealComparisons "$csv" "$budget" "${each[@]}"
