"""What a comparison ran on."""

import os
import platform
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def describe():
    """The machine, in a few words each."""
    release = ".".join(platform.release().split(".")[:2])
    return {"system": f"{platform.system()} {release}", "architecture": platform.machine(), "cores": os.cpu_count(),
            "processor": _processor(), "load": [round(load, 1) for load in os.getloadavg()],
            "memory": os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")}


def commit():
    """The last commit that changed the sources, and whether they have been changed since."""
    def git(*arguments):
        asked = ["git", "-C", str(ROOT), *arguments, "--", "Sources", "Package.swift"]
        return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()

    return git("log", "-1", "--format=%h") + (" with changes" if git("status", "--porcelain") else "")


def _processor():
    if platform.system() == "Darwin":
        asked = ["sysctl", "-n", "machdep.cpu.brand_string"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    fields = {}
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        for line in file:
            name, _, value = line.partition(":")
            fields.setdefault(name.strip(), value.strip())
    return f"{fields.get('model name', 'unknown')}, family {fields.get('cpu family', '?')}, model {fields.get('model', '?')}"
