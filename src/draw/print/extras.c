/* extras.c: what may stand behind sheets, each on pages of its own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/print/extras.h"

#include <glib/gi18n-lib.h>

#include "draw/cut/cut-sheet-private.h"
#include "draw/cut/test-sheet.h"
#include "draw/map/map-tiles.h"
#include "draw/print/booklet.h"
#include "draw/print/contents-sheet.h"
#include "draw/sheets/record-sheet.h"
#include "draw/sheets/reference-sheet.h"

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

/* What is cut out: each kind on sheets of its own, of its stock. */
typedef struct
{
  DrawSheetPart part;
  DrawStock stock;
  DrawCutAddFunc add;
} CutKind;

static const CutKind cut_kinds[] = {
  { DRAW_SHEET_COUNTERS, DRAW_STOCK_BOARD, draw_counters_add },
  { DRAW_SHEET_STANDEES, DRAW_STOCK_CARD, draw_standees_add },
  { DRAW_SHEET_TOKENS, DRAW_STOCK_BOARD, draw_tokens_add },
  { DRAW_SHEET_TEMPLATES, DRAW_STOCK_CARD, draw_templates_add },
  { DRAW_SHEET_STICKS, DRAW_STOCK_CARD, draw_sticks_add },
  { DRAW_SHEET_CARDS, DRAW_STOCK_CARD, draw_cards_add },
  { DRAW_SHEET_TAGS, DRAW_STOCK_BOARD, draw_tags_add },
};

/* NULL: its sheets are laid out by themselves. */
static const CutKind *
find_cut_kind (DrawSheetPart part)
{
  for (guint i = 0; i < G_N_ELEMENTS (cut_kinds); i++)
    if (cut_kinds[i].part == part)
      return &cut_kinds[i];
  return NULL;
}

/* NULL: there are none. Corners with tags lie among counters, which are of the same stock. */
static DrawSheets *
new_cut_sheets (const CutKind *kind, gboolean has_tags, const DrawSubject *subject,
                const DrawSheetSetup *setup)
{
  DrawCutSheet *sheet = draw_cut_sheet_new (kind->part, kind->stock, subject, setup);

  kind->add (sheet, subject, setup);
  if (has_tags)
    draw_tags_add (sheet, subject, setup);
  return draw_cut_sheet_finish (sheet, draw_sheet_get_part_title (kind->part));
}

DrawSheets *
draw_extra_sheets_new (DrawSheetPart part, const DrawSubject *subject, const DrawSheetSetup *setup)
{
  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (part == DRAW_SHEET_TEST || (subject != NULL && subject->rules != NULL),
                        NULL);

  const CutKind *kind = find_cut_kind (part);
  DrawSheetSetup own = *setup;

  if (kind != NULL)
    {
      own.left_out &= ~(guint) part;
      return new_cut_sheets (
        kind, part == DRAW_SHEET_COUNTERS && (setup->left_out & DRAW_SHEET_TAGS) == 0, subject,
        &own);
    }
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
    case DRAW_SHEET_TEST:
      return draw_test_sheets_new (setup);
    default:
      return NULL;
    }
}

/* Has those of the parts behind the sheets; tokens know whether the battlefield is among them. */
static void
append_parts (DrawSheets *sheets, guint parts, const DrawSubject *subject,
              const DrawSheetSetup *setup)
{
  DrawSheetSetup own = *setup;

  /* Among counters, if there are any. */
  if ((parts & DRAW_SHEET_COUNTERS) != 0)
    parts &= ~(guint) DRAW_SHEET_TAGS;
  for (const DrawSheetPartOption *option = draw_sheet_get_part_options (); option->id != NULL;
       option++)
    if (option->is_extra && option->part != DRAW_SHEET_CONTENTS && (parts & option->part) != 0)
      {
        DrawSheets *added = draw_extra_sheets_new (option->part, subject, &own);

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
