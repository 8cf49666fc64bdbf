"""The text of flows: its tokens, a flow with all that it imports as one text, and how much it declares."""

import re
import shutil
from pathlib import Path

TOKEN = re.compile(r'//[^\n]*|/\*|#?"(?:\\.|[^"\\])*"|`[^`]*`|-?\d+\.\d+\w*|#?-?\w+(?:-\w+)*|->|\s+|.', re.DOTALL)
COMMENT_PART = re.compile(r"/\*|\*/")
DECLARING = ("screen", "tabs", "group", "flow", "flag", "transition")


def tokens(text):
    """The tokens of a text, white space and comments included, so that joined they are the text again."""
    result, place = [], 0
    while place < len(text):
        end = TOKEN.match(text, place).end()
        if text.startswith("/*", place):
            end = _end_of_comment(text, place)
        result.append(text[place:end])
        place = end
    return result


def words(text):
    """The tokens without white space and comments."""
    return [token for token in tokens(text) if not is_blank(token)]


def is_blank(token):
    return token.isspace() or token.startswith(("//", "/*"))


def files(path):
    """The words of a flow and of each file that it imports, by their paths, without the imports."""
    waiting, result = [Path(path).resolve()], {}
    while waiting:
        path = waiting.pop(0)
        if path in result:
            continue
        read = words(path.read_text(encoding="utf-8"))
        imports = [place for place, word in enumerate(read[:-1]) if word == "import" and read[place + 1][0] == '"']
        waiting += [(path.parent / read[place + 1].strip('"')).resolve() for place in imports]
        result[path] = [word for place, word in enumerate(read) if place not in imports and place - 1 not in imports]
    return result


def joined(path):
    """The words of a flow with those of all that it imports."""
    return [word for read in files(path).values() for word in read]


def copied(path, folder):
    """The path of a copy of a flow in a folder, beside copies of what it imports."""
    path = Path(path).resolve()
    for file in files(path):
        copy = folder / file.relative_to(path.parent)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    return folder / path.name


def counts(path):
    """How many screens, links, flags, external ones among them, and tabs a flow declares."""
    read = joined(path)
    before = dict.fromkeys(("screen", "link", "flag", "tab"), 0)
    external = 0
    for previous, word, following in zip(["", *read], read, [*read[1:], ""]):
        if word not in before or not (following[:1].isalpha() or following[:1] in "_`"):
            continue
        if previous in ("in", "->", "link", "on", "outcome", "every", "external") and not (
                previous == "external" and word in ("flag", "screen")):
            continue
        before[word] += 1
        external += word == "flag" and previous == "external"
    return {"screens": before["screen"], "links": before["link"], "flags": before["flag"], "external": external,
            "tabs": before["tab"]}


def _end_of_comment(text, place):
    """Comments nest."""
    depth = 0
    for part in COMMENT_PART.finditer(text, place):
        depth += 1 if part.group() == "/*" else -1
        if depth == 0:
            return part.end()
    return len(text)
