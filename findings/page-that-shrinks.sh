#!/bin/sh
# page-that-shrinks.sh: a web page prints its ruler short when something else is too wide
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a page of A4 with margins of 10 mm and something 200 mm wide on it is printed by Chromium
# with that cut off at 190 mm; a bar of 100 mm beside it has 100 mm, and a page set to 100 mm 100 mm.
# Behaviour: everything is shrunk until the widest thing fits, though all lengths stand in mm and the
# paper has a size: the bar has 95 mm, and 67 at worst, beyond which things are cut off after all.
# A box in which nothing is seen counts too. And a page's size is rounded to about half a millimetre:
# 99.8 mm for 100.
# Seen with Chromium 156.0.8078.108 (Debian 12), headless: the lines at the end.
# Wants: Debian's packages chromium and poppler-utils, and python3.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
export HOME="$place"
chromium --version 2>/dev/null

# to_pdf HTML: makes page.pdf
to_pdf () {
  printf '<!doctype html>%s' "$1" >page.html
  chromium --headless --no-sandbox --disable-gpu --user-data-dir="$place/user" \
    --no-pdf-header-footer --print-to-pdf=page.pdf "file://$place/page.html" >/dev/null 2>&1
}
cat >measure.py <<'END'
import subprocess

# Ten pixels a millimetre.
picture = subprocess.run("pdftoppm -gray -singlefile -r 254 page.pdf".split(), check=True,
                         capture_output=True).stdout
_, width, _, _ = picture.split(None, 3)[:4]
rows = picture.split(b"\n", 3)[3]
longest = max(rows[at:at + int(width)].count(b"\0") for at in range(0, len(rows), int(width)))
print(f"{longest / 10:.0f} mm")
END
seen=$(
  for width in 190 200 250 380 600; do
    to_pdf "<style>@page { size: A4; margin: 10mm } body { margin: 0 }
      div { width: 100mm; height: 10mm; background: black }
      p { width: ${width}mm; height: 1mm }</style><div></div><p></p>"
    echo "beside $width mm: $(python3 measure.py)"
  done
  to_pdf '<style>@page { size: 100mm 100mm; margin: 0 }</style>'
  pdfinfo page.pdf | sed -n 's/Page size: */page: /p'
)
printf '%s\n' "$seen"
[ "$seen" = 'beside 190 mm: 100 mm
beside 200 mm: 95 mm
beside 250 mm: 76 mm
beside 380 mm: 67 mm
beside 600 mm: 67 mm
page: 282.96 x 282.96 pts' ] || { echo 'This has changed.' >&2; exit 1; }
