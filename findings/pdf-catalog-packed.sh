#!/bin/sh
# pdf-catalog-packed.sh: what can no longer be looked up in a PDF as text
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: cairo writes the catalog of a PDF as plain text, and for who wants that for sure
# cairo_pdf_surface_restrict_to_version() with 1.5 is a safe choice: 1.16 writes 1.5 itself.
# Behaviour: 1.18 (Debian 13) packs it into a compressed stream of objects, which came with PDF 1.5,
# so a file restricted to 1.5 has it packed as well; only 1.4 has not. Programs that look for
# /Catalog, or add to it (a language, no scaling when printed), find nothing, and say so or not.
# Seen with cairo 1.16.0 (Debian 12): "plain with 1.5, plain with 1.4, plain with 1.5"; with 1.18.4
# (Debian 13): "packed with 1.7, plain with 1.4, packed with 1.5".
# Wants: a C compiler, pkg-config and libcairo2-dev.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
cat >page.c <<'END'
#include <cairo-pdf.h>

static void
write_page (const char *path, int version)
{
  cairo_surface_t *surface = cairo_pdf_surface_create (path, 595, 842);

  if (version >= 0)
    cairo_pdf_surface_restrict_to_version (surface, (cairo_pdf_version_t) version);

  cairo_t *cr = cairo_create (surface);

  cairo_rectangle (cr, 100, 100, 100, 100);
  cairo_fill (cr);
  cairo_show_page (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (void)
{
  write_page ("1-own.pdf", -1);
  write_page ("2-oldest.pdf", CAIRO_PDF_VERSION_1_4);
  write_page ("3-1.5.pdf", CAIRO_PDF_VERSION_1_5);
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o page page.c $(pkg-config --cflags --libs cairo-pdf)
./page
seen=$(for file in *.pdf; do
  how=packed
  ! grep -aq /Catalog "$file" || how=plain
  echo "$how with $(head -c 8 "$file" | tail -c 3)"
done | paste -s -d , - | sed 's/,/, /g')
version=$(pkg-config --modversion cairo)
echo "cairo $version: $seen"
case $version in
  1.16.*) expected='plain with 1.5, plain with 1.4, plain with 1.5' ;;
  *) expected='packed with 1.7, plain with 1.4, packed with 1.5' ;;
esac
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
