#!/bin/sh
# svg-at-90-dpi.sh: GTK opens an SVG smaller than its own library draws it
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: an SVG of 100 mm that a GTK program opens as a picture has 378 pixels, as CSS has it (96 to the
# inch) and as rsvg-convert makes of it: both are librsvg.
# Behaviour: rsvg-convert makes 378 pixels, the loader that comes with the same librsvg tells GTK of
# 354: it counts 90 to the inch, as programs did before SVG was a part of CSS. What stands in
# pixels or has no unit is the same in both. So a map whose scale is worked out from the pixels of
# a texture is off by 6 %, unless the size is read from the file.
# Seen with librsvg 2.54.7 and GTK 4.8.3 (Debian 12), 2.60.0 and 4.18.6 (Debian 13): the lines at the
# end.
# Wants: a C compiler, pkg-config, GTK's headers, librsvg2-bin, librsvg2-common and python3.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
for unit in mm px; do
  printf '<svg xmlns="http://www.w3.org/2000/svg" width="100%s" height="50%s" viewBox="0 0 2 1">' \
    "$unit" "$unit" >"$unit.svg"
  printf '<rect width="1" height="1"/></svg>' >>"$unit.svg"
done
cat >open.c <<'END'
#include <gtk/gtk.h>

int
main (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GdkTexture) texture = gdk_texture_new_from_filename (argv[i], &error);

      if (texture == NULL)
        g_error ("%s", error->message);
      g_print ("%s: GTK %d x %d\n", argv[i], gdk_texture_get_width (texture),
               gdk_texture_get_height (texture));
    }

  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o open open.c $(pkg-config --cflags --libs gtk4)
echo "GTK $(pkg-config --modversion gtk4)"
rsvg-convert --version
seen=$(
  ./open mm.svg px.svg
  for file in mm.svg px.svg; do
    rsvg-convert -o out.png "$file"
    python3 -c 'import struct, sys
print(sys.argv[1] + ": rsvg-convert %d x %d" % struct.unpack(">II", open("out.png", "rb").read(24)[16:]))
' "$file"
  done
)
printf '%s\n' "$seen"
[ "$seen" = 'mm.svg: GTK 354 x 177
px.svg: GTK 100 x 50
mm.svg: rsvg-convert 378 x 189
px.svg: rsvg-convert 100 x 50' ] || { echo 'This has changed.' >&2; exit 1; }
