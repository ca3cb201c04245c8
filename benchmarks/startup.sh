#!/usr/bin/env bash
# How long from exec to a prompt that takes input, and to the answer of 1 + 1: Benchbook against stock jshell, taking
# turns, in a pseudo-terminal. Usage: benchmarks/startup.sh [RUNS, default 10] [JAVA_HOME]...
set -eu

here=$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.." && pwd)
command -v python3 >/dev/null || { echo "startup.sh: needs python3 for the pseudo-terminal" >&2; exit 2; }
runs=${1:-10}
[ $# -gt 0 ] && shift
if [ $# -eq 0 ]; then set -- "${JAVA_HOME:-$(dirname -- "$(dirname -- "$(readlink -f -- "$(command -v java)")")")}"; fi

for java_home in "$@"; do
  export JAVA_HOME=$java_home
  "$here/benchbook" --version >/dev/null # builds it where needed
  "$here/benchbook" </dev/null           # the first start of the shell makes the archive of classes in the background
  for _ in $(seq 60); do
    [ -e "$(echo "$here"/target/dist/classes-*"${java_home//\//-}"-bin-java)" ] >/dev/null && break
    sleep 1
  done
  python3 - "$runs" "$java_home" "$here/benchbook" <<'PYTHON'
import fcntl, os, pty, select, signal, statistics, struct, sys, tempfile, termios, time

runs, java_home, benchbook = int(sys.argv[1]), sys.argv[2], sys.argv[3]
state = tempfile.mkdtemp()


def until(terminal, wanted, seen, begin):
    while wanted not in seen:
        if time.monotonic() - begin > 60:
            raise SystemExit("no %r within 60 s in: %r" % (wanted, seen[-400:]))
        if select.select([terminal], [], [], 1)[0]:
            seen += os.read(terminal, 65536)
    return seen


def measure(command, prompt, answer):
    begin = time.monotonic()
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", XDG_STATE_HOME=state, XDG_CONFIG_HOME=state)
        os.execv(command[0], command)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
    seen = until(terminal, prompt, b"", begin)
    prompted = time.monotonic() - begin
    os.write(terminal, b"1 + 1\r")
    until(terminal, answer, seen[len(seen):], begin)
    answered = time.monotonic() - begin
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(terminal)
    return prompted * 1000, answered * 1000


jshell = java_home + "/bin/jshell"
shells = {
    "jshell": ([jshell], b"jshell> ", b"==> 2"),
    "jshell --execution local": ([jshell, "--execution", "local"], b"jshell> ", b"==> 2"),
    "benchbook": ([benchbook], b"bench> ", b"2004l2\r\n"),
}
figures = {name: [] for name in shells}
for turn in range(runs + 1):
    for name, shell in shells.items():
        figure = measure(*shell)
        if turn > 0:  # the first warms the page cache
            figures[name].append(figure)

print("%s, medians of %d interleaved runs, ms" % (java_home, runs))
base = [statistics.median(column) for column in zip(*figures["jshell"])]
for name, pairs in figures.items():
    prompted, answered = (statistics.median(column) for column in zip(*pairs))
    print("  %-26s prompt %6.0f (%.2f of jshell)   answer to 1 + 1 %6.0f (%.2f)"
          % (name, prompted, prompted / base[0], answered, answered / base[1]))
PYTHON
done
