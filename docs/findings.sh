#!/usr/bin/env bash
# docs/findings.md, made from the records in data/recorded: each notebook is replayed there, and no server starts.
# usage: docs/findings.sh > docs/findings.md       BENCHBOOK is another launcher
set -eu
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

# Of the last part of a report: the row of this fact.
fact() { awk -F ' [|] ' -v name="| $2" '$1 == name { sub(/ [|]$/, "", $2); print $2 }' "$1"; }

# What cells say in words: the output of those whose code has say(...), without tables.
said() {
  awk '/^```/ { open = !open; if (open) { code = $0 == "```java"; if (code) says = 0 } next }
    open && code && /say\(/ { says = 1 }
    open && !code && says && NF && !/  |─/ { print "* " $0 }' "$1"
}

finding() {
  local name=$1 copy=$work/$1.jsh report=$work/$1.md
  cp -- "notebooks/$name.jsh" "$copy"
  printf '\n// %%%% For this page\nsave(verdicts, "%s")\n' "$work/$name-claims.md" >>"$copy"
  "${BENCHBOOK:-./benchbook}" run "$copy" --replay "data/recorded/$name.jsonl.gz" --report "$report" >"$work/out" 2>&1 || {
    cat "$work/out" >&2
    return 1
  }
  printf '\n## %s\n\n' "$(sed -n '1s/^# //p' "$report")"
  printf 'Measured from %s with Benchbook %s on %s, %s: %s; %s.\n' "$(fact "$report" begun)" "$(fact "$report" Benchbook)" \
    "$(fact "$report" machine)" "$(fact "$report" 'file system')" "$(fact "$report" system)" \
    "$(awk -F ' [|] ' '/^[|] parameter / { sub(/^[|] parameter /, "", $1); sub(/ [(|].*$/, "", $2); if ($1 != "profile") printf "%s%s=%s", n++ ? ", " : "", $1, $2 }' "$report")"
  printf '\n    ./benchbook run notebooks/%s.jsh --replay --report %s.html\n\n' "$name" "$name"
  said "$report"
  printf '\n'
  cat "$work/$name-claims.md"
}

cat <<'PAGE'
# Findings

What became of the claims of four published reports on one machine: two cores that client and server share, of a virtual machine on a host that
others use as well. What needs many cores cannot show on it. Each notebook ran once, at a size between its `quick` and its full profile; the parameters
are named. Rerun it on your own machine with the profile that you have time for.

The runs are in `data/recorded`. Each notebook can be replayed from there in seconds, without a server, with all its plots; this page is made from such
replays by `docs/findings.sh`, and a test compares it to the letter.

| column | |
|---|---|
| `published` | the report's figure, where it has one |
| `expected` | the figure, the two sides, and what counts as reproduced |
| `here`, `low`, `high` | the figure here with its 95 % interval: a ratio of the side that the claim is about to the other, a change per doubling for trends, a place for peaks |
| `by_figure` | what the figure alone says |
| `verdict` | *reproduced*, *not reproduced*, *opposite*, *undecided* or *not tested*; *confounded* where it would be one of the first three, but settings differed that could have been the same ([how](method.md#claims-of-published-reports)) |
| `confounders` | those settings |
| `behind` | the runs or pairs that it rests on |
| `reason` | why it is undecided or was not tested |
PAGE
for name in versions-and-durability defaults five-six-to-five-seven json-documents; do
  finding "$name"
done
