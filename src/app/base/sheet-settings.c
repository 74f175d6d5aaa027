/* sheet-settings.c: what printed sheets are like, as the user prefers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/sheet-settings.h"

#include <gtk/gtk.h>

/* What is usual where the computer is, if we have it. */
static const DrawPaper *
get_local_paper (void)
{
  const char *name = gtk_paper_size_get_default ();

  return g_str_equal (name, draw_paper_letter.name) ? &draw_paper_letter : &draw_paper_a4;
}

DrawPaper
duck_settings_get_paper_of (const char *key)
{
  const DrawPaper *papers[]
    = { get_local_paper (), &draw_paper_a4, &draw_paper_a3, &draw_paper_a5, &draw_paper_letter };

  return *papers[g_settings_get_enum (duck_settings_get (), key)];
}

DrawPaper
duck_settings_get_paper (void)
{
  return duck_settings_get_paper_of (DUCK_SETTING_PAPER);
}

/* The schema has them in the order of DrawInk. */
DrawInk
duck_settings_get_ink (void)
{
  return (DrawInk) g_settings_get_enum (duck_settings_get (), DUCK_SETTING_INK);
}

static guint
get_left_out (GSettings *sheets)
{
  guint left_out = 0;

  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    if (!g_settings_get_boolean (sheets, option->id))
      left_out |= option->part;

  return left_out;
}

DrawSheetSetup
duck_settings_get_sheet_setup (GSettings *sheets, DrawPaper paper)
{
  gboolean landscape = g_settings_get_boolean (sheets, DUCK_SHEET_SETTING_LANDSCAPE);

  return (DrawSheetSetup){
    .paper = landscape ? draw_paper_turn (paper) : paper,
    .ink = g_settings_get_boolean (sheets, DUCK_SHEET_SETTING_SAVE_INK) ? DRAW_INK_SAVING
                                                                        : duck_settings_get_ink (),
    .left_out = get_left_out (sheets),
    .detail = (DrawSheetDetail) g_settings_get_enum (sheets, DUCK_SHEET_SETTING_DETAIL),
    .columns = (guint) g_settings_get_int (sheets, DUCK_SHEET_SETTING_COLUMNS),
    .overlap = g_settings_get_int (sheets, DUCK_SHEET_SETTING_OVERLAP),
    .bridge_cards = g_settings_get_enum (sheets, DUCK_SHEET_SETTING_CARD_SIZE) > 0,
    .backs = (DrawBacks) g_settings_get_enum (duck_settings_get (), DUCK_SETTING_BACKS),
    .back_right = g_settings_get_double (duck_settings_get (), DUCK_SETTING_BACK_RIGHT),
    .back_down = g_settings_get_double (duck_settings_get (), DUCK_SETTING_BACK_DOWN),
  };
}
