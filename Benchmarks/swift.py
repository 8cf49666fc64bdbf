#!/usr/bin/env python3
"""Compares `flowc swift` with `flowc check` on generated flows: CPU time, the best of some runs."""

import argparse
import os
import resource
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("flowc", nargs="?", default=".build/release/flowc", help="the tool, built for release")
    parser.add_argument("--screens", type=int, nargs="+", default=[1_000, 10_000])
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for screens in options.screens:
            flow = os.path.join(folder, f"{screens}.flow")
            subprocess.run([sys.executable, os.path.join(HERE, "generate.py"), str(screens), "-o", flow], check=True)
            check = best(options.runs, [options.flowc, "check", flow])
            both = best(options.runs, [options.flowc, "swift", flow, "-o", folder])
            print(f"{screens:>9,} screens: check {check:.2f} s, swift {both:.2f} s, "
                  f"emitting alone {(both - check) / check:.1f} times the check")


def best(runs, command):
    """The least CPU time of some runs of a command, in seconds."""
    return min(seconds(command) for _ in range(runs))


def seconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    main()
