#!/usr/bin/env python3
"""Compares `flowc swift` with `flowc check` on generated flows: the best of some runs, on the clock and in CPU time."""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("flowc", nargs="?", default=".build/release/flowc", help="the tool, built for release")
    parser.add_argument("--screens", type=int, nargs="+", default=[1_000, 10_000])
    parser.add_argument("--runs", type=int, default=7)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for screens in options.screens:
            flow = os.path.join(folder, f"{screens}.flow")
            subprocess.run([sys.executable, os.path.join(HERE, "generate.py"), str(screens), "-o", flow], check=True)
            check = best(options.runs, [options.flowc, "check", flow])
            both = best(options.runs, [options.flowc, "swift", flow, "-o", folder], [flow + ".swift", flow + ".swiftui.swift"])
            for name, one, two in zip(["clock", "CPU"], check, both):
                print(f"{screens:>9,} screens, {name:>5}: check {one:.3f} s, swift {two:.3f} s, "
                      f"emitting alone {(two - one) / one:.1f} times the check")


def best(runs, command, made=()):
    """The least seconds on the clock and of CPU time that a command takes, what it makes being removed before."""
    results = [seconds(command, made) for _ in range(runs)]
    return [min(times) for times in zip(*results)]


def seconds(command, made):
    for path in made:
        if os.path.exists(path):
            os.remove(path)
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    clock, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return clock, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    main()
