/* tag-sheet.c: tags for the corners of a field, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "draw/cut/counter-private.h"
#include "draw/cut/cut-sheet-private.h"
#include "draw/surface/tag.h"
#include "engine/operation/tag.h"

/* In millimetres: from the edge that lies on that of the field. */
#define LINE 1.2
#define WORDS 2.6

typedef struct
{
  guint corner; /* from the top left one clockwise */
  double side, tag; /* millimetres */
} Card;

static const char *
get_name (guint corner)
{
  const char *const names[] = { _ ("Top left corner"), _ ("Top right corner"),
                                _ ("Bottom right corner"), _ ("Bottom left corner") };

  return names[corner];
}

/* An angle in the corner that lies on the field's. */
static void
draw_angle (cairo_t *cr, const Card *card, DrawInk ink)
{
  double edge = card->side / 2 - LINE / 2;

  cairo_save (cr);
  cairo_rotate (cr, card->corner * G_PI / 2);
  cairo_move_to (cr, -edge, card->side * 0.3);
  cairo_line_to (cr, -edge, -edge);
  cairo_line_to (cr, card->side * 0.3, -edge);
  cairo_restore (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_width (cr, LINE);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
  cairo_stroke (cr);
}

static void
draw_card (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  const Card *card = item;
  gboolean is_top = card->corner < 2;
  double edge = card->side / 2 - 0.5;
  DrawBox box = { -card->side * 0.46, is_top ? edge - WORDS : -edge, card->side * 0.92, WORDS };

  draw_angle (cr, card, ink);
  draw_tag (cr, WAR_TAG_FIRST_CORNER + card->corner, card->tag);
  draw_counter_name (cr, get_name (card->corner), box, ink);
}

const WarField *
draw_tag_find_field (const DrawSubject *subject, const DrawSheetSetup *setup)
{
  const WarField *field = subject->operation != NULL ? subject->operation->field : NULL;

  if (field == NULL || field->is_absent || !draw_tag_can ())
    return NULL;
  return (setup->left_out & DRAW_SHEET_TAGS) == 0 ? field : NULL;
}

void
draw_tags_add (DrawCutSheet *sheet, const DrawSubject *subject, const DrawSheetSetup *setup)
{
  const WarField *field = draw_tag_find_field (subject, setup);

  if (field == NULL)
    return;
  draw_cut_sheet_advise (sheet, _ ("For photos lay the corners onto those of the field, with the "
                                   "thick angle along its edges."));
  for (guint i = 0; i < WAR_TAG_N_CORNERS; i++)
    {
      WarLength side = war_tag_get_corner_side (field);
      const Card card = { i, (double) side / WAR_MILLIMETRE,
                          (double) war_tag_get_corner_size (field) / WAR_MILLIMETRE };

      draw_cut_sheet_add (
        sheet,
        (DrawCut){ .piece = { .width = side, .height = side, .title = g_strdup (get_name (i)) },
                   .draw = draw_card,
                   .item = g_memdup2 (&card, sizeof card),
                   .free_item = g_free });
    }
}
