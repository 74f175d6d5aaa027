#!/bin/sh
# condensed-font-is-wide.sh: a condensed font that is asked for by its name and comes wide
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Guess: of a family that is called "Roboto Condensed" pango_font_description_from_string() with
# "Roboto Condensed 10" gives that family, as fontconfig does by that name.
# Behaviour: Pango takes "Condensed" for a wish and looks for the family "Roboto". If that is there
# too, as in Debian's package, the letters are Roboto's, wide ones, without a word: what was
# measured for a narrow column does not fit. Of "Open Sans" the light condensed font is found that
# way and the bold one is not, as only the former counts as one of that family. A comma after the
# name ("Roboto Condensed, 10"), or pango_font_description_set_family(), is right for all that are
# families.
# Seen with Pango 1.50.12 and 1.56.3, fonts-roboto-unhinted 2:0~20170802-3 and fonts-open-sans
# 1.11-2 (Debian 12 and 13): the lines at the end.
# Wants: a C compiler, pkg-config, libpango1.0-dev, fontconfig, apt-get and dpkg.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
# These fonts and no others, without installing them.
apt-get -qq download fonts-roboto-unhinted fonts-open-sans 2>/dev/null
for package in *.deb; do
  echo "$package"
  dpkg -x "$package" fonts
done
cat >fonts.conf <<END
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$place/fonts</dir><cachedir>$place/cache</cachedir></fontconfig>
END
export FONTCONFIG_FILE="$place/fonts.conf"
cat >find.c <<'END'
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>

int
main (int argc, char **argv)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());

  for (int i = 1; i < argc; i++)
    {
      PangoFont *font
        = pango_context_load_font (context, pango_font_description_from_string (argv[i]));
      FcChar8 *file = NULL;

      FcPatternGetString (pango_fc_font_get_pattern (PANGO_FC_FONT (font)), FC_FILE, 0, &file);
      g_print ("%s: %s\n", argv[i], g_path_get_basename ((const char *) file));
    }
  return 0;
}
END
# shellcheck disable=SC2046 # several words
cc -o find find.c $(pkg-config --cflags --libs pangocairo pangofc)
echo "Pango $(pkg-config --modversion pango)"
seen=$(
  for name in 'Roboto Condensed' 'Open Sans Condensed'; do
    echo "fontconfig, $name: $(basename "$(fc-match -f '%{file}' "$name")")"
  done
  ./find 'Roboto Condensed 10' 'Roboto Condensed, 10' 'Roboto Condensed Light 10' \
    'Open Sans Condensed Light 10' 'Open Sans Condensed Bold 10' 'Open Sans Condensed, Bold 10'
)
printf '%s\n' "$seen"
[ "$seen" = 'fontconfig, Roboto Condensed: RobotoCondensed-Regular.ttf
fontconfig, Open Sans Condensed: OpenSans-CondBold.ttf
Roboto Condensed 10: Roboto-Regular.ttf
Roboto Condensed, 10: RobotoCondensed-Regular.ttf
Roboto Condensed Light 10: Roboto-Light.ttf
Open Sans Condensed Light 10: OpenSans-CondLight.ttf
Open Sans Condensed Bold 10: OpenSans-Bold.ttf
Open Sans Condensed, Bold 10: OpenSans-CondBold.ttf' ] || { echo 'This has changed.' >&2; exit 1; }
