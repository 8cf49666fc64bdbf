#!/usr/bin/env python3
"""Writes docs/performance.md and its plots from Benchmarks/results.json and Benchmarks/notes.md; with --check only says
whether they are what it would write. The plots need matplotlib; without it they stay as they are."""

import argparse
import json
import sys
from pathlib import Path

import goals
import install
from figures import (MB, MIB, START_UP, Results, exponent, middle_and_spread, milliseconds, number, table, why_ended)
from tools import DRAW, JUDGE, WRITE

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "results.json"
NOTES = HERE / "notes.md"
DOCS = HERE.parent / "docs"
PAGE = DOCS / "performance.md"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", metavar="PART", nargs="?", const="page,plots", help="write nothing; page or plots, or both")
    parts = parser.parse_args().check
    if not parts:
        return write()
    stale = [path for part in parts.split(",") for path, text in MADE[part](results()).items()
             if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(f"{path.relative_to(HERE.parent)} is stale: Benchmarks/report.py writes it anew")
    sys.exit(1 if stale else 0)


def write():
    """Writes the page, and its plots where there is matplotlib."""
    files = made_page(results())
    if install.MATPLOTLIB.is_there():
        files.update(made_plots(results()))
    else:
        print(f"the plots are left as they are: {install.MATPLOTLIB.requirement} is not installed")
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")


def results():
    """What was measured last."""
    return Results(json.loads(RESULTS.read_text(encoding="utf-8")))


def made_page(results):
    """The text of the page, by its path."""
    return {PAGE: page(results)}


def made_plots(results):
    """The text of each plot, by its path."""
    import plots
    return {DOCS / path: text for path, text in plots.made(results).items()}


MADE = {"page": made_page, "plots": made_plots}


def page(results):
    """The whole page."""
    kept = results.kept
    return "\n\n".join([
        "# Performance",
        "Made by `Benchmarks/compare` from what it measured; [Benchmarks](../Benchmarks) says how. The same screens and links "
        "were written in each tool's own format, and all tools took turns in one run. Other work on the machine slows all of "
        "them, so read ratios and instruction counts first, then seconds.",
        machine(kept),
        "## Goals\n\n" + goals.shown(results),
        "## Against other tools\n\n" + groups(results),
        "## Growth\n\n" + growth(results),
        "## Memory\n\n" + memory(results),
        "## Instructions\n\n" + instructions(results),
        "## Starting\n\n" + start_up(results),
        "## The stages of a compilation\n\n" + stages(kept["stages"]),
        "## Small flows in one process\n\n" + chains(kept["chains"]),
        NOTES.read_text(encoding="utf-8").strip(),
    ]) + "\n"


def machine(kept):
    here, versions = kept["machine"], kept["versions"]
    shown = ", ".join(f"{name} {versions[name]}" for name in sorted(versions, key=str.lower))
    return (f"Measured at {kept['commit']} on {here['cores']} cores ({here['processor']}, {here['architecture']}), "
            f"{here['memory'] / (1 << 30):.0f} GiB, {here['system']}. The load of the machine when it began was "
            f"{here['load'][0]}, {here['load'][1]} and {here['load'][2]} (1, 5 and 15 minutes). "
            f"flowc {kept['flowc']['version']}, {shown}. 1 MB is 1,000,000 bytes, 1 MiB is 1,048,576.")


def groups(results):
    texts = [
        "CPU time as a multiple of flowc's: the median of the rounds, with the least and the most. A run has "
        f"{results.kept['limit']['seconds']} s of CPU time and {results.kept['limit']['GiB']} GiB; a tool that needs more is "
        "not tried with more screens.",
        "![CPU time as a multiple of flowc's](pictures/performance-ratios.svg)",
    ]
    for title, against in (("Reading and judging", JUDGE), ("Writing a graph", DRAW), ("Writing code", WRITE)):
        tools = results.tools(against)
        texts += [f"### {title}", ratio_table(results, tools), what_each_does(tools), detail_table(results, tools)]
    return "\n\n".join(texts)


def ratio_table(results, tools):
    def shown(tool, size):
        cell = results.cell(tool.name, size)
        return why_ended(cell, results.kept["limit"]) if "ended" in cell else middle_and_spread(results.ratios(tool, size))

    return table(["× " + tools[0].name, *(f"{size:,} screens" for size in results.sizes)],
                 [[tool.name, *(shown(tool, size) for size in results.sizes)] for tool in tools[1:]])


def what_each_does(tools):
    return "\n".join(f"- {'`' + tool.name + '`' if tool.is_flowc else tool.name}: {tool.does}" for tool in tools)


def detail_table(results, tools):
    def row(tool, size):
        cell = results.measured(tool.name, size)
        if not cell:
            return [tool.name, f"{size:,}", *["–"] * 5]
        cpu = min(cell["cpu"])
        return [tool.name, f"{size:,}", number(cell["input"] / MB), number(cell["output"] / MB), milliseconds(cpu),
                number(cell["input"] / MB / cpu), number(cell["peak"] / MIB)]

    return table(["tool", "screens", "input MB", "output MB", "CPU ms", "input MB/s", "peak MiB"],
                 [row(tool, size) for size in results.sizes for tool in tools])


def growth(results):
    pairs = list(zip(results.sizes, results.sizes[1:]))

    def row(tool):
        largest = results.largest(tool.name)
        whole = exponent(results.growth(tool.name, results.sizes[0], largest)) if largest else "–"
        steps = [exponent(results.growth(tool.name, *pair)) for pair in pairs]
        return [tool.name, *steps, whole, f"{largest:,}" if largest else "–"]

    return "\n\n".join([
        "The e of CPU time = bytes ^ e: 1 is linear. Starting flattens it for small files.",
        "![CPU time over the number of screens](pictures/performance-growth.svg)",
        table(["tool", *(f"{first:,} to {last:,}" for first, last in pairs), "over all", "up to"], map(row, results.tools())),
    ])


def memory(results):
    def shown(tool, size):
        cell = results.measured(tool.name, size)
        return number(cell["peak"] / cell["input"]) if cell else "–"

    return "\n\n".join([
        "Bytes of memory at the peak for each byte of input; starting takes most of it for small files.",
        "![Peak memory over the number of screens](pictures/performance-memory.svg)",
        table(["tool", *(f"{size:,} screens" for size in results.sizes)],
              [[tool.name, *(shown(tool, size) for size in results.sizes)] for tool in results.tools()]),
    ])


def instructions(results):
    counts = results.kept["instructions"]

    def cells(tool, size):
        count, own = counts[size].get(tool.name), counts[size].get(tool.against)
        return [f"{count / 1e6:,.1f}", number(count / results.measured(tool.name, int(size))["input"]),
                number(count / own)] if count else ["–"] * 3

    heads = [head for size in counts for head in (f"millions, {int(size):,}", "each byte", "× flowc")]
    return "\n\n".join([
        "Counted by callgrind, which other work does not disturb; – where valgrind cannot run the tool or takes too long. "
        "`Benchmarks/instructions` holds flowc to its own counts in CI.",
        table(["tool", *heads], [[tool.name, *(cell for size in counts for cell in cells(tool, size))]
                                 for tool in results.tools()]),
    ])


def start_up(results):
    if START_UP not in results.all_sizes:
        return "Not measured."
    rows = [[tool.name, milliseconds(results.cpu(tool.name, START_UP)),
             number(results.measured(tool.name, START_UP)["peak"] / MIB)]
            for tool in results.tools() if results.measured(tool.name, START_UP)]
    return "\n\n".join([
        f"A graph of {START_UP} screens. The executable has {results.kept['flowc']['size'] / MB:.1f} MB without symbols.",
        table(["tool", "CPU ms", "peak MiB"], rows),
    ])


def stages(kept):
    names = {"read": "reading the file", "parse": "parsing", "bind": "binding names", "judge": "verdicts and findings"}
    until, rows, before = kept["until"], [], {"cpu": [0], "instructions": 0}
    for stage, name in names.items():
        here = until[stage]
        count = number((here["instructions"] - before["instructions"]) / kept["bytes"]) if "instructions" in here else "–"
        alone = max(0, min(here["cpu"]) - min(before["cpu"]))
        rows.append([name, milliseconds(alone), count, number(here["peak"] / kept["bytes"])])
        before = here
    return "\n\n".join([
        f"{kept['screens']:,} screens, {kept['bytes'] / MB:.1f} MB; the least of some runs of `Benchmarks/InProcess`.",
        table(["stage", "CPU ms", "instructions for each byte", "peak until then, bytes for each byte"], rows),
    ])


def chains(kept):
    rows = [[f"{chain['screens']:,}", *(number(chain[stage] / 1000) for stage in ("parse", "bind", "judge", "dot"))]
            for chain in kept]
    return "\n\n".join([
        "Chains of screens with one link each, as the Rust crate `scxml`, the one navigation tool that publishes times, has "
        "chains of states: for 500 it gives 273 µs to parse, 88 µs to validate and 28 µs for DOT, on an Apple M-series "
        "processor. Its DOT has a line for a state, ours a table; its validation asks whether states are known and reached, "
        "ours every rule.",
        table(["screens", "parsing µs", "binding names µs", "verdicts and findings µs", "DOT µs"], rows),
    ])


if __name__ == "__main__":
    main()
