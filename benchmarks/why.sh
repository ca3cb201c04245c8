#!/usr/bin/env bash
# What why says of pairs of servers whose difference is known, and of 5.7.22 against 8.0.15.
# usage: benchmarks/why.sh [minutes each] [threads] [pair ...]      e.g. benchmarks/why.sh 10 8 durability charset version same
set -eu
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
minutes=${1:-10} threads=${2:-8}
shift $(($# < 2 ? $# : 2))

# The data fit into the buffer pool of 128 MiB: 2 tables of 50,000 rows are 22 MiB.
ask() { # title, first server, second server, workload
  echo "== $1"
  ./benchbook - <<JAVA
var why = why($2, $3, $4.tables(2).rows(50_000), threads($threads), budget(minutes($minutes)));
System.out.println(why);
System.out.println(why.table().removeColumns("variables").printAll());
JAVA
}

[ $# -gt 0 ] || set -- same durability charset version
for pair; do
  case $pair in
    same) ask "equal servers: nothing to explain" \
      'server("5.7.22")' 'server("5.7.22").as("twin")' 'oltpReadOnly()' ;;
    durability) ask "durability, write-only" \
      'server("5.7.22").as("fast").with("innodb_flush_log_at_trx_commit=2", "sync_binlog=0")' 'server("5.7.22")' \
      'oltpWriteOnly()' ;;
    charset) ask "latin1 against utf8mb4, read-only" \
      'server("5.7.22")' 'server("5.7.22").as("utf8mb4").with("character_set_server=utf8mb4")' 'oltpReadOnly()' ;;
    version) ask "5.7.22 against 8.0.15, write-only" 'server("5.7.22")' 'server("8.0.15")' 'oltpWriteOnly()' ;;
    *) echo "why.sh: no pair $pair: same, durability, charset or version" >&2 && exit 2 ;;
  esac
done
