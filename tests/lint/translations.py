#!/usr/bin/python3
# translations.py: po/POTFILES.in lists the files with sentences to translate, and no others
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: translations.py ROOT"""

import re
import sys

from lint import Report, Tree, blank_comments

# As xgettext is told by Meson's preset "glib": a call with a literal string.
CALLS = re.compile(
    r'(?<!\w)(?:_|N_|C_|NC_|gettext|ngettext)\s*\(\s*"'
    r'|(?<!\w)(?:g_dcgettext|g_dngettext|g_dpgettext2|dgettext|dngettext)\s*\([^"(),]+,\s*"')


# Names and texts in shipped documents: po/its/ says which. Of armies that is what they are called.
DOCUMENTS = (".xml", ".duckarmy", ".duckbook", ".duckfield", ".duckop", ".duckcampaign")


def has_sentences(path, text):
    if path.name.endswith((".desktop.in", ".metainfo.xml.in", ".gschema.xml")):
        return True
    if path.suffix in (".c", ".h"):
        return CALLS.search(blank_comments(text)) is not None
    if path.suffix == ".ui":
        return re.search(r'\stranslatable="(yes|true|1)"', text) is not None
    return path.suffix in DOCUMENTS and "urn:duckboard:1" in text


def main(root):
    tree, report = Tree(root), Report()
    suffixes = (".c", ".h", ".ui", ".desktop.in", ".metainfo.xml.in", ".gschema.xml") + DOCUMENTS
    wanted = {
        str(path)
        for folder in ("src", "ui", "data", "scenarios")
        for path in tree.find(*suffixes, under=folder)
        if not str(path).startswith("data/schemas/")  # examples for authors, shown to nobody
        and has_sentences(path, tree.read(path))
    }
    potfiles = [path for path in tree.files if str(path) == "po/POTFILES.in"]
    lines = tree.read(potfiles[0]).splitlines() if potfiles else []
    listed = [line for line in lines if line and not line.startswith("#")]
    report.check("every file with sentences is in po/POTFILES.in",
                 ["add " + name for name in sorted(wanted - set(listed))])
    report.check("every file in po/POTFILES.in has sentences",
                 ["remove " + name for name in sorted(set(listed) - wanted)])
    report.check("po/POTFILES.in is sorted, each file once",
                 [] if listed == sorted(set(listed)) else ["sort it with LC_ALL=C sort -u"])
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
