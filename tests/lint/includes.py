#!/usr/bin/python3
# includes.py: headers stand alone, and nothing includes a layer above its own
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: includes.py ROOT BUILD

The compiler's options are those of a C file of the same layer, from compile_commands.json.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

from lint import LAYERS, Report, Tree, blank_comments, find_lines

C = r"(assert|errno|fcntl|float|inttypes|limits|locale|math|setjmp|signal|stdarg|stdbool|stddef|" \
    r"stdint|stdio|stdlib|string|sys/[a-z]+|time|unistd)\.h"
GLIB = C + r"|glib\.h|glib/(gi18n-lib|gi18n|gprintf|gstdio)\.h"
TAG = r"apriltag/([a-z0-9]+|common/[a-z0-9_]+)\.h"
CAIRO = GLIB + r"|glib-object\.h|cairo(-[a-z]+)?\.h|pango/[a-z]+\.h|(qrencode|zlib)\.h|" + TAG
GIO = GLIB + r"|glib-object\.h|gio/.*|glib-unix\.h"
XML = GIO + r"|libxml/[A-Za-z0-9]+\.h|archive(_entry)?\.h|(json-glib/json-glib|" \
    r"gdk-pixbuf/gdk-pixbuf)\.h|" + TAG

# Layers and headers of others that a layer may include.
RULES = {
    "engine": (("engine",), GLIB),
    "text": (("engine", "text"), GLIB),
    "store": (("engine", "store"), XML),
    "draw": (("engine", "text", "draw"), CAIRO),
    "desk": (("engine", "text", "store", "draw", "desk"), XML + "|" + CAIRO + r"|gmodule\.h"),
    "app": (("engine", "text", "store", "draw", "desk", "app"), ".*"),
    "cli": (("engine", "text", "store", "draw", "cli"), XML + "|" + CAIRO + r"|libintl\.h"),
}


def check_includes(tree, layer):
    layers, allowed = RULES[layer]
    for path in tree.find(".c", ".h", under=f"src/{layer}"):
        text = blank_comments(tree.read(path))
        for number, match in find_lines(text, r'(?m)^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)'):
            own, other = match[1], match[2]
            if own and own.split("/")[0] not in LAYERS:
                yield f'{path}:{number}: "{own}" must be named from src/, as "{layer}/…"'
            elif own and own.split("/")[0] not in layers:
                yield f'{path}:{number}: {layer} may not use "{own}"'
            elif other and not re.fullmatch(allowed, other):
                yield f"{path}:{number}: {layer} may not use <{other}>"


def check_umbrella(tree):
    """engine/war.h has every public header of the engine that is no system's and no commander's."""
    engine = pathlib.Path("src/engine")
    own = {path.parent for path in tree.find("system.c", under=engine)} - {engine}
    own.add(engine / "solo")
    text = tree.read(next(path for path in tree.find(".h", under="src/engine")
                          if path.name == "war.h"))
    listed = set(re.findall(r'#include "engine/([^"]+)"', text))
    public = {str(path.relative_to(engine)) for path in tree.find(".h", under=engine)
              if own.isdisjoint(path.parents) and path.name != "war.h"
              and not path.name.endswith("-private.h")}
    yield from (f"add {name}" for name in sorted(public - listed))
    yield from (f"remove {name}" for name in sorted(listed - public))


def get_options(build):
    """For each layer the folder, compiler and options that one of its C files is compiled with."""
    options = {}
    for entry in json.loads((build / "compile_commands.json").read_text("utf-8")):
        match = re.search(r"(?:^|/)src/([a-z]+)/", entry["file"])
        if not match or match[1] in options:
            continue
        words = iter(shlex.split(entry["command"]))
        kept = []
        for word in words:
            # Nor what was compiled before: headers are to do without.
            if word in ("-o", "-MF", "-MQ", "-MT", "-c", "-include", "-include-pch"):
                next(words)
            elif word not in ("-MD", "-MMD"):
                kept.append(word)
        options[match[1]] = entry["directory"], kept
    return options


def compile_header(options, path):
    """What the compiler says of a file that only includes the header, twice."""
    folder, command = options[path.parts[1]]
    line = f'#include "{path.relative_to("src")}"\n'
    done = subprocess.run(command + ["-fsyntax-only", "-x", "c", "-"], cwd=folder,
                          input=line + line, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else f"{path} does not stand alone:\n{done.stderr.strip()}"


def find_first_includes(tree):
    """Headers that a C file includes before all else, or that such a header does: by the file's
    compilation they stand alone."""
    first = {}
    for path in tree.find(".c", ".h", under="src"):
        match = re.search(r'^#include ["<](.+)[">]', tree.read(path), re.M)
        if match:
            first[path] = pathlib.Path("src", match[1])
    for path in [path for path in first if path.suffix == ".c"]:
        while path in first:
            path = first.pop(path)
            yield path


def main(root, build):
    tree, report = Tree(root), Report()
    for layer in LAYERS:
        report.check(f"includes of src/{layer}", list(check_includes(tree, layer)))

    report.check("engine/war.h has every public header", list(check_umbrella(tree)))

    options = get_options(pathlib.Path(build))
    shown = set(find_first_includes(tree))
    headers = [path for path in tree.find(".h", under="src")
               if path.parts[1] in options and path not in shown]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        faults = pool.map(lambda path: compile_header(options, path), headers)
        report.check("every header stands alone", [fault for fault in faults if fault])
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
