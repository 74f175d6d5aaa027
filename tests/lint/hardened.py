#!/usr/bin/python3
# hardened.py: the programs are hardened as their build was set up to
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: hardened.py FLAGS PROGRAM…

FLAGS are those that the compiler and the linker have been given. What they promise is looked for in
the programs, as readelf lists them, and objdump the first function.
"""

import pathlib
import re
import shutil
import subprocess
import sys

from lint import Report


def read_elf(program):
    done = subprocess.run(["readelf", "--wide", "--file-header", "--segments", "--dynamic",
                           "--symbols", program], check=True, capture_output=True, text=True)
    main = subprocess.run(["objdump", "--disassemble=main", "--no-show-raw-insn", program],
                          check=True, capture_output=True, text=True)
    return done.stdout + main.stdout


# (flag, what it is for, what readelf then prints)
PROMISES = (
    ("-pie", "lies at another address each time", r"Type:\s+DYN"),
    ("-fstack-protector-strong", "notices overwritten returns", r"\b__stack_chk_fail\b"),
    ("-D_FORTIFY_SOURCE", "checks sizes in functions of the library", r"\b__(?!stack)\w+_chk\b"),
    ("-Wl,-z,relro", "lets no table of the linker be written to", r"\bGNU_RELRO\b"),
    # The mark by which a kernel is to hold a program to this (readelf --notes: IBT, SHSTK) is only
    # there if the C library's own first objects have it, which are Debian 12's without.
    ("-fcf-protection", "says where it may be jumped to", r"<main>:\n.*\bendbr(32|64)\b"),
    ("-Wl,-z,now", "resolves all functions at the start", r"\bBIND_NOW\b|\bFLAGS\b.*\bNOW\b"),
)


def main(flags, programs):
    report = Report()
    for program in programs:
        name = pathlib.Path(program).name
        if shutil.which("readelf") is None:
            report.skip(f"{name} is hardened", "there is no readelf")
            continue
        elf = read_elf(program)
        for flag, promise, pattern in PROMISES:
            if flag in flags:
                report.check(f"{name} {promise}",
                             [] if re.search(pattern, elf) else [f"in spite of {flag}"])
        report.check(f"{name} has no stack that can be executed",
                     re.findall(r"GNU_STACK.* RWE ", elf))
    report.end()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
