#!/usr/bin/env python3
"""Writes several copies of an app side by side, as one app: the tabs of all copies are in one tab bar, and every copy has
screens, flags, tags, tabs and transitions of its own.

The bar has one more tab for each copy, which leads where the start of the app leads. The start asks for the same flags, so
that they outlive the app as they did. What the app's own bar guards and offers moves to the roots of its tabs.
"""

import re
import sys
from pathlib import Path

import flowtext

ITEMS = ("app", "flag", "external", "transition", "expect", "screen", "tabs", "group", "flow")
PARTS = ("start", "scheme", "domain", "link", "transition", "back", "allow", "note", "tab", "requires")
# What follows one of these is no statement, though it may be the same word.
WITHIN = {"link", "->", "or", "else", "in", "without", "note", "every", "external"}
# What follows one of these is the name of something that is not copied under another name.
KEPT_BEHIND = {"link", "without", "outcome", "finish", "on", ".", "note", "view", "uikit", "allow", "icon"}
FEWER_TAPS = 2  # from the start, before a copy was behind the tab that leads to it
ADDRESS = re.compile(r'"(\w+://[^/"]+)?')


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: copies.py FILE.flow COUNT")
    print(side_by_side(Path(sys.argv[1]), int(sys.argv[2])), end="")


def side_by_side(path, count):
    """The text of the app with so many copies."""
    copies = [Copy(flowtext.joined(path), number) for number in range(1, count + 1)]
    asked = [condition for copy in copies for condition in copy.conditions_of_start()]
    start = [f"Side when {condition} else" for condition in asked]
    outside = dict.fromkeys(" ".join(part) for copy in copies for part in copy.app if part[0] in ("scheme", "domain"))
    bar = [line for copy in copies for line in copy.tabs]
    lines = ["app SideBySide {", " ".join(["start", *start, "Side"]), *outside, "}", "tabs Side {", *bar, "}"]
    return "\n".join([*lines, *(line for copy in copies for line in copy.lines())]) + "\n"


class Copy:
    """One copy, with its number behind every name."""

    def __init__(self, read, number):
        self.number = number
        items = split(renamed(read, number), ITEMS)
        self.app = split(inside(next(item for item in items if item[0] == "app")), PARTS)
        self.items = [item for item in items if item[0] != "app"]
        self.start = next(part for part in self.app if part[0] == "start")[1:]
        bars = {item[1]: item for item in self.items if item[0] == "tabs"}
        self.bar = next((word for word in self.start if word in bars), None)
        self.launch = f"Launch{number}"
        parts = [["tab", f"home{number}", "->", self.start[0]]]
        if self.bar:
            self.items.remove(bars[self.bar])
            parts = split(inside(bars[self.bar]), PARTS)
        tabs = [part for part in parts if part[0] == "tab"]
        self.roots = [tab[tab.index("->") + 1] for tab in tabs]
        self.first_tab = tabs[0][1]
        self.tabs = [f"tab launch{number} -> {self.launch}", *(" ".join(tab) for tab in tabs)]
        moved = [word for part in parts if part[0] in ("requires", "link") for word in within_bar(part)]
        self.items = [self._placed(with_at_roots(item, self.roots, moved)) for item in self.items]

    def conditions_of_start(self):
        """The conditions of the alternatives, as text."""
        text = " ".join(self.start)
        return [alternative.split(" when ")[1] for alternative in text.split(" else ") if " when " in alternative]

    def lines(self):
        """The copy without its app: what is nested in a group has the links of the app from there."""
        kept = [part for part in self.app if part[0] not in ("start", "scheme", "domain")]
        nested = [item for item in self.items if item[0] in ("screen", "tabs", "group", "flow")]
        others = [item for item in self.items if item not in nested]
        yield from (" ".join(item) for item in others)
        yield f"screen {self.launch} {{ link open -> {self._launched()} }}"
        yield f"group Copy{self.number} {{"
        yield from (" ".join(item) for item in [*kept, *nested])
        yield "}"

    def _launched(self):
        """The start as the target of a link."""
        return " else ".join(self._alternative(text.split(" ")) for text in " ".join(self.start).split(" else "))

    def _alternative(self, words):
        goal, condition = words[0], words[1:]
        if goal in (self.bar, self.roots[0]):
            target = ["tab", self.first_tab]
        elif (outcomes := self._outcomes(goal)) is None:
            target = [goal, "reset"]
        else:
            target = [goal, "cover", *(["{", *outcomes, "}"] if outcomes else [])]
        return " ".join([*target, *condition])

    def _outcomes(self, name):
        """Handlers for the outcomes of a flow; None where the name is no flow."""
        for item in self.items:
            if item[:2] == ["flow", name]:
                parts = split(inside(item), (*ITEMS, *PARTS, "outcome"))
                return [word for part in parts if part[0] == "outcome" for word in ("on", part[1], "->", "stay")]
        return None

    def _placed(self, item):
        """An item in which the app's bar, or what it starts with, is the bar of all copies."""
        if item[0] == "expect":
            return self._expected(item)
        home = self.bar or self.roots[0]
        return ["Side" if word == home and (self.bar or following == "reset") else word
                for word, following in zip(item, [*item[1:], ""])]

    def _expected(self, item):
        item = [self.roots[0] if word == self.bar else word for word in item]
        if "within" in item and "of" not in item:
            place = item.index("within") + 1
            item[place] = str(int(item[place]) + FEWER_TAPS)
        return item


def split(words, beginnings):
    """Statements, each as its words."""
    result, depth = [], 0
    for previous, word in zip(["", *words], words):
        if depth == 0 and word in beginnings and previous not in WITHIN:
            result.append([])
        depth += (word in "({") - (word in ")}")
        result[-1].append(word)
    return result


def inside(item):
    """The words between the braces of a declaration."""
    return item[item.index("{") + 1:-1]


def within_bar(part):
    """A guard or a link of a bar, as a screen may have it beside links of its own."""
    return ["link", "bar_" + part[1], *part[2:]] if part[0] == "link" else part


def with_at_roots(item, roots, moved):
    """An item in which screens and flows that are roots begin with more words."""
    result, root = [], None
    for previous, word in zip(["", *item], item):
        result.append(word)
        if previous in ("screen", "flow") and word in roots:
            root = word
        if root and word == "{":
            result += moved
            root = None
    return result


def renamed(words, number):
    """The words with the number behind every name that is declared, every tab and tag, and in every address."""
    names = {word for previous, word, following in zip(["", *words], words, [*words[1:], ""])
             if previous in flowtext.DECLARING and (following in "({" or previous == "flag")}
    names |= {word for before, previous, word in zip(words, words[1:], words[2:])
              if before == "external" and previous in flowtext.DECLARING}
    result, depth, moves = [], 0, False
    for place, word in enumerate(words):
        previous, before = words[place - 1] if place else "", words[place - 2] if place > 1 else ""
        depth += (word == "(") - (word == ")")
        moves = word != "}" and (moves or word == "{" and before == "transition")  # Effects have names of their own.
        is_tab = previous == "tab" and before not in KEPT_BEHIND or previous == "." and words[place - 3:place - 2] == ["tab"]
        if depth == 0 and not moves and (is_tab or word in names and previous not in KEPT_BEHIND):
            word = f"`{word[1:-1]}{number}`" if word[0] == "`" else f"{word}{number}"
        elif word[0] == "#":
            word = f'{word[:-1]}{number}"' if word[-1] == '"' else f"{word}{number}"
        elif previous == "url":
            word = ADDRESS.sub(lambda found: f"{found.group()}/copy{number}", word, count=1)
        result.append(word)
    return result


if __name__ == "__main__":
    main()
