"""Installs what flowc is compared with and what counts: packages of Debian and of PyPI, each told."""

import importlib
import os
import re
import shutil
import subprocess
import sys


class Program:
    """A program, from a package of Debian where it has one."""

    def __init__(self, name, package):
        self.name = name
        self.package = package

    def is_there(self):
        return shutil.which(self.name) is not None

    def version(self):
        return printed_version([self.name, "--version"])


class Module:
    """A module of Python, from PyPI."""

    def __init__(self, name, requirement):
        self.name = name
        self.requirement = requirement

    def is_there(self):
        importlib.invalidate_caches()
        version = self.version()
        return version is not None and self.requirement in (self.name, f"{self.name}=={version}")

    def version(self):
        asked = [sys.executable, "-c", f"import {self.name}; print({self.name}.__version__)"]
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
        return done.stdout.strip() if done.returncode == 0 else None


NEEDED = [
    Program("gc", "graphviz"), Program("gvpr", "graphviz"), Program("nop", "graphviz"),
    Program("protoc", "protobuf-compiler"), Program("xmllint", "libxml2-utils"), Program("node", "nodejs"),
    Program("swiftc", None), Program("valgrind", "valgrind"),
    Module("networkx", "networkx"),
]


def missing(names=None):
    """Installs what is not there of these, or of all, and gives the names of what cannot be had."""
    absent = [tool for tool in NEEDED if (names is None or tool.name in names) and not tool.is_there()]
    packages = sorted({tool.package for tool in absent if isinstance(tool, Program) and tool.package})
    requirements = [tool.requirement for tool in absent if isinstance(tool, Module)]
    if packages and shutil.which("apt-get"):
        as_root = [] if os.geteuid() == 0 else ["sudo"]
        attempt([*as_root, "apt-get", "update"])
        attempt([*as_root, "apt-get", "install", "-y", "--no-install-recommends", *packages])
    if requirements:
        attempt([sys.executable, "-m", "pip", "install", "--quiet", *requirements])
    absent = [tool.name for tool in absent if not tool.is_there()]
    for name in absent:
        print(f"left out: {name} is not installed and cannot be had here", flush=True)
    return absent


def attempt(command):
    """Runs a command that installs; what it cannot install is found out afterwards."""
    print(f"installs: {' '.join(command)}", flush=True)
    try:
        # A machine that is only there for this may have packages of Python beside those of its system.
        subprocess.run(command, check=False, env={**os.environ, "PIP_BREAK_SYSTEM_PACKAGES": "1"})
    except OSError as problem:
        print(problem, flush=True)


def printed_version(command):
    """The first number that a command prints, with its points."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return re.search(r"\d+(\.\d+)*|$", done.stdout + done.stderr).group() or "unknown"


def versions(absent):
    """What each tool says of its version."""
    shown = {tool.name: tool.version() for tool in NEEDED if tool.name not in [*absent, "gc", "gvpr", "nop"]}
    graphviz = {} if "gc" in absent else {"Graphviz": printed_version(["dot", "-V"])}
    return {**shown, **graphviz, "Python": ".".join(map(str, sys.version_info[:3]))}
