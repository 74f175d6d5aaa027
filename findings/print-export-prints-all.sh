#!/bin/sh
# print-export-prints-all.sh: GTK's export to PDF heeds half of what print settings say
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: GtkPrintOperation's action EXPORT makes the file that printing to a file would make: paper,
# orientation, range of pages, odd pages, order and scale are those of the settings.
# Behaviour: paper and orientation are. The range, odd pages, the order and the scale are taken from
# the settings and left: all pages come, in order, at their size, and the result is success. Only
# a print backend carries them out, and there is none here; a program must leave pages out itself.
# Seen with GTK 4.8.3 (Debian 12) and 4.18.6 (Debian 13): the lines at the end.
# Wants: a C compiler, pkg-config, GTK's headers, poppler-utils and Xvfb.
set -eu
place=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$place"' EXIT
cd "$place"
export HOME="$place" GSETTINGS_BACKEND=memory GTK_A11Y=none
cat >export.c <<'END'
#include <gtk/gtk.h>

static void
begin_cb (GtkPrintOperation *operation)
{
  gtk_print_operation_set_n_pages (operation, 3);
}

static void
draw_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  cairo_rectangle (cr, 0, 0, 100 * (page + 1), 100);
  cairo_fill (cr);
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();

  gtk_init ();
  gtk_print_settings_set_paper_size (settings, gtk_paper_size_new (GTK_PAPER_NAME_A4));
  for (int i = 1; i + 1 < argc; i += 2)
    gtk_print_settings_set (settings, argv[i], argv[i + 1]);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_export_filename (operation, "out.pdf");
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_cb), NULL);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_cb), NULL);
  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, NULL)
         != GTK_PRINT_OPERATION_RESULT_APPLY;
}
END
# shellcheck disable=SC2046 # several words
cc -Wno-deprecated-declarations -o export export.c $(pkg-config --cflags --libs gtk4)
echo "GTK $(pkg-config --modversion gtk4)"

mkfifo number
Xvfb -displayfd 3 -screen 0 800x600x24 3>number 2>/dev/null &
server=$!
read -r number <number

# look NAME [KEY VALUE]...: the pages of the file, and how wide the first one's square is
look () {
  name=$1
  shift
  DISPLAY=":$number" ./export "$@" 2>/dev/null
  pages=$(pdfinfo out.pdf | sed -n 's/Pages: *//p')
  size=$(pdfinfo out.pdf | sed -n 's/Page size: *\([0-9]*\).* x \([0-9]*\).*/\1 x \2/p')
  # A point a pixel: a row of 100 black ones is a square of its size.
  black=$(pdftoppm -r 72 -gray -singlefile out.pdf | tr -d -c '\000' | wc -c)
  echo "$name: $pages pages of $size, $black"
}
seen=$(
  look 'as it is'
  look 'on its side' orientation landscape
  look 'page 2' print-pages ranges page-ranges 1
  look 'odd pages' page-set odd
  look 'from the last' reverse true
  look 'at half' scale 50
)
printf '%s\n' "$seen"
[ "$seen" = 'as it is: 3 pages of 595 x 841, 10000
on its side: 3 pages of 841 x 595, 10000
page 2: 3 pages of 595 x 841, 10000
odd pages: 3 pages of 595 x 841, 10000
from the last: 3 pages of 595 x 841, 10000
at half: 3 pages of 595 x 841, 10000' ] || { echo 'This has changed.' >&2; exit 1; }
