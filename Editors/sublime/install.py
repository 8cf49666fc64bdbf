"""Puts flows into Sublime Text: `python3 Editors/sublime/install.py FOLDER`, the one that "Browse Packages…" opens.

Sublime reads TextMate grammars as property lists, so the one grammar is written there in that form.
"""

import json
import pathlib
import plistlib
import sys

grammar = json.loads((pathlib.Path(__file__).parent / "../textmate/flow.tmLanguage.json").read_text(encoding="utf-8"))
del grammar["$schema"]
comments = {"TM_COMMENT_START": "// ", "TM_COMMENT_START_2": "/*", "TM_COMMENT_END_2": "*/"}
files = {
    "Flow.tmLanguage": grammar,
    "Comments.tmPreferences": {
        "scope": grammar["scopeName"],
        "settings": {"shellVariables": [{"name": name, "value": value} for name, value in comments.items()]},
    },
}
folder = pathlib.Path(sys.argv[1]) / "Flow"
folder.mkdir(parents=True, exist_ok=True)
for name, content in files.items():
    (folder / name).write_bytes(plistlib.dumps(content))
