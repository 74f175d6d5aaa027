/* compass.c: six directions to throw for, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/cut/counter-private.h"
#include "draw/cut/cut-sheet-private.h"
#include "draw/cut/stick-sheet.h"
#include "draw/surface/lettering-private.h"

/* How far it is from the middle to a side at least and at most, and how high the words are that
 * stand below, in millimetres. */
#define REACH 30.0
#define MOST_REACH 45.0
#define WORDS 14.0

#define CIRCLE 0.96 /* what of the room a circle takes: it is not cut along */

typedef struct
{
  double reach; /* from the middle to a side, in millimetres */
  gboolean is_hex; /* a hex on a corner as those of the board, not a circle */
  char *words;
} Compass;

static void
compass_free (gpointer data)
{
  g_free (((Compass *) data)->words);
  g_free (data);
}

/* From its middle to where it ends at the top and at the bottom. */
static double
get_height (const Compass *compass)
{
  return compass->is_hex ? compass->reach / cos (G_PI / 6) : compass->reach;
}

static void
draw_outline (cairo_t *cr, const Compass *compass)
{
  double reach = get_height (compass) * (compass->is_hex ? 1 : CIRCLE);

  cairo_new_path (cr);
  for (guint i = 0; compass->is_hex && i < WAR_HEX_N_DIRECTIONS; i++)
    cairo_line_to (cr, reach * sin (i * G_PI / 3), -reach * cos (i * G_PI / 3));
  if (!compass->is_hex)
    cairo_arc (cr, 0, 0, reach, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_set_line_width (cr, 0.3);
  cairo_stroke (cr);
}

/* An arrow upwards. */
static void
draw_arrow (cairo_t *cr, double reach, double thickness)
{
  cairo_move_to (cr, 0, -reach * 0.2);
  cairo_line_to (cr, 0, -reach * 0.48);
  cairo_set_line_width (cr, thickness);
  cairo_stroke (cr);
  cairo_move_to (cr, 0, -reach * 0.62);
  cairo_line_to (cr, -2.4, -reach * 0.46);
  cairo_line_to (cr, 2.4, -reach * 0.46);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* The numbers follow clockwise. On a circle 1 is straight towards the enemy's edge
 * (entrenched.E-16), on a hex the first side from the top on. */
static void
draw_compass (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  const Compass *compass = item;
  double height = get_height (compass), middle = -WORDS / 2, reach = compass->reach;
  double start = compass->is_hex ? G_PI / 6 : 0;
  DrawLettering number
    = { .face = DRAW_FACE_MAP, .size = 8, .bold = TRUE, .align = PANGO_ALIGN_CENTER };
  DrawBox box = { -reach * 0.94, middle + height + 1, 2 * reach * 0.94, WORDS - 2 };

  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
  cairo_save (cr);
  cairo_translate (cr, 0, middle);
  draw_outline (cr, compass);
  for (guint i = 0; i < WAR_HEX_N_DIRECTIONS; i++)
    {
      double angle = start + i * G_PI / 3;
      char text[] = { (char) ('1' + i), '\0' };

      cairo_save (cr);
      cairo_rotate (cr, angle);
      draw_arrow (cr, reach, i == 0 && !compass->is_hex ? 1.4 : 0.7);
      cairo_restore (cr);
      draw_lettering_show_at_baseline (cr, &number, reach * 0.8 * sin (angle),
                                       -reach * 0.8 * cos (angle) + 2.9, text);
    }
  cairo_restore (cr);
  draw_counter_name (cr, compass->words, box, ink);
}

/* As large as the hexes of the board, within reason. */
void
draw_compass_add (DrawCutSheet *sheet, const DrawSubject *subject, const char *words)
{
  const WarField *field = subject->operation != NULL ? subject->operation->field : NULL;
  Compass *compass = g_new (Compass, 1);
  double hex = field != NULL && field->board != NULL
                 ? (double) war_field_get_hexes (field).half_width / WAR_MILLIMETRE
                 : REACH;

  *compass = (Compass){
    .reach = CLAMP (hex, REACH, MOST_REACH),
    .is_hex = !draw_stick_sheets_has (subject->rules->system),
    .words = g_strdup (words),
  };
  draw_cut_sheet_add (
    sheet,
    (DrawCut){
      .piece = { .width = (WarLength) ceil (2 * compass->reach) * WAR_MILLIMETRE,
                 .height = (WarLength) ceil (2 * get_height (compass) + WORDS) * WAR_MILLIMETRE,
                 .title = g_strdup (_ ("Compass")) },
      .draw = draw_compass,
      .draw_back = draw_compass,
      .item = compass,
      .free_item = compass_free,
    });
}
