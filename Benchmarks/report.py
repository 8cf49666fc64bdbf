#!/usr/bin/env python3
"""Writes the tables of docs/performance.md from real.json, editor.json and peers.json.

A table is what follows `<!-- NAME -->` up to the next empty line; the rest of the page is written by hand. --measure measures
all of it first, which takes a quarter of an hour; --check writes nothing and exits with 1 when a table is not what would be
written.
"""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

from figures import MB, Peers, number, scaled, table
from tools import TOOLS

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "docs/performance.md"
REAL, EDITOR, PEERS = HERE / "real.json", HERE / "editor.json", HERE / "peers.json"
REGION = re.compile(r"(<!-- (\w+) -->\n)(?:.+\n)*")
MEASURING = (["real", "--json", str(REAL)], ["server.py", "--json", str(EDITOR)], ["compare"])
SCREENS_OF_AN_APP = 50


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--measure", action="store_true", help="measure first")
    options = parser.parse_args()
    for command, *arguments in MEASURING if options.measure else ():
        subprocess.run([sys.executable, HERE / command, *arguments], check=False)  # A missed goal is in the table, too.
    before = PAGE.read_text(encoding="utf-8")
    after = REGION.sub(lambda found: f"{found[1]}{REGIONS[found[2]]()}\n", before)
    if not options.check:
        PAGE.write_text(after, encoding="utf-8")
    elif after != before:
        sys.exit(f"{PAGE.name} is not what Benchmarks/report.py writes")


def circumstances():
    """The commits that were measured, and the machine."""
    parts, editor, peers = kept(REAL), kept(EDITOR), kept(PEERS)
    commits = ", ".join(sorted({part["commit"] for part in parts.values()}))
    versions = ", ".join(f"{name} {peers['versions'][name]}" for name in sorted(peers["versions"], key=str.lower))
    return (f"Apps measured at {commits} on {described(parts['flows']['machine'])}; the editor at {editor['commit']} on "
            f"{described(editor['machine'])}; the other tools at {peers['commit']} on {described(peers['machine'])}: "
            f"{versions}.")


def described(machine):
    """A machine in a few words."""
    return f"{machine['cores']} cores ({machine['processor']}, {machine['architecture']}, {machine['system']})"


def flows():
    """The real flows, with the slowest kind of keystroke in each and the growth with copies of it."""
    keystrokes = {row["case"]: row for row in kept(EDITOR)["rows"]}
    copied = {row["case"]: row for row in rows("doubling")}

    def cells(row):
        name = Path(row["case"]).name.removesuffix(".flow")
        size = [str(row["screens"]), str(row["links"]), f"{row['flags']} ({row['external']})", str(row["tabs"])]
        uncounted = row["check"] if isinstance(row["check"], str) else f"{number(row['check'])} s"
        check = cell(row, "instructions", 1 / MB) if row["instructions"] else f"**{uncounted}**"
        return [f"**{name}**" if "expect" in row["missed"] else name, *size, check, cell(row, "times"),
                cell(row, "peak", 1 / MB), count(row, "undecided"), growth(copied.get(name)), keystroke(keystrokes.get(name)), cell(row, "tests", 1000),
                count(row, "uncovered")]

    return table(["flow", "screens", "links", "flags (external)", "tabs", "check, M instructions", "× binding", "MB",
                  "undecided", "2 / 1, 4 / 2 copies", "keystroke ms (worst)", "tests ms", "uncovered"],
                 [cells(row) for row in rows("flows") if row["screens"] >= SCREENS_OF_AN_APP])


def flags():
    """The independent flags: milliseconds, by how many there are."""
    by_kind = {}
    for row in rows("flags"):
        kind, flag_count = row["case"].rsplit(", ", 1)
        by_kind.setdefault(kind, {})[int(flag_count)] = row
    counts = (2, 4, 6, 8, 10, 12, 5, 20, 40)
    counts = sorted({flag_count for kind in by_kind.values() for flag_count in kind} & set(counts))
    return table(["flags", *map(str, counts)],
                 [[kind, *(cell(found[flag_count], "check", 1000) if flag_count in found else "–" for flag_count in counts)]
                  for kind, found in by_kind.items()])


def steep():
    """The steep shapes, each with twice its size."""
    pairs = zip(rows("steep")[::2], rows("steep")[1::2])

    def cells(row):
        return [cell(row, "check", 1000), cell(row, "tests", 1000), cell(row, "check peak", 1 / MB)]

    return table(["shape, size", "check ms", "tests ms", "check MB", "twice: check ms", "tests ms", "check MB"],
                 [[first["case"], *cells(first), *cells(second)] for first, second in pairs])


def synthetic():
    """The flows without conditions, of both sizes."""
    def cells(row):
        return [cell(row, "instructions", 1 / MB), cell(row, "peak", 1 / MB)]

    pairs = zip(rows("synthetic")[::2], rows("synthetic")[1::2])
    return table(["shape", "10,000 screens: M instructions", "MB", "100,000 screens: M instructions", "MB", "times"],
                 [[first["case"].split(",")[0], *cells(first), *cells(second), cell(second, "times")]
                  for first, second in pairs])


def peers():
    """The other tools, each beside the command of flowc that comes nearest."""
    results = Peers(kept(PEERS))
    sizes = results.sizes

    def shown(tool, size):
        if tool.is_flowc:
            return f"{number(results.cpu(tool.name, size) * 1000)} ms"
        ratio = results.ratio(tool, size)
        return f"× {number(ratio)}" if ratio else results.why_ended(tool.name, size)

    def memory(tool):
        found = results.measured(tool.name, sizes[-1])
        return number(found["peak"] / MB) if found else "–"

    return table(["tool", *(f"{size:,} screens" for size in sizes), f"MB, {sizes[-1]:,}", "does"],
                 [[f"**{tool.name}**" if tool.is_flowc else tool.name, *(shown(tool, size) for size in sizes), memory(tool),
                   tool.does]
                  for tool in TOOLS if results.cell(tool.name, sizes[0])])


def cell(row, name, factor=1):
    """A figure, in bold where it misses its goal."""
    text = scaled(row.get(name), factor)
    return f"**{text}**" if name in row["missed"] else text


def count(row, name):
    """A number of things, in bold where there should be none."""
    value = row.get(name)
    return "–" if value is None else f"**{value}**" if name in row["missed"] else str(value)


def growth(row):
    """How many times as much two copies take as one, and four as two."""
    if row is None:
        return "–"
    ended = [row[name] for name in ("copies 1", "copies 2", "copies 4") if isinstance(row.get(name), str)]
    return f"**{ended[0]}**" if ended else f"{cell(row, 'times 2')}, {cell(row, 'times 4')}"


def keystroke(row):
    """The slowest kind of keystroke: its median and its worst."""
    if row is None or "ended" in row:
        return f"**{row['ended']}**" if row else "–"
    slowest = max((value for value in row.values() if isinstance(value, dict)), key=lambda value: value["median"])
    text = f"{slowest['median']:.1f} ({slowest['worst']:.1f})"
    return f"**{text}**" if row["missed"] else text


def rows(part):
    """The rows of a part of Benchmarks/real."""
    return kept(REAL)[part]["rows"]


def kept(path):
    """The figures in a file."""
    return json.loads(path.read_text(encoding="utf-8"))


REGIONS = {"circumstances": circumstances, "flows": flows, "flags": flags, "steep": steep, "synthetic": synthetic,
           "peers": peers}

if __name__ == "__main__":
    main()
