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

# A table of claims for reading: what each claim says once, its parts as rows, an interval in one cell, and what confounds under a letter.
readable() {
  awk -F ' [|] ' '
    function isWhole(number) { return number ~ /^[-0-9,]+([.]0+)?$/ }
    function whole(number) { if (isWhole(number)) sub(/[.]0+$/, "", number); return number }
    function brief(number,   value) { # two decimals, three digits, or to the hundred
      value = number; gsub(/,/, "", value)
      if (value !~ /^-?[0-9.]+$/) return number
      if (value >= 10000) return sprintf("%d,%03d", (value + 50) / 1000, int((value + 50) % 1000 / 100) * 100)
      return value >= 1000 ? sprintf("%d", value + 0.5) : sprintf(value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : value < 0.1 ? "%.3f" : "%.2f", value)
    }
    function here(figure, low, high) {
      if (figure == "–") return "–"
      if (figure == low && low == high) return whole(figure)
      return isWhole(figure) && isWhole(low) && isWhole(high) ? whole(figure) " [" whole(low) ", " whole(high) "]" \
        : brief(figure) " [" brief(low) ", " brief(high) "]"
    }
    function letter(list) {
      if (list == "") return ""
      if (!(list in letters)) { letters[list] = substr("ABCDEFGHIJKLMNOPQRSTUVWXYZ", ++used, 1); lists[used] = list }
      return letters[list]
    }
    NR <= 2 { next }
    {
      sub(/^[|] /, ""); sub(/ [|]$/, ""); $0 = $0
      claim = $1; sub(/[a-z]$/, "", claim)
      if (!(claim in texts)) { texts[claim] = 1; says = says "* **" claim "** " $2 "\n" }
      rests = $11 == $12 || $12 == "" ? $11 : $11 ($11 == "" ? "" : "; ") $12
      rows = rows "| " $1 " | " $4 " | " whole($3) " | " here($5, $6, $7) " | " $8 " | " ($9 == $8 ? "the same" : $9) " | " letter($10) " | " rests " |\n"
    }
    END {
      printf "%s\n| claim | expected | published | here | by the figure | verdict | differing | rests on |\n|---|---|---:|---|---|---|---|---|\n%s", says, rows
      for (i = 1; i <= used; i++) printf "%s* Differing, %s: %s.\n", i == 1 ? "\n" : "", substr("ABCDEFGHIJKLMNOPQRSTUVWXYZ", i, 1), lists[i]
    }' "$1"
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
  readable "$work/$name-claims.md"
}

cat <<'PAGE'
# Findings

What became of the claims of four published reports on small machines: two cores that client and server share, of a virtual machine on a host that
others use as well. What needs many cores cannot show on them. Each notebook ran once, at a size between its `quick` and its full profile; the machine
and the parameters are named. Rerun it on your own machine with the profile that you have time for.

The runs are in `data/recorded`. Each notebook can be replayed from there in seconds, without a server, with all its plots; this page is made from such
replays by `docs/findings.sh`, and a test compares it to the letter.

| column | |
|---|---|
| `expected` | the figure, the two sides, and what counts as reproduced |
| `published` | the report's figure, where it has one |
| `here` | the figure here with its 95 % interval: a ratio of the side that the claim is about to the other, a change per doubling for trends, a place for peaks; for a crossover its place and the levels beside it |
| `by the figure` | what the figure alone says: *reproduced*, *not reproduced*, *opposite*, *undecided* or *not tested* |
| `verdict` | the same, but *confounded* where the figure decides and settings differed that could have been the same ([how](method.md#claims-of-published-reports)) |
| `differing` | those settings, as a letter of the list below the table |
| `rests on` | the runs or pairs behind it; how it was come by, or why it is undecided or was not tested |
PAGE
for name in versions-and-durability defaults five-six-to-five-seven json-documents; do
  finding "$name"
done
