#!/bin/sh
# page-size-said-and-drawn.sh: a page that is said to be A4 and drawn as A3
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: the page size that pdfinfo says is that of the picture that pdftoppm makes, and all
# programs agree on a page cut out of a larger one (CropBox), and on one whose unit is ten points
# (UserUnit).
# Behaviour: of A4 cut out of A3 pdfinfo says A4, pdftoppm and pdftocairo -png draw the A3, as
# Ghostscript does, and pdf-lib takes it for a page of A3; pdftocairo -svg, MuPDF and pdf.js have
# A4. Poppler knows of no unit: it says and draws a tenth; pdf-lib neither. MuPDF, Ghostscript and
# pdf.js have the whole. So a test of true size says -cropbox, and measures what is drawn.
# Seen with Poppler 22.12.0, MuPDF 1.21.1, Ghostscript 10.00.0 (Debian 12), pdfjs-dist 4.10.38 and
# pdf-lib 1.17.1 on Node.js 20: the lines at the end.
# Wants: node, npm, python3, and Debian's packages poppler-utils, mupdf-tools, ghostscript and
# imagemagick.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
pdfinfo -v 2>&1 | head -n 1
mutool -v 2>&1
echo "Ghostscript $(gs --version)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdfjs-dist@4.10.38 pdf-lib@1.17.1 >/dev/null
cat >make.py <<'END'
BOXES = {"cut": "/MediaBox [0 0 842 1191] /CropBox [0 0 595 842]",
         "unit": "/MediaBox [0 0 59.5 84.2] /UserUnit 10"}
for name, boxes in BOXES.items():
    text = "1 1 20 20 re f"
    objects = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
               f"<< /Type /Page /Parent 2 0 R {boxes} /Contents 4 0 R /Resources << >> >>",
               f"<< /Length {len(text)} >>\nstream\n{text}\nendstream"]
    out, places = "%PDF-1.7\n", []
    for number, each in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n{each}\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    out += (f"xref\n0 5\n0000000000 65535 f \n{table}trailer\n<< /Size 5 /Root 1 0 R >>\n"
            f"startxref\n{len(out)}\n%%EOF\n")
    open(f"{name}.pdf", "w", encoding="ascii", newline="").write(out)
END
python3 make.py
cat >ask.mjs <<'END'
import { readFileSync } from 'fs';
import { PDFDocument } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const bytes = readFileSync(process.argv[2]);
const { width, height } = (await PDFDocument.load(bytes)).getPage(0).getSize();
const page = await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise)
  .getPage(1);
const view = page.getViewport({ scale: 1 });
console.log(`pdf-lib ${Math.ceil(width)} x ${Math.ceil(height)}`);
console.log(`pdf.js ${Math.ceil(view.width)} x ${Math.ceil(view.height)}`);
END

# A point a pixel.
size () {
  /usr/bin/identify-im6.q16 -format '%w x %h\n' "$1"
}
look () {
  echo "pdfinfo $(pdfinfo "$1" | sed -n 's/Page size: *\([0-9.]*\) x \([0-9.]*\) .*/\1 x \2/p')"
  pdftoppm -r 72 -png -singlefile "$1" out
  echo "pdftoppm $(size out.png)"
  pdftoppm -cropbox -r 72 -png -singlefile "$1" out
  echo "pdftoppm -cropbox $(size out.png)"
  pdftocairo -r 72 -png -singlefile "$1" out
  echo "pdftocairo -png $(size out.png)"
  pdftocairo -svg "$1" out.svg
  box=$(sed -n '/<svg/s/.* viewBox="0 0 \([0-9.]*\) \([0-9.]*\)".*/\1 x \2/p' out.svg)
  echo "pdftocairo -svg $box"
  mutool draw -q -r 72 -o out.png "$1" 2>/dev/null
  echo "MuPDF $(size out.png)"
  gs -q -sDEVICE=png16m -r72 -o out.png "$1"
  echo "Ghostscript $(size out.png)"
  node ask.mjs "$1" 2>/dev/null
}
seen=$(for name in cut unit; do
  look $name.pdf | sed "s/^/$name: /"
done)
printf '%s\n' "$seen"
[ "$seen" = 'cut: pdfinfo 595 x 842
cut: pdftoppm 842 x 1191
cut: pdftoppm -cropbox 595 x 842
cut: pdftocairo -png 842 x 1191
cut: pdftocairo -svg 595 x 842
cut: MuPDF 595 x 842
cut: Ghostscript 842 x 1191
cut: pdf-lib 842 x 1191
cut: pdf.js 595 x 842
unit: pdfinfo 59.5 x 84.2
unit: pdftoppm 60 x 85
unit: pdftoppm -cropbox 60 x 85
unit: pdftocairo -png 60 x 85
unit: pdftocairo -svg 59.5 x 84.2
unit: MuPDF 595 x 842
unit: Ghostscript 595 x 842
unit: pdf-lib 60 x 85
unit: pdf.js 595 x 842' ] || { echo 'This has changed.' >&2; exit 1; }
