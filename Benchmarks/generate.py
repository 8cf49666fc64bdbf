#!/usr/bin/env python3
"""Writes a synthetic .flow file of N screens that is valid and gives no findings; the same arguments give the same bytes."""

import argparse
import sys
from itertools import islice

import shapes

SCREENS_PER_WRITE = 20_000


def main():
    options = parse_options()
    try:
        if options.output == "-":
            write(screens_of(options), sys.stdout.buffer)
        else:
            with open(options.output, "wb") as file:
                write(screens_of(options), file)
    except ValueError as problem:
        sys.exit(f"generate.py: {problem}")


def parse_options():
    """Reads the command line and refuses what has no finding-free answer."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("screens", metavar="N", type=int, help="how many screens (3 or more)")
    parser.add_argument("--links-per-screen", metavar="L", type=int, default=4, help="of a graph (2 or more; default 4)")
    parser.add_argument("--seed", type=int, default=1, help="of the random links of a graph (default 1)")
    parser.add_argument("--tags", metavar="T", type=int, default=0, help="distinct tags in a graph (default 0)")
    parser.add_argument("--shape", choices=("graph", "chain", "cycle"), default="graph")
    parser.add_argument("-o", "--output", metavar="FILE", default="-", help="default: standard output")
    options = parser.parse_args()
    if options.screens < 3:
        parser.error("N must be 3 or more")
    if options.links_per_screen < 2:
        parser.error("--links-per-screen must be 2 or more; --shape chain has one")
    if options.tags < 0 or (options.tags and options.shape != "graph"):
        parser.error("--tags takes a count, and only a graph has tags")
    return options


def screens_of(options):
    """The pieces of the text, as an iterator."""
    if options.shape == "chain":
        return shapes.chain(options.screens)
    if options.shape == "cycle":
        return shapes.cycle(options.screens)
    return shapes.graph(options.screens, options.links_per_screen, options.seed, options.tags)


def write(pieces, file):
    """Writes many pieces at a time, as UTF-8."""
    while chunk := "".join(islice(pieces, SCREENS_PER_WRITE)):
        file.write(chunk.encode("utf-8"))


if __name__ == "__main__":
    main()
