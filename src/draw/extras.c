/* extras.c: what may stand behind sheets, each on pages of its own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/extras.h"

#include <glib/gi18n-lib.h>

#include "draw/booklet.h"
#include "draw/contents-sheet.h"
#include "draw/cut-sheet-private.h"
#include "draw/map-tiles.h"
#include "draw/record-sheet.h"
#include "draw/reference-sheet.h"

/* NULL: there is no field, or it takes more sheets than are made. */
static DrawSheets *
new_tiles (const DrawSubject *subject, const DrawSheetSetup *setup)
{
  DrawPicture picture = {
    .format = DRAW_FORMAT_PDF,
    .ink = setup->ink,
    .left_out = DRAW_PART_BORDER,
    .overlap = setup->overlap,
    .paper = &setup->paper,
  };
  WarField *field = subject->operation != NULL ? subject->operation->field : NULL;

  if (field == NULL)
    return NULL;
  draw_picture_set_scale (&picture, field, 1);
  if (draw_map_tiles_count (field, &picture) > DRAW_TILES_MAX)
    return NULL;
  return draw_map_tiles_new (_ ("Battlefield"), field, &picture);
}

/* NULL: its sheets are laid out by themselves. */
static DrawCutAddFunc
get_add (DrawSheetPart part)
{
  switch ((gint) part)
    {
    case DRAW_SHEET_COUNTERS:
      return draw_counters_add;
    case DRAW_SHEET_STANDEES:
      return draw_standees_add;
    case DRAW_SHEET_TOKENS:
      return draw_tokens_add;
    case DRAW_SHEET_TEMPLATES:
      return draw_templates_add;
    case DRAW_SHEET_STICKS:
      return draw_sticks_add;
    case DRAW_SHEET_CARDS:
      return draw_cards_add;
    case DRAW_SHEET_TAGS:
      return draw_tags_add;
    default:
      return NULL;
    }
}

/* All pieces of the parts, among each other on as few sheets as take them; NULL: there are none. */
static DrawSheets *
new_packed (guint parts, const DrawSubject *subject, const DrawSheetSetup *setup)
{
  DrawCutSheet *sheet = draw_cut_sheet_new (subject, setup);
  g_autoptr (GString) name = g_string_new (NULL);

  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    {
      DrawCutAddFunc add = (parts & option->part) != 0 ? get_add (option->part) : NULL;
      guint n = draw_cut_sheet_get_n (sheet);

      if (add == NULL)
        continue;
      add (sheet, subject, setup);
      if (draw_cut_sheet_get_n (sheet) > n)
        g_string_append_printf (name, "%s%s", name->len > 0 ? ", " : "", _ (option->title));
    }
  return draw_cut_sheet_finish (sheet, name->str);
}

DrawSheets *
draw_extra_sheets_new (DrawSheetPart part, const DrawSubject *subject, const DrawSheetSetup *setup)
{
  g_return_val_if_fail (subject != NULL && subject->rules != NULL && setup != NULL, NULL);

  DrawSheetSetup own = *setup;

  own.left_out &= ~(guint) part;
  switch ((gint) part)
    {
    case DRAW_SHEET_REFERENCE:
      return draw_reference_sheets_new (subject, setup);
    case DRAW_SHEET_CLAUSES:
      return draw_clause_sheets_new (subject, setup);
    case DRAW_SHEET_RECORD:
      return draw_record_sheets_new (subject, setup);
    case DRAW_SHEET_TILES:
      return new_tiles (subject, setup);
    case DRAW_SHEET_COUNTERS:
      return new_packed (DRAW_SHEET_COUNTERS | (~setup->left_out & DRAW_SHEET_TAGS), subject,
                         setup);
    default:
      return new_packed (part, subject, &own);
    }
}

/* Has those of the parts behind the sheets, all that is packed where the first of it would be;
 * tokens know whether the battlefield is among them. */
static void
append_parts (DrawSheets *sheets, guint parts, const DrawSubject *subject,
              const DrawSheetSetup *setup)
{
  DrawSheetSetup own = *setup;
  guint packed = parts & DRAW_SHEET_PARTS_PACKED;

  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    if (option->is_extra && option->part != DRAW_SHEET_CONTENTS && (parts & option->part) != 0)
      {
        DrawSheets *added = NULL;

        if (get_add (option->part) == NULL)
          added = draw_extra_sheets_new (option->part, subject, &own);
        else if (packed != 0)
          added = new_packed (packed, subject, &own);
        if (get_add (option->part) != NULL)
          packed = 0;
        own.has_battlefield |= option->part == DRAW_SHEET_TILES && added != NULL;
        draw_sheets_append (sheets, added);
      }
}

DrawSheets *
draw_extras_add (DrawSheets *sheets, guint offered, const DrawSubject *subject,
                 const DrawSheetSetup *setup)
{
  g_return_val_if_fail (sheets != NULL && subject != NULL && setup != NULL, sheets);

  guint wanted = offered & ~setup->left_out;
  guint apart = setup->is_booklet ? (guint) DRAW_SHEET_PARTS_AT_SIZE : 0;

  append_parts (sheets, wanted & ~apart, subject, setup);
  if ((wanted & DRAW_SHEET_CONTENTS) != 0)
    sheets = draw_contents_sheets_new (sheets, subject, setup, (wanted & apart) != 0);
  return sheets;
}

DrawSheets *
draw_extras_fold (DrawSheets *pages, guint offered, const DrawSubject *subject,
                  const DrawSheetSetup *whole)
{
  g_return_val_if_fail (pages != NULL && subject != NULL && whole != NULL, pages);

  DrawSheets *booklet = draw_booklet_new (pages, whole->paper);

  append_parts (booklet, offered & ~whole->left_out & DRAW_SHEET_PARTS_AT_SIZE, subject, whole);
  return booklet;
}
