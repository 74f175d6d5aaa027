#!/bin/sh
# letter-spaced-words.sh: what nobody finds in a PDF whose titles are spaced
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: a word whose letters are spaced by PDF's own means (Tc) is read as one word, however wide;
# one whose letters are placed one by one (TJ, as cairo does) up to a fifth of its size.
# Behaviour: to Poppler, MuPDF and pdf.js (of Firefox) it is the same how it is spaced. MuPDF and
# pdf.js read "B A T T L E" from 0.15 em on, Poppler from 0.4. Only Ghostscript knows Tc, and reads
# such a word whole at 0.5 too. So a title at more than a tenth is not found by who searches for it,
# nor read aloud as a word.
# Seen with Poppler 22.12.0, MuPDF 1.21.1, Ghostscript 10.00.0 (Debian 12) and pdfjs-dist 4.10.38 on
# Node.js 20, capitals of Helvetica at 0.1 to 0.5 em: the lines at the end.
# Wants: node, npm, python3, and Debian's packages poppler-utils, mupdf-tools and ghostscript.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
pdftotext -v 2>&1 | head -n 1
mutool -v 2>&1
echo "Ghostscript $(gs --version)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdfjs-dist@4.10.38 >/dev/null
cat >make.py <<'END'
WORD, SIZE = "BATTLE", 20
for space in (0.1, 0.15, 0.3, 0.4, 0.5):
    placed = f" {-space * 1000:g} ".join(f"({letter})" for letter in WORD)
    for how, shown in ("Tc", f"{space * SIZE:g} Tc ({WORD}) Tj"), ("TJ", f"[{placed}] TJ"):
        text = f"BT /F {SIZE} Tf 60 700 Td {shown} ET"
        objects = [
            "<< /Type /Catalog /Pages 2 0 R >>",
            "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R"
            " /Resources << /Font << /F 5 0 R >> >> >>",
            f"<< /Length {len(text)} >>\nstream\n{text}\nendstream",
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"]
        out, places = "%PDF-1.7\n", []
        for number, each in enumerate(objects, 1):
            places.append(len(out))
            out += f"{number} 0 obj\n{each}\nendobj\n"
        table = "".join(f"{place:010} 00000 n \n" for place in places)
        out += (f"xref\n0 6\n0000000000 65535 f \n{table}trailer\n<< /Size 6 /Root 1 0 R >>\n"
                f"startxref\n{len(out)}\n%%EOF\n")
        open(f"{how}-{space:.2f}.pdf", "w", encoding="ascii", newline="").write(out)
END
python3 make.py
cat >read.mjs <<'END'
import { readFileSync } from 'fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const data = new Uint8Array(readFileSync(process.argv[2]));
const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
console.log((await page.getTextContent()).items.map((item) => item.str).join(''));
END

# Says for a file who reads the word whole.
look () {
  readers=
  ! pdftotext "$1" - | grep -q BATTLE || readers="$readers Poppler"
  ! mutool draw -q -F txt "$1" 2>/dev/null | grep -q BATTLE || readers="$readers MuPDF"
  ! gs -q -sDEVICE=txtwrite -o - "$1" | grep -q BATTLE || readers="$readers Ghostscript"
  ! node read.mjs "$1" 2>/dev/null | grep -q BATTLE || readers="$readers pdf.js"
  echo "${1%.pdf}:${readers:- nobody}"
}
seen=$(for file in Tc-*.pdf TJ-*.pdf; do
  look "$file"
done)
printf '%s\n' "$seen"
[ "$seen" = 'Tc-0.10: Poppler MuPDF Ghostscript pdf.js
Tc-0.15: Poppler Ghostscript
Tc-0.30: Poppler Ghostscript
Tc-0.40: Ghostscript
Tc-0.50: Ghostscript
TJ-0.10: Poppler MuPDF Ghostscript pdf.js
TJ-0.15: Poppler Ghostscript
TJ-0.30: Poppler Ghostscript
TJ-0.40: nobody
TJ-0.50: nobody' ] || { echo 'This has changed.' >&2; exit 1; }
