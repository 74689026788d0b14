#!/usr/bin/env bash
# Runs the tests three times in a row beside six busy processes: none may depend on a quick or quiet
# machine. What make says about its runs goes to the terminal; the first failure ends it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

PROCESSES=6
RUNS=3

busy=()
trap 'kill "${busy[@]}"' EXIT
for ((i = 0; i < PROCESSES; i++)); do
    python3 -c 'while True: pass' &
    busy+=($!)
done
for ((run = 1; run <= RUNS; run++)); do
    echo "Run $run of $RUNS, beside $PROCESSES busy processes, from $(date +%H:%M)"
    make --no-print-directory test-plain
done
echo "All $RUNS runs passed."
