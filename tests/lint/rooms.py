#!/usr/bin/python3
# rooms.py: the rooms of a layer use only those below them, and few files need each other
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: rooms.py ROOT NAME=LIBRARY…

A room is a folder of a layer. Which rooms a room may use, is said by their order here; which files
need each other, by the symbols of their objects in the libraries, as nm lists them.
"""

import collections
import re
import subprocess
import sys

from lint import Report, Tree

# The rooms of each layer that has some, the lowest first. Rooms of one line know nothing of each
# other. "." is what lies in no room; SYSTEMS are the folders of rule systems.
ORDER = {
    "engine": [
        ["geometry"],
        ["rules"],
        ["chance", "field"],
        ["army", "ground"],
        ["field-edit"],
        ["operation"],
        ["game", "tracker"],
        ["bases", "campaign"],
        ["solo"],
        ["SYSTEMS"],
        ["."],
    ],
    "store": [
        ["disk"],
        ["photo", "xml"],
        ["draft"],
        ["documents"],
        ["foreign"],
    ],
    "draw": [
        ["surface"],
        ["units"],
        ["map"],
        ["sheets"],
        ["cut"],
        ["print", "web"],
    ],
    "desk": [
        ["base"],
        ["documents"],
        ["designer", "field-editor", "game", "library", "photo"],
    ],
    "app": [
        ["base"],
        ["board"],
        ["library"],
        ["shell"],
        ["army-editor", "designer", "exchange", "field-editor", "game", "help", "tracker"],
        ["window"],
    ],
}

# Files that need each other are one thing in pieces: no more than this. Those that are more, by
# their first file, may only become fewer: the board is a widget in parts.
MOST = 5
LARGER = {"app": {"board/board": 11, "game/page/game-count": 7}}

# What all systems share, and what of it serves only one of them so far: it moves into the system's
# folder, or another system uses it. The list only becomes shorter.
SHARED = ("bases", "solo")
OF_ONE = {
    "assault": ["bases/cost"],
    "empires": ["bases/footing", "bases/march", "bases/ranks", "bases/steps", "bases/trail",
                "bases/wheel"],
    "entrenched": ["bases/abut", "bases/aim", "bases/cells", "bases/looks", "bases/passage",
                   "bases/ways", "solo/courses", "solo/goals", "solo/prospect", "solo/spots",
                   "solo/threats", "solo/waves"],
}


def get_room(tree, layer, path):
    """The room that a path below the layer's folder lies in."""
    room = path.parts[0] if len(path.parts) > 1 else "."
    return "SYSTEMS" if (tree.root / "src" / layer / room / "system.c").is_file() and room != "." \
        else room


def check_order(tree, layer):
    height = {room: n for n, rooms in enumerate(ORDER[layer]) for room in rooms}
    folder = f"src/{layer}"
    for path in tree.find(".c", ".h", under=folder):
        room = get_room(tree, layer, path.relative_to(folder))
        if room not in height:
            yield f"{path}: which rooms may {room} use? Say it in tests/lint/rooms.py"
            continue
        if path.name == "war.h":
            continue
        for included in re.findall(rf'^#include "{layer}/([^"]+)"', tree.read(path), flags=re.M):
            other = get_room(tree, layer, (tree.root / folder / included).relative_to(
                tree.root / folder))
            same = room == other and (room != "SYSTEMS"
                                      or included.startswith(path.relative_to(folder).parts[0]))
            if not same and height.get(other, -1) >= height[room]:
                yield f"{path}: {room} may not use {included}"


def read_needs(library, names):
    """Which files need which others, by their paths without the suffix."""
    listed = subprocess.run(["nm", "-A", "-g", library], check=True, capture_output=True,
                            text=True).stdout
    defined, needed = {}, collections.defaultdict(set)
    for match in re.finditer(r"^(.*):[0-9a-f ]+ ([A-Za-z]) (\S+)$", listed, flags=re.M):
        name = names.get(re.split(r"[:/]", match[1])[-1])
        if name is None:  # made by the build
            continue
        if match[2] in "Uwv":
            needed[name].add(match[3])
        elif not match[3].startswith("__"):  # not what sanitisers add
            defined[match[3]] = name
    return {name: {defined[symbol] for symbol in symbols if symbol in defined} - {name}
            for name, symbols in needed.items()}


def find_knots(needs):
    """Lists of files that all need each other, sorted; those of one file are none."""
    order, lowest, stack, knots = {}, {}, [], []

    def visit(name):
        order[name] = lowest[name] = len(order)
        stack.append(name)
        for other in needs.get(name, ()):
            if other not in order:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in stack:
                lowest[name] = min(lowest[name], order[other])
        if lowest[name] == order[name]:
            start = stack.index(name)
            knots.append(sorted(stack[start:]))
            del stack[start:]

    sys.setrecursionlimit(10000)
    for name in sorted(needs):
        if name not in order:
            visit(name)
    return [knot for knot in knots if len(knot) > 1]


def get_names(tree, layer):
    """The files of a layer without their suffix, by the names of their objects in its library."""
    folder = f"src/{layer}"
    paths = [path.relative_to(folder) for path in tree.find(".c", under=folder)]
    return {"_".join(path.parts) + ".o": str(path.with_suffix("")) for path in paths}


def check_knots(tree, layer, library):
    larger = LARGER.get(layer, {})
    for knot in find_knots(read_needs(library, get_names(tree, layer))):
        rooms = {name.rpartition("/")[0] for name in knot}
        if len(rooms) > 1:
            yield f"files of {', '.join(sorted(rooms))} need each other: {', '.join(knot)}"
        if len(knot) > larger.get(knot[0], MOST):
            yield f"{len(knot)} files need each other: {', '.join(knot)}"
        elif knot[0] in larger and len(knot) < larger[knot[0]]:
            yield f"say in tests/lint/rooms.py that {len(knot)} files with {knot[0]} are left"


def find_reached(needs, start):
    """The files that some need, and those that these need."""
    reached, left = set(), list(start)
    while left:
        name = left.pop()
        if name not in reached:
            reached.add(name)
            left += needs.get(name, ())
    return reached


def check_shared(tree, library):
    """Files of shared rooms that one system alone reaches."""
    needs = read_needs(library, get_names(tree, "engine"))
    systems = sorted({name.split("/")[0] for name in needs
                      if (tree.root / "src/engine" / name.split("/")[0] / "system.c").is_file()})
    users = collections.defaultdict(set)
    for system in systems:
        for name in find_reached(needs, [n for n in needs if n.startswith(system + "/")]):
            users[name].add(system)
    listed = {name: system for system, names in OF_ONE.items() for name in names}
    for name in sorted(name for name in needs if name.split("/")[0] in SHARED):
        if len(users[name]) == 1 and listed.get(name) not in users[name]:
            yield f"{name}: only {min(users[name])} uses it"
        elif name in listed and len(users[name]) != 1:
            using = ", ".join(sorted(users[name])) or "none"
            yield f"{name}: take it from the list, {using} uses it"
    yield from (f"{name}: there is no such file" for name in sorted(set(listed) - set(needs)))


def main(root, *libraries):
    tree, report = Tree(root), Report()
    for layer in ORDER:
        report.check(f"the rooms of {layer}", list(check_order(tree, layer)))
    for layer, library in (argument.split("=", 1) for argument in libraries):
        report.check(f"files of {layer} that need each other",
                     list(check_knots(tree, layer, library)))
        if layer == "engine":
            report.check("what systems share", list(check_shared(tree, library)))
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
