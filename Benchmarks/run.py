#!/usr/bin/env python3
"""Measures `flowc check` on generated files of growing size and its start-up on a small one."""

import argparse
import os
import subprocess
import sys
from math import ceil
from pathlib import Path
from statistics import mean, median

import figures
import inputs
import measure

ROOT = Path(__file__).resolve().parent.parent
START_UP_RUNS = 50
LEAST_CPU_PER_SAMPLE = 0.05  # seconds; systems that count CPU time in ticks need it
MOST_RUNS_PER_SAMPLE = 50
EXPECTED_OUTPUT = 1000  # bytes; more than this looks like findings


def main():
    options = parse_options()
    try:
        print(f"{options.flowc} check, {options.shape}, {options.tags} tags, {options.runs} samples for each size", flush=True)
        rows = [measure_size(options, screens) for screens in options.sizes]
        print(figures.table(rows))
        if len(rows) > 1:
            print(f"growth over all: {figures.exponent(rows[-1].growth_from(rows[0]))}")
        measure_start_up(options)
    except measure.Failure as failure:
        sys.exit(f"\n*** FAILED: flowc must exit 0 on every benchmark input ***\n{failure}")
    except subprocess.CalledProcessError:
        sys.exit("*** FAILED: the input could not be generated ***")


def parse_options():
    """Reads the command line and checks that there is something to run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--flowc", metavar="PATH", type=Path, default=ROOT / ".build/release/flowc")
    parser.add_argument("--sizes", metavar="N,N", type=sizes, default=sizes("1000,10000,100000,1000000"), help="in screens")
    parser.add_argument("--runs", metavar="N", type=int, default=5, help="samples for each size (default 5)")
    parser.add_argument("--shape", choices=("graph", "chain", "cycle"), default="graph")
    parser.add_argument("--tags", metavar="T", type=int, default=0, help="tags in each graph (default 0)")
    parser.add_argument("--small", metavar="FILE", type=Path, default=ROOT / "examples/custom-router.flow",
                        help="for the start-up (default examples/custom-router.flow)")
    options = parser.parse_args()
    if options.runs < 1:
        parser.error("--runs must be 1 or more")
    if not options.flowc.is_file():
        sys.exit(f"There is no {options.flowc}. Build it first, in {ROOT}:\n  swift build -c release")
    if not os.access(options.flowc, os.X_OK):
        sys.exit(f"{options.flowc} is not executable.")
    options.flowc = options.flowc.resolve()
    return options


def sizes(text):
    """Reads `1000,10000`, smallest first."""
    return sorted(int(part) for part in text.split(","))


def measure_size(options, screens):
    """The row of one size: a first run warms up and says how many runs make one sample."""
    path = inputs.synthetic(screens, options.shape, options.tags)
    command = check(options, path)
    first = measure.run(command)
    warn_of_findings(first, path)
    runs = min(MOST_RUNS_PER_SAMPLE, ceil(LEAST_CPU_PER_SAMPLE / max(first.cpu, 1e-6)))
    samples = [mean(measure.run(command).cpu for _ in range(runs)) for _ in range(options.runs)]
    return figures.Row(screens, inputs.link_count(screens, options.shape), path.stat().st_size, samples,
                       measure.peak_bytes(command))


def measure_start_up(options):
    """Prints the cost of checking a small file, which is mostly that of starting."""
    if not options.small.is_file():
        print(f"start-up: not measured, there is no {options.small}")
        return
    command = check(options, options.small.resolve())
    measure.run(command)
    samples = [measure.run(command).cpu * 1000 for _ in range(START_UP_RUNS)]
    print(f"start-up ({options.small.name}, {START_UP_RUNS} runs): CPU ms min {min(samples):.2f}, "
          f"median {median(samples):.2f}, mean {mean(samples):.2f}; peak {measure.peak_bytes(command) / figures.MIB:.1f} MiB")


def check(options, path):
    """The command that is measured."""
    return [str(options.flowc), "check", str(path)]


def warn_of_findings(run, path):
    """The inputs are made to be free of findings: printing many would be measured too."""
    if run.printed_bytes > EXPECTED_OUTPUT:
        print(f"*** WARNING: {run.printed_bytes} bytes of output for {path}: are there findings? ***", flush=True)


if __name__ == "__main__":
    main()
