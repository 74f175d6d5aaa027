#!/bin/sh
# joined-pdf-scaling.sh: sheets at true size that are joined forget that they are
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: two PDFs that both ask not to be scaled when printed (ViewerPreferences, PrintScaling None)
# ask for it still when they have been joined, or have only been written anew.
# Behaviour: of six usual ways to join two files one keeps the wish, and the language: qpdf with the
# first file as its primary input. pdfunite, qpdf --empty, Ghostscript, mutool merge, pdftk and
# pdf-lib drop both without a word, although half of them keep the bookmarks. Of the ways to
# write one file anew qpdf --linearize, mutool clean, pdfseparate and pdf-lib keep it; Ghostscript
# and pdftocairo do not. So sheets are better printed from one job than joined.
# Seen with Poppler 22.12.0, qpdf 11.3.0, Ghostscript 10.00.0, MuPDF 1.21.1 and pdftk-java 3.3.2 of
# Debian 12, and pdf-lib 1.17.1: the lines at the end.
# Wants: npm, python3, and Debian's packages poppler-utils, qpdf, ghostscript, mupdf-tools and
# pdftk-java.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
pdfunite -v 2>&1 | head -n 1
qpdf --version | head -n 1
echo "Ghostscript $(gs --version)"
mutool -v 2>&1
pdftk --version | head -n 1
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdf-lib@1.17.1 >/dev/null

cat >make.py <<'END'
"""Two sheets of one page, with a language, a bookmark and the wish not to be scaled."""
for name in ("a", "b"):
    text = f"BT /F 12 Tf 72 700 Td (Sheet {name}) Tj ET"
    objects = [
        "<< /Type /Catalog /Pages 2 0 R /Lang (de-DE) /Outlines 6 0 R"
        " /ViewerPreferences << /PrintScaling /None >> >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595.28 841.89] /Contents 4 0 R"
        " /Resources << /Font << /F 5 0 R >> >> >>",
        f"<< /Length {len(text)} >>\nstream\n{text}\nendstream",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        "<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>",
        "<< /Title (Templates) /Parent 6 0 R /Dest [3 0 R /Fit] >>",
        "<< /Title (Sheets) >>",
    ]
    out, places = "%PDF-1.7\n", []
    for number, each in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n{each}\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    out += (f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
            f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R /Info 8 0 R >>\n"
            f"startxref\n{len(out)}\n%%EOF\n")
    open(f"{name}.pdf", "w", encoding="ascii", newline="").write(out)
END
python3 make.py
cat >join.js <<'END'
const { PDFDocument } = require('pdf-lib'), fs = require('fs');
(async () => {
  const joined = await PDFDocument.create();
  for (const file of ['a.pdf', 'b.pdf']) {
    const one = await PDFDocument.load(fs.readFileSync(file));
    for (const page of await joined.copyPages(one, [0])) joined.addPage(page);
  }
  fs.writeFileSync('join-pdf-lib.pdf', await joined.save());
  const one = await PDFDocument.load(fs.readFileSync('a.pdf'));
  fs.writeFileSync('anew-pdf-lib.pdf', await one.save());
})();
END
node join.js
pdfunite a.pdf b.pdf join-pdfunite.pdf
qpdf a.pdf --pages . b.pdf -- join-qpdf-first.pdf
qpdf --empty --pages a.pdf b.pdf -- join-qpdf-empty.pdf
gs -q -sDEVICE=pdfwrite -o join-gs.pdf a.pdf b.pdf
mutool merge -o join-mutool.pdf a.pdf b.pdf
pdftk a.pdf b.pdf cat output join-pdftk.pdf
qpdf --linearize a.pdf anew-qpdf.pdf
mutool clean a.pdf anew-mutool.pdf
pdfseparate a.pdf anew-pdfseparate.pdf
gs -q -sDEVICE=pdfwrite -o anew-gs.pdf a.pdf
pdftocairo -pdf a.pdf anew-pdftocairo.pdf

seen=$(for file in join-*.pdf anew-*.pdf; do
  # Status 3: with warnings, as pdfunite counts its objects wrong.
  qpdf --qdf --object-streams=disable "$file" plain.pdf >/dev/null 2>&1 || [ $? -eq 3 ]
  keeps=
  for word in PrintScaling Lang Templates; do
    grep -aq "$word" plain.pdf && keeps="$keeps $word"
  done
  echo "${file%.pdf}:${keeps:- nothing}"
done)
printf '%s\n' "$seen"
[ "$seen" = 'join-gs: Templates
join-mutool: Templates
join-pdf-lib: nothing
join-pdftk: Templates
join-pdfunite: nothing
join-qpdf-empty: nothing
join-qpdf-first: PrintScaling Lang Templates
anew-gs: Templates
anew-mutool: PrintScaling Lang Templates
anew-pdf-lib: PrintScaling Lang Templates
anew-pdfseparate: PrintScaling Lang
anew-pdftocairo: nothing
anew-qpdf: PrintScaling Lang Templates' ] || { echo 'This has changed.' >&2; exit 1; }
