"""The text of synthetic apps, screen by screen. `generate.py` is the command.

What keeps the graph free of findings: pushes and presentations lead to screens further on only, so no stack grows
without end and nothing is pushed on itself; a screen is always entered in the same way, so `back` and `dismiss`
have something to leave; ways back to earlier screens are `back`, `home`, `reset` and tags.
"""

from random import Random

import words


def graph(count, links_per_screen, seed, tag_count):
    """Yields the app and each of its screens: a tree that reaches every screen, random links, a way out."""
    screens = Screens(count, min(2, links_per_screen - 1), tag_count)
    random = Random(seed).random
    heads = [_heads(slot) for slot in range(links_per_screen)]
    bare = [screens.goal(i) for i in range(count)]
    full = [screens.goal(i, screens.arguments(i)) for i in range(count)]
    resets = [_name(i) + " reset\n" for i in screens.reset_goals]
    branches, last = screens.branches, count - 1

    yield _app(_name(0))
    for i in range(count):
        parts = [f"screen {_name(i)}{screens.parameters(i)} {{\n"]
        for slot in range(links_per_screen - 1 if i else links_per_screen):
            choices = heads[slot]
            parts.append(choices[i % len(choices)])
            child = branches * i + 1 + slot
            if slot < branches and child < count:
                forwards = slot == 0 and screens.has_id(i) and screens.has_id(child)
                parts.append(screens.goal(child, "(id: id)") if forwards else bare[child])
            elif i and (i == last or random() < 0.0625):
                goal = int(random() * len(resets))
                parts.append(resets[goal if screens.reset_goals[goal] != i else 0])
            else:
                parts.append(full[i + 1 + int(random() * (last - i))])
        parts.append(screens.way_out(i))
        parts.append("}\n")
        yield "".join(parts)


def chain(count):
    """Yields an app of screens that each lead to the next; the last one goes home."""
    return _row(count, "home\n", "")


def cycle(count):
    """Yields a chain whose last screen pushes the first again: one strongly connected component."""
    return _row(count, _name(0) + "\n", '  allow unbounded-stack "goes round on purpose"\n')


class Screens:
    """What kind each screen of a graph is; everything follows from its number."""

    def __init__(self, count, branches, tag_count):
        self.count = count
        self.branches = branches
        self.reset_goals = [i for i in range(count) if self._is_reset_goal(i)]
        self.tags = self._choose_tags(tag_count)

    @staticmethod
    def has_id(i):
        """True for screens with an `id` parameter."""
        return i % 7 == 6

    def parameters(self, i):
        """The parameter list in the declaration."""
        if self.has_id(i):
            return '(id: Int, source: String = "list")' if i % 8 == 3 else "(id: Int)"
        return "(query: String)" if i % 29 == 4 else ""

    def arguments(self, i):
        """The arguments that random links give; the others leave them to the caller."""
        if self.has_id(i):
            return '(source: "similar")' if i % 8 == 3 else f"(id: {i % 1000})"
        return '(query: "new")' if i % 29 == 4 else ""

    def goal(self, i, arguments=""):
        """What a link that enters the screen says after its arrow."""
        tag = self.tags.get(i)
        marked = f" as {tag}" if tag else ""
        return f"{_name(i)}{arguments}{_presentation(i)}{marked}\n"

    def way_out(self, i):
        """The last link of a screen; none on the start, which has nothing to go back to."""
        if i == 0:
            return ""
        tag = self._tag_above(i)
        if tag:
            return words.link(words.TAGGED[i % 3], f"back to {tag} or back\n")
        if _presentation(i):
            return _DISMISS[i % 3]
        if self._is_reset_goal(i):  # It can be the bottom, where `back` has nothing to leave.
            return _HOME[i % 3]
        return _WAYS_OUT[i % 9]

    def _is_reset_goal(self, i):
        return i == 0 or (i % 32 == 8 and self._first_child(i) < self.count)

    def _first_child(self, i):
        return self.branches * i + 1

    def _taggable(self):
        """Screens that are only ever pushed or presented, and whose first child can come back to them."""
        inner = range(1, (self.count - 2) // self.branches + 1)
        return [i for i in inner if not self._is_reset_goal(i) and not self._is_reset_goal(self._first_child(i))]

    def _choose_tags(self, tag_count):
        if not tag_count:
            return {}
        candidates = self._taggable()
        if tag_count > len(candidates):
            raise ValueError(f"{self.count} screens have room for at most {len(candidates)} tags")
        chosen = (candidates[k * len(candidates) // tag_count] for k in range(tag_count))
        return {i: f"#{_name(i).lower()}" for i in chosen}

    def _tag_above(self, i):
        """The tag of the parent or of its parent, for a screen that is never the bottom."""
        if not self.tags or self._is_reset_goal(i):
            return None
        parent = (i - 1) // self.branches
        return self.tags.get(parent) or self.tags.get((parent - 1) // self.branches)


def _row(count, last_goal, extra):
    yield _app(_name(0), extra)
    heads = _heads(0)
    for i in range(count):
        goal = _name(i + 1) + "\n" if i + 1 < count else last_goal
        yield f"screen {_name(i)} {{\n{heads[i % len(heads)]}{goal}}}\n"


def _app(start, extra=""):
    return f"/// Made by Benchmarks/generate.py.\napp Benchmark {{\n  start {start}\n{extra}}}\n\n"


def _name(i):
    return f"{words.SCREENS[i % 19]}{i}"


def _presentation(i):
    """One screen in eight is always shown in a layer of its own."""
    return {5: " sheet", 11: " cover"}.get(i % 16, "")


def _heads(slot):
    """The beginnings of the link lines that the n-th link of a screen may have."""
    again = slot // len(words.FORWARD)
    suffix = str(again + 1) if again else ""
    return [words.link((name + suffix, label), "") for name, label in words.FORWARD[slot % len(words.FORWARD)]]


_DISMISS = [words.link(word, "dismiss\n") for word in words.DISMISS]
_HOME = [words.link(word, "home\n") for word in words.HOME]
_WAYS_OUT = [words.link(word, goal + "\n")
             for goal, choices in (("back", words.BACK), ("home", words.HOME), ("back to root", words.ROOT))
             for word in choices]
