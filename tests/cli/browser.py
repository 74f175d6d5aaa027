#!/usr/bin/env python3
# browser.py: pages that duckboard-cli makes, in a browser
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# browser.py PROGRAM [-m slow]: with Chromium, and axe as npm has it in the version below, which are
# only there where somebody has installed them; without -m slow nothing is done.

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

AXE = "4.10.3"
AXE_SUM = "880970c081707360e64f34cea25ff91892f5bc95675b0776925b9709dd8a68bb"

DOCUMENTS = ("hooge", "le-cateau", "parapet", "switch-line", "club-first-watch",
             "german-fifteenth-corps")
WIDTHS = (360, 768, 1280)

# Of the map of Hooge with its frame, whose outermost lines lie a little inside, in millimetres.
PRINTED = 157.8

# It says what it found by the title.
RUN = """<script>%s</script><script>
window.onload = function () {
  axe.run(document, {resultTypes: ['violations']}).then(function (found) {
    document.title = 'FOUND' + JSON.stringify({
      violations: found.violations.map(v => v.id + ': ' + v.nodes[0].html.slice(0, 150)),
      passes: found.passes.length,
      width: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth});
  });
};
</script></body>"""


def skip(reason):
    print(f"1..0 # SKIP {reason}")
    sys.exit(0)


def fetch_axe(folder):
    """The program that looks for what keeps people from a page; None: there is none."""
    npm = shutil.which("npm")
    if npm is None:
        return None
    run = subprocess.run([npm, "pack", "--silent", f"axe-core@{AXE}"], cwd=folder,
                         capture_output=True, check=False)
    archive = os.path.join(folder, f"axe-core-{AXE}.tgz")
    if run.returncode != 0 or not os.path.exists(archive):
        return None
    with tarfile.open(archive) as files:
        data = files.extractfile("package/axe.min.js").read()
    if hashlib.sha256(data).hexdigest() != AXE_SUM:
        raise ValueError("axe is another one than it was")
    return data.decode("utf-8").replace("</script", "<\\/script")


def look(browser, folder, page, width, dark):
    """What axe finds, and how wide the page has become; and the page as the browser has it."""
    run = subprocess.run(
        [browser, "--headless=new", "--no-sandbox", "--disable-gpu",
         f"--user-data-dir={folder}/profile", f"--window-size={width},1000",
         f"--blink-settings=preferredColorScheme={0 if dark else 1}",
         "--virtual-time-budget=60000", "--dump-dom", "file://" + page],
        capture_output=True, check=False, timeout=300)
    return run.stdout.decode("utf-8", "replace")


def measure_print(browser, folder, page):
    """How wide the map is on paper, in millimetres; None: poppler's programs are not there."""
    pdf = os.path.join(folder, "page.pdf")
    if shutil.which("pdftoppm") is None:
        return None
    subprocess.run(
        [browser, "--headless=new", "--no-sandbox", "--disable-gpu",
         f"--user-data-dir={folder}/profile", "--no-pdf-header-footer", "--print-to-pdf=" + pdf,
         "file://" + page], capture_output=True, check=True, timeout=300)
    picture = subprocess.run(["pdftoppm", "-r", "300", "-f", "1", "-l", "1", "-gray", pdf],
                             capture_output=True, check=True).stdout
    _, size, _, pixels = picture.split(b"\n", 3)
    width, height = map(int, size.split())
    widest = 0
    for y in range(height):
        dark = [x for x, pixel in enumerate(pixels[y * width:(y + 1) * width]) if pixel < 100]
        # A line of the frame, not of text.
        if len(dark) > width // 2 and len(dark) > (dark[-1] - dark[0]) * 0.95:
            widest = max(widest, dark[-1] - dark[0] + 1)
    return widest / 300 * 25.4


def main():
    program = os.path.abspath(sys.argv[1])
    browser = shutil.which("chromium")
    if "slow" not in sys.argv:
        skip("only with -m slow")
    if browser is None:
        skip("there is no Chromium")
    with tempfile.TemporaryDirectory() as folder:
        axe = fetch_axe(folder)
        if axe is None:
            skip("axe cannot be fetched by npm")
        number = 0
        failed = False
        print(f"# {subprocess.run([browser, '--version'], capture_output=True).stdout!r}")
        game = os.path.join(folder, "game.duckgame")
        subprocess.run([program, "play", "hooge", "--1", "random", "--2", "random", "--seed", "4",
                        "--save", game], capture_output=True, check=True)
        for name in DOCUMENTS + (game,):
            page = os.path.join(folder, os.path.basename(name) + ".html")
            looked_at = os.path.join(folder, "looked-at.html")
            saved = os.path.join(folder, "saved.html")
            subprocess.run([program, "story" if name == game else "export", name, "-o", page],
                           check=True)
            with open(page, encoding="utf-8") as file:
                text = file.read()

            # As it is, a page runs nothing.
            open_to_all = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", text)
            assert open_to_all != text
            with open(looked_at, "w", encoding="utf-8") as file:
                file.write(open_to_all.replace("</body>", RUN % axe))
            for width in WIDTHS:
                for dark in (False, True):
                    number += 1
                    got = look(browser, folder, looked_at, width, dark)
                    found = re.search(r"<title>FOUND(.*?)</title>", got)
                    found = json.loads(found.group(1)) if found else {}
                    good = (found.get("violations") == [] and found["passes"] > 20
                            and found["width"] <= found["room"])
                    failed |= not good
                    print(f"{'ok' if good else 'not ok'} {number} {name} {width} {dark}")
                    if not good:
                        print(f"# {found}")

            # What a browser has understood and writes again has the document still.
            number += 1
            with open(saved, "w", encoding="utf-8") as file:
                file.write(look(browser, folder, page, 1280, False))
            canon = [subprocess.run([program, "canon", file], capture_output=True, check=False)
                     for file in (page, saved)]
            good = canon[0].stdout == canon[1].stdout != b""
            failed |= not good
            print(f"{'ok' if good else 'not ok'} {number} {name} saved")
        number += 1
        printed = measure_print(browser, folder, os.path.join(folder, "hooge.html"))
        good = printed is None or abs(printed - PRINTED) < 0.3
        failed |= not good
        print(f"{'ok' if good else 'not ok'} {number} printed {printed}")
        print(f"1..{number}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
