#!/usr/bin/python3
# catalogues.py: the translations in po/ are whole, and each says what the sentence says
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: catalogues.py ROOT

What is in the sources now is compared with each catalogue, so one that was not brought up to date
is noticed."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

from lint import Report, Tree

# As Meson's preset "glib" and po/meson.build have them.
KEYWORDS = ("_", "N_", "C_:1c,2", "NC_:1c,2", "g_dcgettext:2", "g_dngettext:2,3",
            "g_dpgettext2:2c,3", "PLURAL:1,2")
# Sentences that may be the same in another language: names, signs, words in common.
SAME = "po/SAME"
LINE = re.compile(r'(?:(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?) )?"(.*)"$')
DIRECTIVE = re.compile(r"%(?:(\d+)\$)?([-+ #0]*\d*(?:\.\d+)?(?:ll|l|z)?[a-zA-Z%])")


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, check=False, **options)


def extract(root, pot):
    return run("xgettext", "--from-code=UTF-8", *[f"--keyword={word}" for word in KEYWORDS],
               f"--directory={root}", f"--files-from={root}/po/POTFILES.in", f"--output={pot}",
               env={**os.environ, "GETTEXTDATADIRS": f"{root}/po"})


def read(text):
    """The entries of a catalogue, each a dictionary by keyword, and whether it is fuzzy; their
    files are under "#:"."""
    entries, entry, field, fuzzy, files = [], {}, None, False, []
    for line in text.splitlines() + [""]:
        match = LINE.match(line)
        if match and match[1]:
            field = match[1]
            entry[field] = match[2]
        elif match:
            entry[field] += match[2]
        elif line.startswith("#:"):
            files.append(line)
        elif line.startswith("#,"):
            fuzzy = "fuzzy" in line
        elif not line and entry:
            if entry["msgid"]:
                entries.append(({**entry, "#:": " ".join(files)}, fuzzy))
            entry, fuzzy, files = {}, False, []
    return entries


def directives(text):
    """What printf would take, by the number of its argument."""
    found, n = {}, 0
    for place, kind in DIRECTIVE.findall(text):
        if kind == "%":
            continue
        n += 1
        found[int(place or n)] = kind.lstrip("-+ #0123456789.")
    return found


def judge(entry, strings, is_format):
    """What is wrong with a translated entry."""
    original = entry["msgid"]
    for string in strings:
        if original.endswith("\\n") != string.endswith("\\n"):
            yield "the line’s end differs"
        if is_format(original) and directives(string) != directives(original) \
                and directives(string) != directives(entry.get("msgid_plural", original)):
            yield "the values differ"


def find_twins(entries):
    """Where what the program writes of its own documents could not be made English again."""
    originals = {}
    for entry, _ in entries:
        if "scenarios/" in entry["#:"] and entry["msgstr"]:
            originals.setdefault(entry["msgstr"], set()).add(entry["msgid"])
    yield from (f"{words}: {', '.join(sorted(found))}" for words, found in originals.items()
                if len(found) > 1)


def find_keys(text):
    """The labels with a letter for Alt that are in one window or page."""
    for element in xml.fromstring(text).iter("object"):
        values = {child.get("name"): child.text or "" for child in element.findall("property")}
        label = values.get("label") or values.get("title") or ""
        if values.get("use-underline", "").lower() == "true" and "_" in label:
            yield label


def find_clashes(tree, translate):
    """Where Alt and a letter would only go to and fro between two."""
    for path in tree.find(".ui", under="ui"):
        letters = {}
        for label in map(translate, find_keys(tree.read(path))):
            letter = re.search(r"_(\w)", label)
            if letter:
                letters.setdefault(letter[1].lower(), set()).add(label)
        yield from (f"{path}: {', '.join(sorted(labels))}"
                    for labels in letters.values() if len(labels) > 1)


def main(root):
    tree, report = Tree(root), Report()
    with tempfile.TemporaryDirectory() as folder:
        pot = pathlib.Path(folder) / "duckboard.pot"
        result = extract(root, pot)
        report.check("sentences can be extracted",
                     [result.stderr] if result.returncode or not pot.exists() else [])
        languages = tree.read("po/LINGUAS").split()
        report.check("each catalogue is in po/LINGUAS, sorted",
                     [] if languages == sorted(path.stem for path in tree.find(".po", under="po"))
                     else [" ".join(languages)])
        report.check("no two in a window have the same letter",
                     list(find_clashes(tree, lambda label: label)))
        allowed, seen = set(tree.read(SAME).splitlines()), set()
        for language in languages:
            path = tree.root / "po" / f"{language}.po"
            result = run("msgfmt", "--check", "--check-accelerators", "--output-file=/dev/null",
                         path)
            report.check(f"{language}: is sound",
                         [result.stderr] if result.returncode else [])
            merged = run("msgmerge", "--quiet", "--no-fuzzy-matching", path, pot)
            faults, missing, translated = [], [], {}
            entries = read(merged.stdout)
            report.check(f"{language}: no two words of documents are translated alike",
                         list(find_twins(entries)))
            for entry, fuzzy in entries:
                strings = [entry[field] for field in entry if field.startswith("msgstr")]
                original = entry["msgid"]
                translated[original] = strings[0]
                if fuzzy or not all(strings):
                    missing.append(original)
                    continue
                faults += [f"{original}: {fault}" for fault in judge(
                    entry, strings, lambda text: "%s" in text or "%d" in text or "%u" in text)]
                if strings[0] == original and re.search(
                        r"\w", DIRECTIVE.sub("", original.replace("\\n", ""))):
                    seen.add(original)
                    if original not in allowed:
                        faults.append(f"{original}: is not translated; or add it to {SAME}")
            report.check(f"{language}: every sentence is translated", missing)
            report.check(f"{language}: sentences say the same", faults)
            report.check(f"{language}: no two in a window have the same letter", list(
                find_clashes(tree, lambda label, words=translated: words.get(label) or label)))
        report.check(f"{SAME} is sorted and lists nothing else",
                     [] if tree.read(SAME).splitlines() == sorted(seen)
                     else sorted(allowed - seen) or ["sort it with LC_ALL=C sort -u"])
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
