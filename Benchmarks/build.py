"""Builds what is measured, for release."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def flowc():
    """The tool as it is released: on Linux one static executable without symbols. Takes some minutes after a change."""
    static = ["-Xswiftc", "-static-executable"] if sys.platform == "linux" else []
    built = _build(["--product", "flowc", *static], ROOT / ".build/benchmarks/flowc") / "flowc"
    stripped = built.with_name("flowc-stripped")
    shutil.copy2(built, stripped)
    subprocess.run(["strip", str(stripped)], check=True)
    return stripped


def in_process():
    """The stages of the compiler as a program. What is internal is open to it (`-enable-testing`)."""
    package = Path(__file__).resolve().parent / "InProcess"
    arguments = ["--package-path", str(package), "-Xswiftc", "-enable-testing"]
    return _build(arguments, ROOT / ".build/benchmarks/InProcess") / "InProcess"


def _build(arguments, folder):
    command = ["swift", "build", "-c", "release", "--scratch-path", str(folder), *arguments]
    print(" ".join(command), flush=True)
    subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    return folder / "release"
