#!/usr/bin/python3
# second_compiler.py: what a second compiler warns of in files that it does not build
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: second_compiler.py BUILD COMPILER FOLDER…

Lets COMPILER read each C file below the FOLDERs as the build folder BUILD compiles it, without
making anything of it. Prints one TAP line a FOLDER, which fails where it warned of something.
"""

import json
import pathlib
import shlex
import subprocess
import sys

# With what follows them: where the object and the list of headers would go.
OUTPUTS = ("-o", "-MF", "-MQ")
# What asks for an object.
DROPPED = ("-c", "-MD")


def find_arguments(command):
    """The arguments of a compile command that say how to read the file, and the file."""
    words = iter(shlex.split(command))
    arguments = []
    for word in words:
        if word in OUTPUTS:
            next(words)
        elif word not in DROPPED:
            arguments.append(word)
    # The compiler may have a launcher before it: options begin after both.
    first = next(i for i, word in enumerate(arguments) if word.startswith("-"))
    return arguments[first:]


def check(compiler, command):
    """What is warned of in the file of one compile command."""
    read = [compiler, "-fsyntax-only", "-Werror", "-Wno-unknown-warning-option"]
    result = subprocess.run(read + find_arguments(command["command"]), cwd=command["directory"],
                            capture_output=True, text=True, errors="replace", check=False)
    return result.stderr.splitlines() if result.returncode else []


def main(build, compiler, *folders):
    root = pathlib.Path(__file__).resolve().parent.parent
    commands = {}
    for command in json.loads((pathlib.Path(build) / "compile_commands.json").read_text("utf-8")):
        path = (pathlib.Path(command["directory"]) / command["file"]).resolve()
        commands[path] = command
    print(f"1..{len(folders)}")
    failed = 0
    for count, folder in enumerate(folders, 1):
        paths = sorted(path for path in commands if path.is_relative_to(root / folder))
        problems = [] if paths else ["no file is compiled here"]
        for path in paths:
            problems += check(compiler, commands[path])
        failed += bool(problems)
        print(f"{'not ok' if problems else 'ok'} {count} - {compiler} warns of nothing in {folder}")
        for problem in problems:
            print("# " + problem)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
