/* fonts.c: the fonts of maps and sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/fonts.h"

#include <glib/gi18n-lib.h>

#include "draw/surface/lettering-private.h"

/* The families of each face, with commas between them. The first ones are the same font in several
 * formats; the last one says what kind of font serves where that is missing. */
static const char *const families[] = {
  [DRAW_FACE_MAP] = "Linux Libertine O,Linux Libertine,Serif",
  [DRAW_FACE_TEXT] = "Cantarell,Sans",
};

const char *
draw_face_get_families (DrawFace face)
{
  g_return_val_if_fail (face < G_N_ELEMENTS (families), NULL);

  return families[face];
}

static gboolean
is_installed (char **names)
{
  PangoFontMap *map = pango_cairo_font_map_get_default ();

  for (guint i = 0; names[i + 1] != NULL; i++)
    if (pango_font_map_get_family (map, names[i]) != NULL)
      return TRUE;

  return FALSE;
}

char *
draw_fonts_describe_missing (void)
{
  g_autoptr (GString) missing = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    {
      g_auto (GStrv) names = g_strsplit (families[i], ",", -1);

      if (!is_installed (names))
        g_string_append_printf (missing, "%s%s", n++ > 0 ? ", " : "", names[0]);
    }
  if (n == 0)
    return NULL;

  return g_strdup_printf (
    /* Translators: %s is the name of a font, or the names of some with commas between them */
    g_dngettext (GETTEXT_PACKAGE, "Maps and sheets have another font, as %s is not installed",
                 "Maps and sheets have other fonts, as %s are not installed", n),
    missing->str);
}
