#!/usr/bin/env bash
# Times what a sandbox costs: from its name to its first answer, against initialising and starting the same server by
# hand, and restarts, empty and with data. Medians of five.
# Usage: benchmarks/sandbox.sh [SERVER [TABLES ROWS]]     by default 8.0.15 20 100000
set -eu
cd "$(dirname "$0")/.."
server=${1:-8.0.15} tables=${2:-20} rows=${3:-100000}
if [ ! -d target/test-classes ] || [ ! -d target/lib ]; then mvn -B -q package -DskipTests; fi

java -cp "target/test-classes:target/classes:target/lib/*" io.benchbook.server.sandbox.SandboxBenchmark "$server" "$tables" "$rows"

home=${XDG_CACHE_HOME:-$HOME/.cache}/benchbook/servers/$server
work=$(mktemp -d)
pid=
trap '[ -z "$pid" ] || kill -9 "$pid" 2>/dev/null || true; rm -rf "$work"' EXIT
common=(--no-defaults --basedir="$home" --datadir="$work/data" --log-error="$work/error.log")
[ "$(id -u)" != 0 ] || common+=(--user=root)
export LD_LIBRARY_PATH=$home/../../lib:$home/lib
case $server in 5.6.*) echo "$server by hand: there is no --initialize before 5.7.6"; exit 0 ;; esac

times=()
for _ in 1 2 3 4 5; do
    rm -rf "$work/data" "$work/error.log"
    start=$(date +%s%N)
    "$home/bin/mysqld" "${common[@]}" --initialize-insecure
    "$home/bin/mysqld" "${common[@]}" --skip-networking --socket="$work/s" --pid-file="$work/pid" &
    pid=$!
    until grep -q 'ready for connections' "$work/error.log"; do
        kill -0 "$pid" || { cat "$work/error.log"; exit 1; }
        sleep 0.01
    done
    times+=("$((($(date +%s%N) - start) / 10000000))")
    kill -9 "$pid"
    wait "$pid" 2>/dev/null || true
    pid=
done
median=$(printf '%s\n' "${times[@]}" | sort -n | sed -n 3p)
printf '%-60s median %d.%02d s\n' "$server by hand, initialise and start" $((median / 100)) $((median % 100))
