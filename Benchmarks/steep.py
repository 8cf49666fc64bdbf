"""Small flows that a wrong data structure makes slow, each of a size n.

SHAPES has the text of each by its size, and the size that is measured beside twice that; no text is longer than 200 kB.
"""


def bars_that_name_tabs(n):
    """A bar of n tabs; each root goes to another one in a tab of its own (`in tab`)."""
    tabs = "\n".join(f"tab t{i} -> S{i}" for i in range(n))
    return "app A { start T }\ntabs T {\n" + tabs + "\n}\n" + _screens(
        n, lambda i: f"link m -> S{3 * i % n} in tab T.t{i}")


def raises(n):
    """A cycle of n tagged screens; each raises the tag of another one."""
    return _app(_screens(n, lambda i: f"link n -> S{(i + 1) % n} as #t{i} link b -> raise #t{7 * i % n} or stay"))


def tags(n):
    """The same with `back to`."""
    return _app(_screens(n, lambda i: f"link n -> S{(i + 1) % n} as #t{i} link b -> back to #t{7 * i % n} or home"))


def bars_in_sheets(n):
    """n tab bars of two tabs, each opened as a sheet by a root of the one before."""
    bars = "\n".join(f"tabs B{i} {{ tab a -> S{i} tab b -> R{i} }} screen R{i} {{ link up -> dismiss }}" for i in range(n))
    return f"app A {{ start B0 }}\n{bars}\n" + _screens(
        n, lambda i: f"link n -> B{i + 1} sheet link c -> dismiss" if i + 1 < n else "link c -> dismiss")


def flags_on_one_screen(n):
    """n flags that one screen sets and clears."""
    links = "\n".join(f"link a{i} -> stay set f{i} when not f{i} link b{i} -> stay clear f{i} when f{i}" for i in range(n))
    return _app(_flags(n) + f"screen S0 {{\n{links}\n}}\n")


def many_flags(n):
    """n flags, each set by a link that asks for it, a hundred on each of a row of screens."""
    def links(i):
        own = range(100 * i, min(n, 100 * i + 100))
        return (f"link n -> S{i + 1} " if 100 * i + 100 < n else "") + "".join(
            f"link a{f}->E set f{f} when not f{f} " for f in own)
    return _app(_flags(n) + _screens((n + 99) // 100, links) + "screen E {}\n")


def external_flags(n):
    """n external flags, each asked by a link of the start that leads to a screen of its own."""
    links = "\n".join(f"link g{i} -> G{i} when f{i}" for i in range(n))
    return _app(_flags(n, "external flag") + f"screen S0 {{\n{links}\n}}\n" + _screens(n, lambda i: "", "G"))


def reuses(n):
    """A cycle of n screens whose links all say `reuse`, and as many across."""
    return _app(_screens(n, lambda i: f"link n -> S{(i + 1) % n} reuse link m -> S{(7 * i + 3) % n} reuse"))


def distinct_places(n):
    """A row of n screens; every one is a place that some `over` and some `replace from` ask about."""
    return _app(_screens(n, lambda i: (f"link n -> S{i + 1} " if i + 1 < n else "") + (
        f"link o -> S{(7 * i + 1) % n} over S{5 * i % n} or back link r -> S{(3 * i + 2) % n} replace from S{i // 2} or stay")))


def replaces_at_the_bottom(n):
    """A row of n screens, each in place of the one before at the bottom of the app, from where nothing goes back."""
    return _app(_screens(n, lambda i: f"link n -> S{i + 1} replace link b -> back" if i + 1 < n else "link b -> back"))


def reuses_of_the_app(n):
    """n links of the app itself, each `reuse` of a screen."""
    links = "\n".join(f"link m{i} -> S{i} reuse" for i in range(n))
    return f"app A {{\nstart S0\n{links}\n}}\n" + _screens(n, lambda i: "")


def start_with_many_alternatives(n):
    """A start that asks for n flags, one after the other."""
    start = " else ".join([*(f"S{i} when f{i}" for i in range(n)), "Z"])
    return f"app A {{ start {start} }}\n" + _flags(n) + _screens(n, lambda i: "link z -> Z") + "screen Z {}\n"


def star(n):
    """A screen that pushes n others, each of which pushes it again or goes home."""
    hub = " ".join(f"link l{i} -> L{i}" for i in range(n))
    return _app(f"screen S0 {{ {hub} }}\n" + _screens(n, lambda i: "link h -> home link s -> S0", "L"))


def dense(n):
    """n screens, each of which pushes every other."""
    return _app(_screens(n, lambda i: " ".join(f"link l{j} -> S{j}" for j in range(n) if j != i)))


def dense_flags(n):
    """n screens, each of which pushes every other when a flag of that one is set; the flag is set where it pushes itself."""
    return _app(_flags(n) + _screens(n, lambda i: f"link s -> stay set f{i} " + " ".join(
        f"link l{j} -> S{j} when f{i}" for j in range(n) if j != i)))


def embeds(n):
    """n screens, each with all later ones embedded: a fan of inherited links."""
    return _app(_screens(n, lambda i: " ".join(f"embed S{j}" for j in range(i + 1, n)) + f" link a{i} -> S{(i + 1) % n} reuse"))


def calls_in_calls(n):
    """n flows, each of which calls the next one, with two outcomes handled at each call."""
    flows = "\n".join(
        f"flow F{i} {{ start P{i} outcome o outcome c screen P{i} {{ link o -> finish o link c -> finish c "
        + (f"link n -> F{i + 1} {{ on o -> finish o on c -> stay }} " if i + 1 < n else "") + "} }" for i in range(n))
    return _app(f"screen S0 {{ link f -> F0 sheet {{ on o -> home on c -> stay }} }}\n{flows}\n")


def _app(rest):
    return f"app A {{ start S0 }}\n{rest}"


def _flags(n, kind="flag"):
    return "".join(f"{kind} f{i}\n" for i in range(n))


def _screens(n, links, letter="S"):
    return "".join(f"screen {letter}{i} {{ {links(i)} }}\n" for i in range(n))


SHAPES = {
    "in tab": (bars_that_name_tabs, 53),
    "raise": (raises, 200),
    "tags": (tags, 500),
    "bars in sheets": (bars_in_sheets, 500),
    "flags on one screen": (flags_on_one_screen, 40),
    "flags": (many_flags, 2_000),
    "external flags": (external_flags, 400),
    "reuse": (reuses, 1_000),
    "over and replace from": (distinct_places, 600),
    "replace at the bottom": (replaces_at_the_bottom, 1_800),
    "reuse on the app": (reuses_of_the_app, 20),
    "start with alternatives": (start_with_many_alternatives, 9),
    "star": (star, 1_000),
    "dense": (dense, 42),
    "dense with flags": (dense_flags, 32),
    "embed": (embeds, 40),
    "calls in calls": (calls_in_calls, 200),
}
