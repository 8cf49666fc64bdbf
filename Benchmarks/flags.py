"""Flows with k independent flags, each asked on another screen than the one that sets it: every verdict needs one flag."""


def internal(count):
    """One stack; each flag is set on a screen and asked by a link of another."""
    return _app("start Home", count, "flag", _screens_that_set(count), _screens_that_ask(count), [
        "screen Home { " + " ".join(f"link set{i} -> Set{i} link ask{i} -> Ask{i}" for i in range(count)) + " }"])


def external(count):
    """One stack; each flag is asked by a link of a screen of its own, and changes outside of the app."""
    return _app("start Home", count, "external flag", _screens_that_ask(count), [
        "screen Home { " + " ".join(f"link ask{i} -> Ask{i}" for i in range(count)) + " }"])


def two_tabs(count):
    """The first tab has the screens that set flags, the second the screens that ask."""
    return _app("start Main", count, "flag", _screens_that_set(count), _screens_that_ask(count), [
        "tabs Main { tab first -> First tab second -> Second }",
        "screen First { " + " ".join(f"link set{i} -> Set{i}" for i in range(count)) + " }",
        "screen Second { " + " ".join(f"link ask{i} -> Ask{i}" for i in range(count)) + " }"])


def _app(start, count, kind, *parts):
    flags = [f"{kind} f{i}" for i in range(count)]
    return "\n".join([f"app Flags {{ {start} }}", *flags, *(line for part in parts for line in part)]) + "\n"


def _screens_that_set(count):
    return [f"screen Set{i} {{ link on -> back set f{i} link off -> back clear f{i} }}" for i in range(count)]


def _screens_that_ask(count):
    return [f"screen Ask{i} {{ link go -> Goal{i} when f{i} }} screen Goal{i} {{ link done -> home }}"
            for i in range(count)]


KINDS = {"internal": internal, "external": external, "two tabs": two_tabs}
