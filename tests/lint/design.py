#!/usr/bin/python3
# design.py: what the pages about the code name is there
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: design.py ROOT

Files and folders that DESIGN.md, MECHANISMS.md and CONTRIBUTING.md name in `code` exist, and
DESIGN.md has all rooms, in the order in which they may use each other.
"""

import fnmatch
import re
import sys

from lint import Report, Tree
from rooms import ORDER

PAGES = ("src/DESIGN.md", "src/MECHANISMS.md", "CONTRIBUTING.md")
SUFFIXES = (".c", ".h", ".def", ".xml", ".md", ".ui", ".py", ".sh", ".supp", ".txt")

# Commands, functions, and names that stand for several.
OTHER = re.compile(r"^[./$~-]|[()<>…]|\b(LAYER|TOPIC|KIND|NAME)\b")

# The head of the table whose rows speak of any system's files.
TABLE = "| what | where |"

# Trench Club is won at the end of its turn.
NOT_IN_ALL = ("victory.c",)

# Read in five minutes, without the table: that is for looking things up.
MOST_WORDS = 800


def find_names(text):
    """(line, name) of what looks like a file or a folder, and is no place-holder or command."""
    for number, line in enumerate(text.splitlines(), 1):
        for name in re.findall(r"`([^`\s]+)`", line):
            if (name.endswith(SUFFIXES) or "/" in name) and not OTHER.search(name):
                yield number, name


class Places:
    def __init__(self, tree):
        self.files = {str(path) for path in tree.files}
        self.folders = {f"{parent}/" for path in tree.files for parent in path.parents}
        self.played = sorted(path.parts[2] for path in tree.find("system.c", under="src/engine")
                             if ".play = " in tree.read(path))

    def find(self, name):
        """The paths that end in the name."""
        among = self.folders if name.endswith("/") else self.files
        return [path for path in among
                if fnmatch.fnmatchcase(path, name) or fnmatch.fnmatchcase(path, "*/" + name)]

    def is_of_systems(self, name):
        """Whether all systems that are played have it."""
        return name in NOT_IN_ALL or all(
            any(f"{folder}/{system}/{name}" in self.files
                for folder in ("src/engine", "src/text", "data/systems"))
            for system in self.played)


def check_names(tree, page):
    places, text = Places(tree), tree.read(page)
    lines = text.splitlines()
    table = lines.index(TABLE) if TABLE in lines else len(lines)
    folder = last = None
    for number, name in find_names(text):
        if number != last:
            folder, last = None, number
        if "SYSTEM" in name:
            names = [name.replace("SYSTEM", system) for system in places.played]
        else:
            names = [name]
        lacking = [each for each in names if not places.find(each)]
        if lacking:
            yield f"{page}:{number}: there is no {', '.join(lacking)}"
        elif "/" in name:
            folder = min(places.find(names[0])).rpartition("/")[0]
        elif number > table and not {name, f"{folder}/{name}"} & places.files \
                and not places.is_of_systems(name):
            yield f"{page}:{number}: {name} is neither beside what stands before it nor a system's"


def check_rooms(tree, layer):
    text = tree.read("src/DESIGN.md")
    parts = re.split(r"^## |\n(?=\*\*[a-z]+\*\* )", text, flags=re.M)
    part = next(each for each in parts if re.match(rf"(\*\*)?{layer}\b", each))
    heads = re.findall(r"`([a-z-]+)/`", part)
    height = {room: n for n, rooms in enumerate(ORDER[layer]) for room in rooms
              if room not in (".", "SYSTEMS")}
    for room in height:
        if room not in heads:
            yield f"the part about {layer} does not name {room}/"
    order = [height[room] for room in dict.fromkeys(heads) if room in height]
    if order != sorted(order):
        yield f"the part about {layer} has rooms above those that they use"


def main(root):
    tree, report = Tree(root), Report()
    for page in PAGES:
        report.check(f"what {page} names", list(check_names(tree, page)))
    for layer in ORDER:
        report.check(f"the rooms of {layer} in DESIGN.md", list(check_rooms(tree, layer)))
    words = len(tree.read("src/DESIGN.md").partition(TABLE)[0].split())
    report.check("DESIGN.md before its table is a page", [
        f"{words} words, {MOST_WORDS} at most"] if words > MOST_WORDS else [])
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
