#!/usr/bin/python3
# neutral.py: nothing but its own folders and data names what belongs to one rule system
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: neutral.py ROOT"""

import re
import sys
import xml.etree.ElementTree as xml

from lint import Report, Tree, blank_comments

# What has an id in the tables of a system, and in books.
ITEMS = ("category", "trait", "game-type", "type")


def find_ids(tree):
    ids, systems = set(), set()
    for path in tree.files:
        name = str(path)
        if not name.startswith("data/systems/") and not name.startswith("data/books/"):
            continue
        if path.name == "clauses.xml" or path.suffix not in (".xml", ".duckbook"):
            continue
        root = xml.fromstring(tree.read(path))
        ids.add(root.get("system"))
        systems.add(root.get("system"))
        ids.update(element.get("id") for element in root.iter()
                   if element.tag.split("}")[-1] in ITEMS and element.get("id"))
    return ids, systems


# Where the systems are listed, one line each.
REGISTRIES = ("src/engine/system.c", "src/engine/system.h", "src/text/game/play.c",
              "src/text/game/play-private.h", "src/text/words/rule-words-private.h")

# Words that all systems share, of which some are ids in a system too.
SHARED = {
    "src/cli/league.c": "battles of a club",
    "src/store/documents/league-element.c": "battles of a club",
    "src/text/operation/league.c": "battles of a club",
    "src/engine/army/book.c": "signs of units",
    "src/engine/field/field.c": "kinds of points on a field",
    "src/engine/game/state.c": "columns of a game",
    "src/engine/rules/terrain.c": "kinds of terrain",
}


def find_system(path, systems):
    """The system whose own folder the file lies in, or None."""
    return next((part for part in path.parts[:-1] if part in systems), None)


def find_faults(tree, path, systems, ids):
    """What a file names that belongs to a system other than its own."""
    own = find_system(path, systems)
    text = tree.read(path)
    if path.suffix == ".ui":
        pattern = r'<!--.*?-->|name="propagation-phase">\w+<'
        text = re.sub(pattern, lambda found: re.sub(r"[^\n]", " ", found[0]), text, flags=re.S)
        patterns = [(r">([a-z0-9-]+)<", ids, "belongs to one rule system")]
    else:
        text = blank_comments(text)
        patterns = [(r'#include "(?:engine|text)/([a-z]+)/', systems, "has a header of one system"),
                    (r"\b(?:war|text|draw|duck)_([a-z]+)_", systems, "is of one rule system"),
                    (r"\bWAR_([A-Z]+)_", {system.upper() for system in systems},
                     "is of one rule system")]
        if own is None and str(path) not in SHARED:
            patterns.append((r'"([a-z0-9-]+)"', ids, "belongs to one rule system"))
    for pattern, names, fault in patterns:
        for match in re.finditer(pattern, text):
            if match.group(1) in names and (own is None or match.group(1).lower() != own):
                line = text.count("\n", 0, match.start()) + 1
                yield f"{path}:{line}: “{match.group(1)}” {fault}"


def main(root):
    tree, report = Tree(root), Report()
    ids, systems = find_ids(tree)
    report.check("there are systems and books", [] if len(ids) > 10 else ["data/ has too few ids"])
    report.check("there are systems", [] if len(systems) > 1 else ["data/systems has too few"])

    faults = []
    for path in tree.files:
        if path.suffix in (".c", ".h", ".def", ".ui") and path.parts[0] in ("src", "ui") \
                and str(path) not in REGISTRIES:
            faults += find_faults(tree, path, systems, ids)
    report.check("src and ui name no system outside of its folders", faults)
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
