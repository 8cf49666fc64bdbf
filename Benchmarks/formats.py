#!/usr/bin/env python3
"""Writes the graph of a generated .flow file in the formats of other tools: the same screens and the same links, in the
same order, with the same names and labels.

Other tools have no `back`: such a link leads to the first screen that leads here, which is where a person most likely
came from, and `home` leads to the start. All formats are written in one pass, in little memory.
"""

import re
import sys
from pathlib import Path

LINK = re.compile(r'  link (\w+)(?: "([^"]*)")? -> (\w+)(?:\([^)]*\))?(?: (sheet|cover|reset|to root))?')
BACK = {"back", "dismiss"}


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: formats.py FILE.flow")
    write(Path(sys.argv[1]), FORMATS)


def write(flow, names):
    """Writes FILE.dot, FILE.proto and so on beside FILE.flow; a file is there when it is whole."""
    files = {name: open(flow.with_suffix(f".{name}.part"), "w", encoding="utf-8") for name in names}
    start = None
    for number, (screen, links) in enumerate(screens(flow)):
        start = start or screen
        for name, file in files.items():
            form = FORMATS[name]
            file.write((form.between if number else form.head.replace("START", start)) + form.screen(screen, links))
    for name, file in files.items():
        file.write(FORMATS[name].tail)
        file.close()
        Path(file.name).rename(flow.with_suffix("." + name))


def screens(flow):
    """Yields each screen with its links: (name, label or None, goal, kind or None for a push)."""
    came_from, start, screen, links = {}, None, None, []
    with open(flow, encoding="utf-8") as file:
        for line in file:
            if line.startswith("  link "):
                name, label, goal, kind = LINK.match(line).groups()
                if goal == "home" or kind == "to root":
                    goal, kind = start, "reset"
                elif goal in BACK:
                    goal, kind = came_from[screen], goal
                else:
                    came_from.setdefault(goal, screen)
                links.append((name, label, goal, kind))
            elif line.startswith("screen "):
                screen = re.match(r"\w+", line[7:]).group()
                start = start or screen
            elif line == "}\n" and screen:
                came_from.pop(screen, None)
                yield screen, links
                links = []


class Dot:
    """For Graphviz."""

    head, between, tail = "digraph Benchmark {\n", "", "}\n"

    def screen(screen, links):
        return f"  {screen};\n" + "".join(
            f'  {screen} -> {goal} [label="{label or name}"{optional(", kind={}", kind)}];\n'
            for name, label, goal, kind in links)


class Proto:
    """For protoc: a screen is a message, a link a field whose type is the goal."""

    head, between, tail = 'syntax = "proto3";\npackage benchmark;\n', "", ""

    def screen(screen, links):
        return f"message {screen} {{\n" + "".join(
            f"  {goal} {name} = {number}{optional(' [json_name = {}]', quoted(label))};\n"
            for number, (name, label, goal, _) in enumerate(without_equal_labels(links), 1)) + "}\n"


class NavigationGraph:
    """For xmllint: the XML in which people write navigation, as Android Studio lays it out and `flowc import` reads it. Links
    have no labels there."""

    head = """<?xml version="1.0" encoding="utf-8"?>
<navigation xmlns:android="http://schemas.android.com/apk/res/android"
    xmlns:app="http://schemas.android.com/apk/res-auto"
    android:id="@+id/Benchmark"
    app:startDestination="@id/START">
"""
    between, tail = "", "</navigation>\n"

    def screen(screen, links):
        return (f'    <fragment\n        android:id="@+id/{screen}"\n        android:name="benchmark.{screen}">\n'
                + "".join(NavigationGraph.action(name, goal, kind) for name, _, goal, kind in links) + "    </fragment>\n")

    def action(name, goal, kind):
        way = "popUpTo" if kind in (*BACK, "reset") else "destination"
        return f'        <action\n            android:id="@+id/{name}"\n            app:{way}="@id/{goal}" />\n'


class JSON:
    """For node."""

    head, between, tail = '{"start": "START", "screens": {\n', ",\n", "\n}}\n"

    def screen(screen, links):
        return f'"{screen}": [' + ", ".join(
            "{" + f'"name": "{name}", ' + optional('"label": {}, ', quoted(label)) + optional('"kind": {}, ', quoted(kind))
            + f'"to": "{goal}"' + "}"
            for name, label, goal, kind in links) + "]"


class AdjacencyList:
    """For networkx: a screen and what it leads to; there is no room for the rest."""

    head, between, tail = "", "", ""

    def screen(screen, links):
        return " ".join([screen, *(goal for _, _, goal, _ in links)]) + "\n"


class Swift:
    """For swiftc: a screen is a type, a link a function that gives the goal."""

    head, between, tail = "", "", ""

    def screen(screen, links):
        return f"struct {screen} {{\n" + "".join(
            f'  func {name}() -> {goal} {{ {kind or "push"}({optional("{}", quoted(label))}) }}\n'
            for name, label, goal, kind in links) + "}\n"


def optional(form, value):
    """The form with the value in it, or nothing where there is none."""
    return form.replace("{}", value) if value else ""


def quoted(text):
    return f'"{text}"' if text else None


def without_equal_labels(links):
    """The links without labels that another one of the screen has, which protoc does not accept."""
    seen = set()
    for name, label, goal, kind in links:
        yield name, label if label not in seen else None, goal, kind
        seen.add(label)


FORMATS = {"dot": Dot, "proto": Proto, "xml": NavigationGraph, "json": JSON,
           "adjlist": AdjacencyList, "swift": Swift}

if __name__ == "__main__":
    main()
