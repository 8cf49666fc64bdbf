#!/usr/bin/env python3
"""Plants every fault of this folder in a copy of the sources, one at a time, and asks the tests whether they see it.

    python3 Tests/Faults/plant.py [NAME ...] [--scratch DIR] [--rounds N] [--result FILE] [--plain]

A fault is a file: the source file, why it is a fault, the text to find there, what stands there instead. Each is
built and tested in a copy, so that nothing has to be put back. The random comparison with the naive judge comes
first, then the unit tests of the verdicts. Exit code 1: a fault was not caught, or does not fit the sources.
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

FAULTS = pathlib.Path(__file__).resolve().parent
ROOT = FAULTS.parents[1]
JUDGE = r"FlowLangTests\.AgreementTests"
LINEAR = r"FlowLangTests\.LinearAgreementTests"
UNITS = r"FlowLangTests\.(CatalogueTests|KeptSeedTests|DeadEndTests|UnreachableTests)"


def read(name):
    head, rest = (FAULTS / f"{name}.fault").read_text().split("--- instead of\n")
    there, instead = rest.split("\n--- there is\n")
    file, why = head.strip().split("\n", 1)
    return file, why.strip(), there, instead.removesuffix("\n")


def run(command, scratch, limit, **environment):
    try:
        done = subprocess.run(
            command, cwd=scratch, env={**os.environ, **environment}, timeout=limit, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        return done.returncode, done.stdout
    except subprocess.TimeoutExpired as expired:
        return -1, (expired.stdout or b"").decode(errors="replace") + "\nrecorded an issue: takes too long"


def copy(source, target):
    """Copies what differs, so that what was built stays so."""
    if source.is_file():
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
        return
    own = {path.relative_to(source) for path in source.rglob("*") if path.is_file()}
    for path in list(target.rglob("*")):
        if path.is_file() and path.relative_to(target) not in own:
            path.unlink()
    for path in own:
        copy(source / path, target / path)


def build(scratch, options):
    return run(["swift", "build", "--build-tests", *options], scratch, 1500)


def evidence(scratch, options, rounds):
    """What catches the fault that is built, in one line; None when nothing does."""
    tests = ["swift", "test", "--skip-build", *options, "--filter"]
    attempts = [(JUDGE, str(rounds), mode) for mode in ("plain", "memoryless", "flags", "all")]
    attempts += [(LINEAR, str(min(rounds, 300)), "plain"), (UNITS, "1", "")]
    for suite, number, mode in attempts:
        environment = {"FLOW_SHRINK": "no", "FLOW_ROUNDS": number, "FLOW_STOP": "1"}
        if mode:
            environment["FLOW_MODE"] = mode
        code, output = run([*tests, suite], scratch, 900, **environment)
        if code == 0:
            continue
        said = re.search(r"recorded an issue[^\n]*\n↳ ([^\n]*)", output)
        seed = re.search(r"FLOW_SEED=(\d+)", output)
        test = re.search(r"✘ Test (\w+)", output)
        words = said.group(1) if said else "the test run ends with " + str(code)
        source = f"{mode} {seed.group(1)}" if seed else (test.group(1) if test else suite)
        return f"{source}: {words[:150]}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--scratch", default="/tmp/planted-faults")
    parser.add_argument("--rounds", type=int, default=1500)
    parser.add_argument("--result", default=None)
    parser.add_argument("--plain", action="store_true", help="without optimization: builds faster, tests slower")
    arguments = parser.parse_args()
    options = [] if arguments.plain else ["-Xswiftc", "-O"]
    names = arguments.names or sorted(path.stem for path in FAULTS.glob("*.fault"))
    scratch = pathlib.Path(arguments.scratch)
    scratch.mkdir(parents=True, exist_ok=True)
    for part in ("Sources", "Tests", "Package.swift", "docs", "examples", "README.md"):
        copy(ROOT / part, scratch / part)
    code, output = build(scratch, options)
    if code != 0:
        sys.exit("the sources do not build\n" + output[-2000:])
    missed = []
    lines = []
    for name in names:
        file, why, there, instead = read(name)
        path = scratch / file
        original = path.read_text()
        started = time.monotonic()
        if original.count(there) != 1:
            result = "DOES NOT FIT: its text is not there exactly once"
        else:
            path.write_text(original.replace(there, instead))
            code, output = build(scratch, options)
            if code != 0:
                error = re.search(r"error: ([^\n]*)", output)
                result = "DOES NOT BUILD: " + (error.group(1) if error else "")
            else:
                result = evidence(scratch, options, arguments.rounds) or "NOT CAUGHT"
            path.write_text(original)
        if result.startswith(("DOES NOT", "NOT")):
            missed.append(name)
        lines.append(f"{name}: {result}")
        print(f"{lines[-1]} ({time.monotonic() - started:.0f} s)", flush=True)
        if arguments.result:
            pathlib.Path(arguments.result).write_text("\n".join(lines) + "\n")
    print(f"{len(names) - len(missed)} of {len(names)} caught")
    sys.exit(1 if missed else 0)


main()
