#!/usr/bin/python3
# application.py: what the desktop is told about the program is right, and under one name
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: application.py ROOT BUILD-ROOT APP-ID"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as xml

from lint import Report, Tree

KINDS = {"army": ".duckarmy", "book": ".duckbook", "campaign": ".duckcampaign",
         "field": ".duckfield", "game": ".duckgame", "operation": ".duckop",
         "tracker": ".ducktable"}
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
OTHERS = {
    "application/x-battlescribe-roster+xml": ["*.ros"],
    "application/x-battlescribe-roster+zip": ["*.rosz"],
    "application/x-universal-vtt": ["*.uvtt", "*.dd2vtt", "*.df2vtt"],
}
# The GNOME runtime that the program is put into Flatpaks with, and what it must be let do.
RUNTIME = {"runtime": "org.gnome.Platform", "sdk": "org.gnome.Sdk", "command": "duckboard"}
PERMISSIONS = {"--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--device=dri",
               "--socket=pulseaudio",
               "--filesystem=xdg-documents/Duckboard:create"}


def run(*command):
    """What a checker has to say: nothing if all is right."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          check=False)
    return [] if done.returncode == 0 else [done.stdout, done.stderr]


def check_with(report, name, *command):
    if shutil.which(command[0]) is None:
        report.skip(name, f"there is no {command[0]}")
    else:
        report.check(name, run(*command))


def get_mime_type(kind):
    return f"application/vnd.duckboard.{kind}+xml"


def check_mime_types(report, tree, data, app_id):
    root = xml.parse(data / f"{app_id}.xml").getroot()
    elements = {element.get("type"): element for element in root.findall(MIME + "mime-type")}
    found = {name: (element.find(MIME + "glob").get("pattern"),
                    element.find(MIME + "icon").get("name"),
                    element.find(MIME + "root-XML").get("localName"))
             for name, element in elements.items() if name not in OTHERS}
    wanted = {get_mime_type(kind): ("*" + suffix, f"{app_id}-{kind}", kind)
              for kind, suffix in KINDS.items()}
    report.check("MIME types of all kinds of documents", [] if found == wanted else [
        f"{sorted(found.items())} instead of {sorted(wanted.items())}"])
    others = {name: [glob.get("pattern") for glob in elements[name].findall(MIME + "glob")]
              for name in OTHERS if name in elements}
    report.check("MIME types of other programs' files that are opened",
                 [] if others == OTHERS else [f"{others} instead of {OTHERS}"])

    missing = [f"data/icons/{kind}{end}.svg" for kind in list(KINDS) + ["app"]
               for end in ("", "-symbolic")
               if not (tree.root / f"data/icons/{kind}{end}.svg").is_file()]
    report.check("an icon for each, coloured and symbolic", missing)

    entry = re.search("^MimeType=(.*)$", (data / f"{app_id}.desktop").read_text("utf-8"), re.M)
    report.check("the desktop file opens them all", [] if entry and set(
        filter(None, entry[1].split(";"))) == {*wanted, *OTHERS} else ["MimeType= lacks some"])
    component = xml.parse(data / f"{app_id}.metainfo.xml").getroot()
    report.check("the metainfo file lists them all", [] if {
        element.text for element in component.iter("mediatype")} == {*wanted, *OTHERS} else [
            "<mediatype> lacks some"])


def check_flatpak(report, tree, app_id):
    path = tree.root / f"flatpak/{app_id}.json"
    faults = []
    try:
        manifest = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        report.check("flatpak: the manifest is JSON", [error])
        return
    faults += [f"{key} is {manifest.get(key)}, not {value}"
               for key, value in {**RUNTIME, "id": app_id}.items() if manifest.get(key) != value]
    if not re.fullmatch("[0-9]{2}", manifest.get("runtime-version", "")):
        faults.append("runtime-version is not the number of a GNOME release")
    if set(manifest.get("finish-args", [])) != PERMISSIONS:
        faults.append(f"finish-args is not {sorted(PERMISSIONS)}")
    last = (manifest.get("modules") or [{}])[-1]
    if (last.get("name"), last.get("buildsystem")) != ("duckboard", "meson"):
        faults.append("the last module does not build Duckboard with Meson")
    # What the runtime lacks of the libraries is built before, or the build fails: nothing is left
    # out without a word.
    faults += [f"the last module does not say {option}" for option in
               ("-Darchive=enabled", "-Dqr=enabled", "-Dphoto=enabled", "-Dtests=false")
               if option not in last.get("config-opts", [])]
    for source in last.get("sources", []):
        if not (path.parent / source.get("path", "?") / "meson.build").is_file():
            faults.append(f"{source} is not this tree")
    faults += [f"{module.get('name')}: what is fetched has no sha256"
               for module in manifest.get("modules", []) for source in module.get("sources", [])
               if "url" in source and not re.fullmatch("[0-9a-f]{64}", source.get("sha256", ""))]
    report.check("flatpak: what matters in the manifest", faults)

    name = "flatpak: flatpak-builder reads the manifest"
    if shutil.which("flatpak-builder") is None:
        report.skip(name, "there is no flatpak-builder")
        return
    done = subprocess.run(["flatpak-builder", "--show-manifest", path], capture_output=True,
                          text=True, check=False)
    # A key that it does not know is only a warning.
    report.check(name, [done.stderr] if done.returncode or done.stderr else [])


def check_names(report, tree, app_id):
    """The id is written down once; the manifest cannot read it from there."""
    allowed = {"meson.build", f"flatpak/{app_id}.json"}
    faults = []
    for path in tree.files:
        if app_id in path.name and str(path) not in allowed:
            faults.append(f"{path}: its name has the id")
        if str(path) not in allowed and path.suffix not in (".png", ".gmo"):
            if app_id in (tree.root / path).read_text("utf-8", "replace"):
                faults.append(f"{path}: the id is in it")
    report.check("the id of the program is in meson.build only", faults)


def check_package(report, tree):
    """Debian's package has the program's version."""
    version = re.search("^  version: '(.*)',", tree.read(pathlib.Path("meson.build")), re.M)[1]
    changelog = tree.read(pathlib.Path("debian/changelog"))
    report.check("the version of Debian's package is that of the program", [] if
                 changelog.startswith(f"duckboard ({version}) ") else [changelog.splitlines()[0]])


def check_headers(report, tree):
    """Who builds with the installed engine has all that its headers include."""
    text = tree.read(pathlib.Path("src/engine/meson.build"))
    listed = text[text.index("engine_headers = "):]
    installed = re.findall(r"'([\w/-]+\.h)'", listed[:listed.index("\n)\n")])
    report.check("the installed headers include no other of the engine", sorted({
        f"{header} includes {name}" for header in installed
        for name in re.findall('#include "engine/(.*)"', tree.read(
            pathlib.Path("src/engine") / header)) if name not in installed}))


def check_fonts(report, tree):
    """Tests are offered each family that is drawn with, and tests of its lack all others."""
    source = tree.read(pathlib.Path("src/draw/surface/fonts.c"))
    table = source[source.index("families[]"):source.index("};")]
    families = {name for names in re.findall(r'= "(.*)"', table) for name in names.split(",")[:-1]}
    report.check("the fonts of maps and sheets are those of the tests", [
        f"{path} does not name {families ^ named}" for path in ("fonts.conf", "other-fonts.conf")
        for named in [{element.text for element in
                       xml.parse(tree.root / "tests" / path).iter("string")}]
        if named != families])


def main(root, build, app_id):
    tree, report = Tree(root), Report()
    data = pathlib.Path(build) / "data"
    check_names(report, tree, app_id)
    check_mime_types(report, tree, data, app_id)
    check_with(report, "appstreamcli finds the metainfo file right", "appstreamcli", "validate",
               "--no-net", "--pedantic", data / f"{app_id}.metainfo.xml")
    check_with(report, "desktop-file-validate finds the desktop file right",
               "desktop-file-validate", data / f"{app_id}.desktop")
    check_with(report, "glib-compile-schemas finds the schema right", "glib-compile-schemas",
               "--strict", "--dry-run", data)
    check_flatpak(report, tree, app_id)
    check_headers(report, tree)
    check_package(report, tree)
    check_fonts(report, tree)
    report.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
