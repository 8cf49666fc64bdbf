"""The generated inputs, kept between runs."""

import hashlib
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parent / ".build" / "benchmarks"
SOURCES = ("generate.py", "shapes.py", "words.py", "formats.py")
LINKS_PER_SCREEN = 4


def synthetic(screens, shape="graph", tags=0):
    """The path of a flow, made in a process of its own (this one stays small) unless it is there already."""
    path = FOLDER / f"{shape}-{screens}-tags{tags}-{_generator_version()}.flow"
    if not path.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".part")
        subprocess.run(
            [sys.executable, str(HERE / "generate.py"), str(screens), "--shape", shape, "--tags", str(tags),
             "--links-per-screen", str(LINKS_PER_SCREEN), "-o", str(unfinished)],
            check=True,
        )
        unfinished.rename(path)
        _remove_older(path)
    return path


def in_form(flow, form):
    """The path of the graph of a flow in the format of another tool, made with all other formats unless it is there."""
    path = flow.with_suffix("." + form)
    if not path.exists():
        subprocess.run([sys.executable, str(HERE / "formats.py"), str(flow)], check=True)
    return path


def _generator_version():
    """Changes with the generator, so that no input of an older one is used."""
    text = b"".join((HERE / name).read_bytes() for name in SOURCES)
    return hashlib.sha256(text).hexdigest()[:8]


def _remove_older(path):
    same_input = path.name.rsplit("-", 1)[0]
    for other in FOLDER.glob(f"{same_input}-*"):
        if other != path:
            other.unlink()
