#!/bin/sh
# small-capitals-apart.sh: a title in small capitals is read as "I nfanterIe"
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a word that Pango draws in small capitals or in capitals (variant, text_transform) stands
# in cairo's PDF as it was written, and is found and copied as such, as a word with ligatures is.
# Behaviour: cairo draws the glyphs of capitals, each for the first letter that needs it, and says
# of the others what was written beside them (ActualText). Poppler heeds that. MuPDF, Ghostscript
# and pdf.js (of Firefox) read "InfanterIe", and pdf.js puts a space where the size changes, so that
# a search for the word finds nothing. Capitals typed as such are read alike by all.
# Seen with Pango 1.50.12, cairo 1.16.0, Poppler 22.12.0, MuPDF 1.21.1, Ghostscript 10.00.0 (Debian
# 12) and pdfjs-dist 4.10.38 on Node.js 20, letters of DejaVu Sans: the lines at the end.
# Wants: a C compiler, pkg-config, libpango1.0-dev, fonts-dejavu-core, node, npm, and Debian's
# packages poppler-utils, mupdf-tools and ghostscript.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
cat >page.c <<'END'
#include <cairo-pdf.h>
#include <pango/pangocairo.h>

int
main (int argc, char **argv)
{
  cairo_surface_t *surface = cairo_pdf_surface_create ("page.pdf", 400, 100);
  cairo_t *cr = cairo_create (surface);
  PangoLayout *layout = pango_cairo_create_layout (cr);

  pango_layout_set_font_description (layout,
                                     pango_font_description_from_string ("DejaVu Sans 20"));
  pango_layout_set_markup (layout, argv[1], -1);
  cairo_move_to (cr, 20, 20);
  pango_cairo_show_layout (cr, layout);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o page page.c $(pkg-config --cflags --libs pangocairo cairo-pdf)
echo "Pango $(pkg-config --modversion pango), cairo $(pkg-config --modversion cairo)"
pdftotext -v 2>&1 | head -n 1
mutool -v 2>&1
echo "Ghostscript $(gs --version)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdfjs-dist@4.10.38 >/dev/null
cat >read.mjs <<'END'
import { readFileSync } from 'fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const data = new Uint8Array(readFileSync('page.pdf'));
const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
console.log((await page.getTextContent()).items.map((item) => item.str).join(''));
END
seen=$(for markup in 'Infanterie' "<span variant='small-caps'>Infanterie</span>" \
  "<span text_transform='uppercase'>Infanterie</span>" 'INFANTERIE'; do
  ./page "$markup"
  echo "$markup: Poppler $(pdftotext page.pdf - | head -n 1)," \
    "MuPDF $(mutool draw -q -F txt page.pdf 2>/dev/null | head -n 1)," \
    "Ghostscript $(gs -q -sDEVICE=txtwrite -o - page.pdf | tr -c -d '[:alpha:]')," \
    "pdf.js $(node read.mjs 2>/dev/null)"
done | sed "s/<[^']*'\([^']*\)'>[^:]*/\1/")
printf '%s\n' "$seen"
[ "$seen" = 'Infanterie: Poppler Infanterie, MuPDF Infanterie, Ghostscript Infanterie, pdf.js Infanterie
small-caps: Poppler Infanterie, MuPDF InfanterIe, Ghostscript InfanterIe, pdf.js I nfanterIe
uppercase: Poppler Infanterie, MuPDF InfanterIe, Ghostscript InfanterIe, pdf.js InfanterIe
INFANTERIE: Poppler INFANTERIE, MuPDF INFANTERIE, Ghostscript INFANTERIE, pdf.js INFANTERIE' ] ||
  { echo 'This has changed.' >&2; exit 1; }
