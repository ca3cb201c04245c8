#!/usr/bin/env bash
# Times the kernel against ipykernel (Debian: python3-ipykernel), interleaved, through jupyter_client: from launch to
# kernel_info_reply, to the first execute_result, and the round trip of 1+1. Medians, with the least and the greatest.
# Usage: benchmarks/kernel.sh [ROUNDS] [JAVA_HOME...]     by default 7 rounds, and the JDK that ./benchbook finds
set -eu
cd "$(dirname "$0")/.."
rounds=${1:-7}
shift || true
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export JUPYTER_PATH=$work/share/jupyter JUPYTER_RUNTIME_DIR=$work/run JUPYTER_CONFIG_DIR=$work/config
export JUPYTER_DATA_DIR=$work/data XDG_STATE_HOME=$work/state IPYTHONDIR=$work/ipython
./benchbook --version
[ $# -gt 0 ] || set -- "${JAVA_HOME:-}"
names=()
for jdk in "$@"; do
  name=benchbook-$(basename "${jdk:-default}")
  if [ -n "$jdk" ]; then export JAVA_HOME=$jdk; fi
  ./benchbook kernel install --prefix "$work" --name "$name"
  names+=("$name")
  for _ in $(seq 120); do
    if ls target/dist/classes-*"${jdk//\//-}"*-java >/dev/null 2>&1; then break; fi
    sleep 1 # the archive of classes is being made in the background
  done
done
/usr/bin/python3 -m ipykernel_launcher --version >/dev/null 2>&1 || {
  echo "kernel.sh: ipykernel is missing; apt-get install python3-ipykernel" >&2
  exit 1
}
mkdir -p "$JUPYTER_PATH/kernels/python3"
cat >"$JUPYTER_PATH/kernels/python3/kernel.json" <<'JSON'
{"argv": ["/usr/bin/python3", "-m", "ipykernel_launcher", "-f", "{connection_file}"],
 "display_name": "Python 3", "language": "python"}
JSON

/usr/bin/python3 -W ignore - "$rounds" "${names[@]}" python3 <<'PYTHON'
import queue
import statistics
import subprocess
import sys
import time

from jupyter_client.manager import KernelManager

rounds, kernels = int(sys.argv[1]), sys.argv[2:]
ROUND_TRIPS = 30


def until(get, message_id, kind, deadline=60):
    while True:
        message = get(timeout=deadline)
        if message["parent_header"].get("msg_id") == message_id and message["msg_type"] == kind:
            return message


def subscribe(client):
    """Waits until something arrives on iopub: what was sent before that is lost."""
    while True:
        try:
            return client.get_iopub_msg(timeout=0.05)
        except queue.Empty:
            client.kernel_info()


def execute(client):
    message_id = client.execute("1+1")
    until(client.get_iopub_msg, message_id, "execute_result")
    result = time.perf_counter()
    until(client.get_shell_msg, message_id, "execute_reply")
    return result


def measure(kernel):
    begin = time.perf_counter()
    manager = KernelManager(kernel_name=kernel)
    manager.start_kernel(stderr=subprocess.DEVNULL)
    client = manager.client()
    client.start_channels()
    try:
        until(client.get_shell_msg, client.kernel_info(), "kernel_info_reply")
        ready = time.perf_counter()
        subscribe(client)
        first = execute(client)
        trips = []
        for _ in range(ROUND_TRIPS):
            sent = time.perf_counter()
            trips.append(execute(client) - sent)
        return [ready - begin, first - begin, statistics.median(trips)]
    finally:
        client.stop_channels()
        manager.shutdown_kernel()


measured = {kernel: [] for kernel in kernels}
for number in range(rounds):
    for kernel in kernels[number % len(kernels) :] + kernels[: number % len(kernels)]:
        measured[kernel].append(measure(kernel))
print(f"{'ms: median [least, greatest] of ' + str(rounds):34} {'kernel_info_reply':>24} {'first result':>24} {'1+1':>24}")
for kernel, rows in measured.items():
    cells = [f"{statistics.median(c) * 1e3:,.1f} [{min(c) * 1e3:,.1f}, {max(c) * 1e3:,.1f}]" for c in zip(*rows)]
    print(f"{kernel:34} {cells[0]:>24} {cells[1]:>24} {cells[2]:>24}")
PYTHON
