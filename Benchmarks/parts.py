"""The parts of `Benchmarks/real`: each yields rows, with the goals that a row misses."""

from pathlib import Path

import copies
import flags
import flowtext
import inputs
import realistic
import steep

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = [ROOT / "examples/shop/shop.flow", *sorted((ROOT / "examples").glob("*.flow"))]
FLOWS = [*sorted((ROOT / "Benchmarks/flows").glob("*.flow")), *EXAMPLES]
FINISHED = [path for path in FLOWS if path.parent.name == "flows" and ".draft" not in path.name]
DOUBLED = [*FINISHED, ROOT / "Benchmarks/flows/bank.draft.flow", EXAMPLES[0]]

MB, MILLION = 1_000_000, 1_000_000
MOST_INSTRUCTIONS, MOST_TIMES_BINDING, MOST_MEMORY, MOST_FOR_TESTS = 30 * MILLION, 20, 24 * MB, 0.5
MOST_BY_DOUBLING, MOST_BY_FLAG, FREE_FLAGS = 2.3, 2, 8
STEEP_SECONDS, STEEP_MEMORY = 1, 300 * MB
MOST_FOR_10_000, MOST_FOR_TENFOLD = 200 * MILLION, 10.5
TOO_FEW_TO_COMPARE = 0.5 * MILLION
SCREENS_OF_AN_APP = 50  # of fewer, what a check takes beside binding is mostly the same for all


def flows(flowc, options):
    """Every real flow: one row with all that `flowc check` and `flowc tests` are held to."""
    for path in FLOWS:
        yield real(flowc, path, str(path.relative_to(ROOT)).removeprefix("Benchmarks/"), MOST_INSTRUCTIONS)


def generated(flowc, options):
    """Generated apps. One of many screens may take more than 30 million instructions, but no more times those of binding."""
    for seed in range(1, options.count + 1):
        path = flowc.written(f"realistic {seed}", realistic.app(seed))
        yield real(flowc, path, f"seed {seed}", None)


def real(flowc, path, case, most_instructions):
    """The row of an app."""
    check, tests = flowc.cost("check", path), flowc.cost("tests", path)
    count, binding = flowc.instructions(path, check), flowc.binding(path)
    row = Row(case, **flowtext.counts(path), check=seconds(check), instructions=count and count + flowc.start(),
              binding=binding, peak=check.get("peak"), tests=seconds(tests))
    row.times = count and binding and count / binding
    row.most("check", check, None)
    if most_instructions and flowc.start():
        row.limit("instructions", row.instructions, most_instructions)
    if flowc.start() and row.screens >= SCREENS_OF_AN_APP:
        row.limit("times", row.times, MOST_TIMES_BINDING)
    row.most("tests", tests, MOST_FOR_TESTS)
    if "ended" not in check:
        row.limit("peak", row.peak, MOST_MEMORY)
        row.undecided = sum(finding["rule"] == "undecided" for finding in flowc.findings(path)[0])
        row.limit("undecided", row.undecided, 0)
        row.expect = reports_a_false_expectation(flowc, path)
        row.holds("expect", row.expect)
    if "ended" not in tests and (walks := flowc.walks(path)):
        row.uncovered = sum(way["reason"] == "not-found" for way in walks["untaken"])
        row.limit("uncovered", row.uncovered, 0)
    return row


def reports_a_false_expectation(flowc, path):
    """True if a check names an `expect` that a cold start breaks, as broken or at least as undecided, and then fails."""
    app = next(item for item in copies.split(flowtext.joined(path), copies.ITEMS) if item[0] == "app")
    start = next(part for part in copies.split(copies.inside(app), copies.PARTS) if part[0] == "start")
    name = " ".join(start[1:]).split(" else ")[-1].split(" ")[0]
    false = flowc.with_more(path, f"\nexpect never {name}\n")
    if "ended" in flowc.cost("check", false):
        return False
    line = false.read_text(encoding="utf-8").count("\n")
    findings, code = flowc.findings(false, "--strict", "--quiet")
    return code == 1 and any(finding["rule"] in ("broken-expectation", "undecided") and finding["line"] == line
                             for finding in findings)


def doubling(flowc, options):
    """Each real app, and two and four copies of it side by side."""
    for path in DOUBLED:
        row, before = Row(path.stem), None
        for count in (1, 2, 4):
            copied = flowc.written(f"{path.stem} {count}", copies.side_by_side(path, count))
            cost = flowc.cost("check", copied)
            amount = flowc.instructions(copied, cost) or cost.get("cpu")
            row.put(f"copies {count}", seconds(cost))
            row.most(f"copies {count}", cost, None)
            if count > 1:
                row.put(f"times {count}", comparable(amount, before))
                row.limit(f"times {count}", row.values[f"times {count}"], MOST_BY_DOUBLING)
            if "ended" in cost:
                break
            before = amount
        yield row


def independent_flags(flowc, options):
    """k flags that have nothing to do with each other."""
    for kind, text in flags.KINDS.items():
        before = None
        for count in (2, 5, 10, 20, 40) if kind == "external" else range(2, 13):
            path = flowc.written(f"{kind} {count}", text(count))
            cost = flowc.cost("check", path)
            counted = flowc.instructions(path, cost)
            amount = counted or cost.get("cpu")
            row = Row(f"{kind}, {count}", check=seconds(cost), instructions=counted)
            row.most("check", cost, 1)
            growth = comparable(amount, before)
            if kind == "external" and count > 5:
                row.times = growth
                row.limit("times", growth, MOST_BY_DOUBLING)
            elif kind != "external" and 2 < count <= FREE_FLAGS:
                row.times = growth
                row.limit("times", growth, MOST_BY_FLAG)
            if "ended" not in cost:
                found = flowc.findings(path)[0]
                row.undecided = sum(finding["rule"] == "undecided" for finding in found)
                row.limit("undecided", row.undecided if kind == "external" or count <= FREE_FLAGS else 0, 0)
                row.holds("findings", all(finding["severity"] == "note" for finding in found))
            yield row
            if "ended" in cost:
                break
            before = amount


def steep_shapes(flowc, options):
    """Every steep shape, and twice its size."""
    for name, (text, size) in steep.SHAPES.items():
        for count in (size, 2 * size):
            path = flowc.written(f"{name} {count}", text(count))
            row = Row(f"{name}, {count:,}", bytes=path.stat().st_size)
            for command in ("check", "tests"):
                cost = flowc.cost(command, path)
                row.put(command, seconds(cost))
                row.put(f"{command} peak", cost.get("peak"))
                row.most(command, cost, STEEP_SECONDS)
                if "ended" not in cost:
                    row.limit(f"{command} peak", cost["peak"], STEEP_MEMORY)
            yield row


def synthetic(flowc, options):
    """Flows without conditions, of 10,000 and 100,000 screens."""
    for shape in ("graph", "chain", "cycle"):
        before = None
        for screens in (10_000, 100_000):
            path = inputs.synthetic(screens, shape)
            cost = flowc.cost("check", path)
            count = flowc.instructions(path, cost)
            row = Row(f"{shape}, {screens:,}", check=seconds(cost), instructions=count and count + flowc.start(),
                      peak=cost.get("peak"))
            row.most("check", cost, None)
            if before is None:
                row.limit("instructions", row.instructions, MOST_FOR_10_000)
            else:
                row.times = comparable(count or cost.get("cpu"), before)
                row.limit("times", row.times, MOST_FOR_TENFOLD)
            before = count or cost.get("cpu")
            yield row


class Row:
    """The figures of one case, and which of them miss their goals."""

    def __init__(self, case, **values):
        self.__dict__["case"] = case
        self.__dict__["values"] = values
        self.__dict__["missed"] = []

    def __getattr__(self, name):
        return self.values.get(name)

    def __setattr__(self, name, value):
        self.values[name] = value

    def put(self, name, value):
        """Adds a figure."""
        self.values[name] = value

    def limit(self, name, value, most):
        """Holds a figure to a goal. One that was not measured misses it, unless the reason misses a goal already."""
        if value is not None or not self.missed:
            self.holds(name, value is not None and value <= most)

    def most(self, name, cost, seconds):
        """Holds a command to seconds of CPU time, or only to its limits."""
        self.holds(name, "ended" not in cost and (seconds is None or cost["cpu"] <= seconds))

    def holds(self, name, is_met):
        if not is_met and name not in self.missed:
            self.missed.append(name)


def seconds(cost):
    """The CPU seconds, or why there are none."""
    return cost.get("ended", cost.get("cpu"))


def comparable(amount, before):
    """How many times as much; None where one is unknown, 1 where so little that its noise would be compared."""
    if amount is None or before is None or (amount < 100) != (before < 100):  # Seconds and instructions do not compare.
        return None
    return amount / before if amount >= (0.02 if amount < 100 else TOO_FEW_TO_COMPARE) else 1.0


PARTS = {
    "flows": (flows, "Real flows"), "doubling": (doubling, "Copies side by side"),
    "flags": (independent_flags, "Independent flags"), "steep": (steep_shapes, "Steep shapes"),
    "synthetic": (synthetic, "Synthetic flows without conditions"), "realistic": (generated, "Generated apps"),
}
