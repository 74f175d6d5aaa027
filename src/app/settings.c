/* settings.c: what the user prefers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/settings.h"

#include <adwaita.h>

GSettings *
duck_settings_get (void)
{
  static GSettings *settings;

  if (settings == NULL)
    settings = g_settings_new (DUCK_APP_ID);
  return settings;
}

/* In the order of the schema's values. */
static void
update_color_scheme (GSettings *settings)
{
  const AdwColorScheme schemes[]
    = { ADW_COLOR_SCHEME_DEFAULT, ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };
  gint scheme = g_settings_get_enum (settings, DUCK_SETTING_COLOR_SCHEME);

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[scheme]);
}

void
duck_settings_apply_color_scheme (void)
{
  GSettings *settings = duck_settings_get ();

  g_signal_connect (settings, "changed::" DUCK_SETTING_COLOR_SCHEME,
                    G_CALLBACK (update_color_scheme), NULL);
  update_color_scheme (settings);
}

/* What is usual where the computer is, if we have it. */
static const DrawPaper *
get_local_paper (void)
{
  const char *name = gtk_paper_size_get_default ();

  return g_str_equal (name, draw_paper_letter.name) ? &draw_paper_letter : &draw_paper_a4;
}

DrawPaper
duck_settings_get_paper (void)
{
  const DrawPaper *papers[]
    = { get_local_paper (), &draw_paper_a4, &draw_paper_a3, &draw_paper_a5, &draw_paper_letter };

  return *papers[g_settings_get_enum (duck_settings_get (), DUCK_SETTING_PAPER)];
}
