#!/usr/bin/env python3
"""Measures what the verdicts about states cost, as a ratio to parsing and resolving.

A file without an `app` is checked for its names only. So the same file is checked twice, once with its `app` and once
with a group in its stead: the difference is what the graph, the verdicts and the rules about states take.
"""

import sys
from statistics import median

import inputs
import measure
import timed


def main():
    options = timed.parse_options(
        __doc__, ".build/release/flowc", "swift build -c release", repeated="runs", times=7,
        inputs=["graph-100000-0", "graph-100000-1000", "graph-100000-10000", "graph-1000000-1000", "chain-1000000-0",
                "cycle-1000000-0"])
    print(f"{'input':32} {'names only':>11} {'all':>9} {'verdicts / names':>17} {'peak / input':>13}", flush=True)
    try:
        for shape, screens, tags in options.inputs:
            print(row(options, shape, screens, tags), flush=True)
    except measure.Failure as failure:
        sys.exit(f"\n*** FAILED: flowc must exit 0 on every benchmark input ***\n{failure}")


def row(options, shape, screens, tags):
    """The line of one input."""
    path = inputs.synthetic(screens, shape, tags)
    names = cpu(options, inputs.without_app(path))
    everything = cpu(options, path)
    command = [str(options.flowc), "check", str(path)]
    peak = measure.peak_bytes(command, measure.run(command)) / path.stat().st_size
    return (f"{path.stem.rsplit('-', 1)[0]:32} {names * 1000:8.0f} ms {everything * 1000:6.0f} ms "
            f"{(everything - names) / names:17.2f} {peak:13.2f}")


def cpu(options, path):
    """The median CPU time of a check, in seconds."""
    return median(measure.run([str(options.flowc), "check", str(path)]).cpu for _ in range(options.runs))


if __name__ == "__main__":
    main()
