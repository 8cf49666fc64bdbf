"""Builds what is measured, for release."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def flowc():
    """The tool as it is released: on Linux one static executable without symbols. Takes some minutes after a change."""
    static = ["-Xswiftc", "-static-executable"] if sys.platform == "linux" else []
    folder = ROOT / ".build/benchmarks/flowc"
    command = ["swift", "build", "-c", "release", "--scratch-path", str(folder), "--product", "flowc", *static]
    print(" ".join(command), flush=True)
    subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    built = folder / "release/flowc"
    stripped = built.with_name("flowc-stripped")
    shutil.copy2(built, stripped)
    subprocess.run(["strip", str(stripped)], check=True)
    return stripped
