/* sheet-options.c: what may be chosen of sheets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/sheet-options.h"

#include <glib/gi18n-lib.h>

static const DrawSheetPartOption part_options[] = {
  { DRAW_SHEET_COSTS, "costs", N_ ("Costs"), NULL, FALSE },
  { DRAW_SHEET_NOTES, "notes", N_ ("Notes"), N_ ("Your own about units"), FALSE },
  { DRAW_SHEET_COMPOSITION, "composition", N_ ("Composition"),
    N_ ("The limits, and whether they are kept"), FALSE },
  { DRAW_SHEET_TURN, "turn", N_ ("Order of the Turn"), N_ ("Its steps, and what to remember"),
    FALSE },
  { DRAW_SHEET_TERRAIN, "terrain", N_ ("Terrain"), N_ ("What that of the field does"), FALSE },
  { DRAW_SHEET_TRAITS, "traits", N_ ("Traits"), N_ ("What each of them does"), FALSE },
  { DRAW_SHEET_MAP, "map", N_ ("Map"), NULL, FALSE },
  { DRAW_SHEET_CONTENTS, "contents", N_ ("Contents"),
    N_ ("A page in front that says what is where, and what else is needed"), TRUE },
  { DRAW_SHEET_REFERENCE, "reference", N_ ("Quick Reference"),
    N_ ("Order of the turn, terrain, numbers and tables"), TRUE },
  { DRAW_SHEET_CLAUSES, "clauses", N_ ("Rules"), N_ ("All of them, in their chapters"), TRUE },
  { DRAW_SHEET_RECORD, "record", N_ ("Record Sheet"), N_ ("To write down how it went"), TRUE },
  { DRAW_SHEET_TILES, "tiles", N_ ("Battlefield"),
    N_ ("At full size, over as many sheets as it takes"), TRUE },
  { DRAW_SHEET_COUNTERS, "counters", N_ ("Counters"),
    N_ ("Of units, to cut out at the size of their bases"), TRUE },
  { DRAW_SHEET_STANDEES, "standees", N_ ("Paper Soldiers"),
    N_ ("That stand on their bases, to cut out and fold"), TRUE },
  { DRAW_SHEET_TOKENS, "tokens", N_ ("Tokens"),
    N_ ("What units are marked with, objectives and corners of zones"), TRUE },
  { DRAW_SHEET_TEMPLATES, "templates", N_ ("Templates"),
    N_ ("Circles, rings and a compass, to cut out"), TRUE },
  { DRAW_SHEET_STICKS, "sticks", N_ ("Sticks"),
    N_ ("For each length of the rules, and arcs of fire"), TRUE },
  { DRAW_SHEET_CARDS, "cards", N_ ("Unit Cards"), N_ ("One for each unit, with its boxes"), TRUE },
#ifdef HAVE_LIBAPRILTAG
  { DRAW_SHEET_TAGS, "tags", N_ ("Tags for Photos"),
    N_ ("On counters, and for the corners of the field"), TRUE },
#endif
  { DRAW_SHEET_TEST, "test-sheet", N_ ("Test Sheet"),
    N_ ("How far a printer moves the back of a sheet, held against the light"), TRUE },
  { 0, NULL, NULL, NULL, FALSE },
};

const DrawSheetPartOption *
draw_sheet_get_part_options (void)
{
  return part_options;
}

const char *
draw_sheet_get_part_title (DrawSheetPart part)
{
  for (const DrawSheetPartOption *option = part_options; option->id != NULL; option++)
    if (option->part == part)
      return _ (option->title);
  return "";
}

const char *const *
draw_sheet_get_detail_ids (void)
{
  static const char *const ids[] = {
    [DRAW_DETAIL_FULL] = "full",
    [DRAW_DETAIL_COMPACT] = "compact",
    [DRAW_DETAIL_LINE] = "line",
    NULL,
  };

  return ids;
}

const char *
draw_sheet_get_detail_name (DrawSheetDetail detail)
{
  static const char *const names[] = {
    [DRAW_DETAIL_FULL] = N_ ("In Full"),
    [DRAW_DETAIL_COMPACT] = N_ ("Compact"),
    [DRAW_DETAIL_LINE] = N_ ("One Line a Unit"),
  };

  g_return_val_if_fail (detail < G_N_ELEMENTS (names), "");

  return _ (names[detail]);
}

guint
draw_sheet_get_extras (void)
{
  guint extras = 0;

  for (const DrawSheetPartOption *option = part_options; option->id != NULL; option++)
    if (option->is_extra)
      extras |= option->part;
  return extras;
}
