#!/usr/bin/python3
# newest.py: nothing is called that the installed libraries have something better for
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: newest.py ROOT BUILD-ROOT

Looks through the programs' files once more, as if the installed GLib, GTK and libadwaita were the
oldest that are supported: then what an older one needs is not compiled, and the compiler says of
each call whether it is deprecated. Where nothing is newer than the oldest, nothing is to be seen.
"""

import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

from lint import Report, Tree

PINS = [f"-U{library}_VERSION_{end}" for library in ("GLIB", "GDK", "ADW")
        for end in ("MIN_REQUIRED", "MAX_ALLOWED")]


def is_newer(tree):
    """Whether the installed GTK is newer than the oldest that is supported."""
    oldest = re.search("^gtk_version = '(.*)'", tree.read(pathlib.Path("meson.build")), re.M)[1]
    return subprocess.run(["pkg-config", f"--atleast-version={oldest}.99", "gtk4"],
                          check=False).returncode == 0


def look(entry):
    """What the compiler says of a file of compile_commands.json."""
    command = shlex.split(entry["command"])
    # No object is made, nor what goes with one.
    while "-o" in command:
        at = command.index("-o")
        del command[at:at + 2]
    command = [word for word in command if word not in ("-c", "-MD", "-Werror")]
    for flag in ("-MQ", "-MF"):
        while flag in command:
            at = command.index(flag)
            del command[at:at + 2]
    done = subprocess.run(
        command + PINS + ["-fsyntax-only", "-Wdeprecated-declarations"],
        cwd=entry["directory"], capture_output=True, text=True, check=False)
    return re.findall(r"^.*\[-Wdeprecated-declarations\]$|^.* error: .*$", done.stderr, re.M)


def main(root, build):
    tree, report = Tree(root), Report()
    name = "no call is deprecated by the installed libraries"
    if not is_newer(tree):
        report.skip(name, "they are the oldest that are supported")
        report.end()
        return
    entries = json.loads((pathlib.Path(build) / "compile_commands.json").read_text("utf-8"))
    own = [entry for entry in entries
           if (pathlib.Path(entry["directory"]) / entry["file"]).resolve().is_relative_to(
               pathlib.Path(root).resolve() / "src")]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        faults = [fault for found in pool.map(look, own) for fault in found]
    report.check("there are files", [] if own else ["compile_commands.json names none in src"])
    report.check(name, sorted(set(faults)))
    report.end()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
