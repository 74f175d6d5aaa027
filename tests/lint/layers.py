#!/usr/bin/python3
# layers.py: each layer's library uses only the layers below it
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: layers.py COMPILER NAME=LIBRARY…

Reads the symbols of the static libraries, as nm lists them. What a library does not define itself
must be defined by a layer that it may use, or exported by a shared library that it may use.
"""

import re
import subprocess
import sys

from lint import Report

# Prefix of the layer's symbols, layers and shared libraries it may use. The desktop program may use
# everything, so only its prefix is looked at.
C = ["libc.so.6", "libm.so.6"]
GLIB = C + ["libglib-2.0.so"]
GIO = GLIB + ["libgobject-2.0.so", "libgio-2.0.so"]
CAIRO = GLIB + ["libgobject-2.0.so", "libcairo.so", "libpango-1.0.so", "libpangocairo-1.0.so"]
RULES = {
    "engine": ("war_", [], GLIB),
    "text": ("text_", ["engine"], GLIB),
    "store": ("store_", ["engine"], GIO + ["libxml2.so", "libjson-glib-1.0.so", "libarchive.so",
                                       "libgdk_pixbuf-2.0.so", "libapriltag.so"]),
    "draw": ("draw_", ["engine", "text"], CAIRO + ["libqrencode.so", "libz.so", "libapriltag.so"]),
    "desk": ("duck_", ["engine", "text", "store", "draw"],
             GIO + ["libgmodule-2.0.so", "libcairo.so"]),
    "app": ("duck_", ["engine", "text", "store", "draw", "desk"], None),
}

# What compilers and sanitisers add on their own.
GENERATED = re.compile(r"__(asan|ubsan|lsan|sanitizer|odr_asan|stack_chk|start_|stop_)|"
                       r"_GLOBAL_OFFSET_TABLE_$|__(start|stop)_")


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def read_symbols(*command):
    """(name, type) of each external symbol."""
    for line in run(*command).splitlines():
        fields = line.split()
        if len(fields) >= 2 and len(fields[-2]) == 1 and not line.endswith(":"):
            yield re.sub(r"@.*", "", fields[-1]), fields[-2]


def read_archive(path):
    """Names that the archive defines, and names that it needs from elsewhere."""
    defined, needed = set(), set()
    for name, kind in read_symbols("nm", "-g", path):
        if not GENERATED.match(name):
            (needed if kind in "Uwv" else defined).add(name)
    return defined, needed - defined


def find_library(compiler, name):
    path = run(*compiler, "-print-file-name=" + name).strip()
    if path == name:
        raise SystemExit(f"layers.py: there is no {name}")
    return path


def main(compiler, archives):
    compiler = compiler.split("\n")
    libgcc = run(*compiler, "-print-libgcc-file-name").strip()
    helpers = {name for name, kind in read_symbols("nm", "-g", libgcc) if kind not in "Uwv"}
    exported = {}
    for library in {library for _, _, libraries in RULES.values() for library in libraries or []}:
        path = find_library(compiler, library)
        exported[library] = {name for name, _ in read_symbols("nm", "-D", "--defined-only", path)}

    symbols = {layer: read_archive(path) for layer, path in archives.items()}
    owner = {name: layer for layer, (defined, _) in symbols.items() for name in defined}
    report = Report()
    for layer, (defined, needed) in symbols.items():
        prefix, layers, libraries = RULES[layer]
        report.check(f"lib{layer} defines only {prefix}*",
                     [name for name in sorted(defined) if not name.startswith(prefix)])
        report.check(f"lib{layer} defines something", [] if defined else ["it is empty"])
        report.check(
            f"lib{layer} uses only layers below it",
            [f"{name} of lib{owner[name]}" for name in sorted(needed)
             if name in owner and owner[name] not in layers])
        if libraries is None:
            prefixes = tuple(rule[0] for rule in RULES.values())
            report.check(f"lib{layer} uses nothing of ours that nobody defines",
                         [name for name in sorted(needed)
                          if name.startswith(prefixes) and name not in owner])
        else:
            allowed = helpers.union(owner, *(exported[library] for library in libraries))
            report.check(f"lib{layer} uses only the libraries allowed to it",
                         sorted(needed - allowed))
    report.end()


if __name__ == "__main__":
    main(sys.argv[1], dict(argument.split("=", 1) for argument in sys.argv[2:]))
