#!/usr/bin/python3
# run.py: runs a fuzz program for a while, and speaks TAP
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: run.py PROGRAM KIND [SECONDS [FOLDER]]

Starts from the files of that kind that are shipped, or lie in tests. What it finds on the way is
kept in FOLDER, if one is named. If something breaks, the input that did it is left there, or else
in the current folder, and PROGRAM INPUT does it again.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SECONDS = 60

# Where files of a kind lie; journals and rules are found by their names.
SUFFIXES = {
    "army": ".duckarmy",
    "book": ".duckbook",
    "field": ".duckfield",
    "operation": ".duckop",
    "campaign": ".duckcampaign",
    "game": ".duckgame",
}

# What other programs write.
OTHERS = {
    "map": (".uvtt", ".dd2vtt", ".df2vtt"),
    "roster": (".ros", ".rosz", ".json"),
}

OPTIONS = [
    "-timeout=10",
    "-rss_limit_mb=1024",
    "-malloc_limit_mb=256",
    "-max_len=20000",
    "-print_final_stats=1",
    "-verbosity=1",
]


def find_seeds(kind):
    """The files to begin with."""
    seeds = sorted((HERE / "corpus" / kind).glob("*"))
    seeds += sorted((ROOT / "tests" / "store" / "hostile" / kind).glob("*.in"))
    if kind in SUFFIXES:
        for folder in ("data", "scenarios", "tests/store"):
            seeds += sorted((ROOT / folder).rglob("*" + SUFFIXES[kind]))
    elif kind in OTHERS:
        for suffix in OTHERS[kind]:
            seeds += sorted((ROOT / "tests" / "text" / "others").glob("*" + suffix))
    elif kind == "rules":
        seeds += sorted((ROOT / "data").rglob("*.xml"))
    return seeds


def fuzz(program, kind, seconds, kept):
    """What the program said, and whether nothing broke."""
    with tempfile.TemporaryDirectory() as temporary:
        seeds = pathlib.Path(temporary) / "seeds"
        found = pathlib.Path(temporary) / "found"
        seeds.mkdir()
        found.mkdir()
        for i, seed in enumerate(find_seeds(kind)):
            (seeds / f"{i}-{seed.name}").write_bytes(seed.read_bytes())
        command = [program, *OPTIONS, f"-max_total_time={seconds}",
                   f"-dict={HERE / 'duckboard.dict'}",
                   f"-artifact_prefix={kept or '.'}/{kind}-", kept or found, seeds]
        result = subprocess.run(map(str, command), stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, check=False)
        return result.stdout.decode("utf-8", "replace"), result.returncode == 0


def main(program, kind, seconds=SECONDS, kept=None):
    said, is_sound = fuzz(program, kind, int(seconds), kept)
    runs = re.search(r"number_of_executed_units:\s*(\d+)", said)
    print("1..1")
    if is_sound and runs:
        print(f"# {runs[1]} inputs")
        print(f"ok 1 /fuzz/{kind}")
        return 0
    for line in said.splitlines()[-100:]:
        print("# " + line)
    print(f"not ok 1 /fuzz/{kind}")
    return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
