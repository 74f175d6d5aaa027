/* ring-sheet.c: circles around a point of the table, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/ring-sheet.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/counter-private.h"
#include "draw/cut-sheet-private.h"
#include "draw/lettering-private.h"
#include "draw/template-sheet.h"
#include "text/phrase.h"
#include "text/template.h"

/* Parts of a ring, and how wide it is, in millimetres. */
#define N_PARTS 8
#define BAND 14.0

/* Half of the width of a compass's hex, at least and at most, and the height of its words. */
#define COMPASS 30.0
#define MOST_COMPASS 45.0
#define COMPASS_WORDS 14.0

/* A whole circle, or a part of a ring. */
typedef struct
{
  double radius; /* millimetres */
  gboolean is_part;
  char *words;
} Ring;

static void
ring_free (gpointer data)
{
  g_free (((Ring *) data)->words);
  g_free (data);
}

/* Of a part, whose middle is at the top. */
static double
get_part_height (double radius)
{
  return radius - (radius - BAND) * cos (G_PI / N_PARTS);
}

static void
set_path (cairo_t *cr, gconstpointer item)
{
  const Ring *ring = item;
  double half = G_PI / N_PARTS, middle;

  if (!ring->is_part)
    {
      draw_cut_circle (cr, 2 * ring->radius);
      return;
    }
  middle = ring->radius - get_part_height (ring->radius) / 2;
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, middle, ring->radius, -G_PI / 2 - half, -G_PI / 2);
  cairo_arc (cr, 0, middle, ring->radius, -G_PI / 2, -G_PI / 2 + half);
  cairo_arc_negative (cr, 0, middle, ring->radius - BAND, -G_PI / 2 + half, -G_PI / 2 - half);
  cairo_close_path (cr);
}

static void
draw_ring (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  const Ring *ring = item;
  double width = ring->is_part ? ring->radius * 0.6 : ring->radius * 1.3;
  double height = ring->is_part ? BAND * 0.6 : ring->radius * 0.4;
  double y = ring->is_part ? -get_part_height (ring->radius) / 2 + BAND * 0.22 : ring->radius * 0.2;

  if (!ring->is_part)
    {
      double arm = fmin (ring->radius * 0.3, 4);

      cairo_move_to (cr, -arm, 0);
      cairo_line_to (cr, arm, 0);
      cairo_move_to (cr, 0, -arm);
      cairo_line_to (cr, 0, arm);
      draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
      cairo_set_line_width (cr, 0.15);
      cairo_stroke (cr);
    }
  draw_counter_name (cr, ring->words, (DrawBox){ -width / 2, y, width, height }, ink);
}

static void
add (DrawCutSheet *sheet, double radius, gboolean is_part, const char *words)
{
  Ring *ring = g_new (Ring, 1);
  double width = is_part ? 2 * radius * sin (G_PI / N_PARTS) : 2 * radius;
  double height = is_part ? get_part_height (radius) : 2 * radius;

  *ring = (Ring){ radius, is_part, g_strdup (words) };
  draw_cut_sheet_add (sheet, (DrawCut){ .width = (WarLength) lround (width * WAR_MILLIMETRE),
                                        .height = (WarLength) lround (height * WAR_MILLIMETRE),
                                        .draw = draw_ring,
                                        .path = set_path,
                                        .item = ring,
                                        .free_item = ring_free,
                                        .title = g_strdup (words) });
}

static void
add_number (DrawCutSheet *sheet, const WarStat *number, WarLength value, WarLengthUnit unit)
{
  WarLength across = number->role == WAR_ROLE_AROUND ? 2 * value : value;
  double radius = (double) across / 2 / WAR_MILLIMETRE;
  g_autofree char *length = text_length (across, unit);
  /* TRANSLATORS: a circle to cut out: "Ring of Gas · 12″ across". */
  g_autofree char *words
    = g_strdup_printf (_ ("%s · %s across"), text_translate (number->name), length);

  if (across <= draw_cut_sheet_get_room_width (sheet)
      && across <= draw_cut_sheet_get_room_height (sheet))
    {
      add (sheet, radius, FALSE, words);
      return;
    }
  for (guint i = 0; i < N_PARTS; i++)
    {
      /* TRANSLATORS: one of so many parts of a ring, to be joined. */
      g_autofree char *part = g_strdup_printf (_ ("%s\npart %u of %u"), words, i + 1, N_PARTS);

      add (sheet, radius, TRUE, part);
    }
}

/* The compass ---------------------------------------------------------------------------------- */

typedef struct
{
  double half_width; /* of its hex, in millimetres */
  char *words;
} Compass;

static void
compass_free (gpointer data)
{
  g_free (((Compass *) data)->words);
  g_free (data);
}

/* From a hex's middle to its corners. */
static double
get_reach (const Compass *compass)
{
  return compass->half_width / cos (G_PI / 6);
}

/* A hex on a corner, as those of the board, above what it is for. */
static void
draw_compass (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  const Compass *compass = item;
  double reach = get_reach (compass), middle = -COMPASS_WORDS / 2, width = compass->half_width;
  DrawLettering number
    = { .face = DRAW_FACE_MAP, .size = 8, .bold = TRUE, .align = PANGO_ALIGN_CENTER };
  DrawBox box = { -width * 0.94, middle + reach + 1, 2 * width * 0.94, COMPASS_WORDS - 2 };

  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
  cairo_save (cr);
  cairo_translate (cr, 0, middle);
  for (guint i = 0; i < WAR_HEX_N_DIRECTIONS; i++)
    cairo_line_to (cr, reach * sin (i * G_PI / 3), -reach * cos (i * G_PI / 3));
  cairo_close_path (cr);
  cairo_set_line_width (cr, 0.3);
  cairo_stroke (cr);
  for (guint i = 0; i < WAR_HEX_N_DIRECTIONS; i++)
    {
      double angle = G_PI / 6 + i * G_PI / 3;
      char text[] = { (char) ('1' + i), '\0' };

      cairo_save (cr);
      cairo_rotate (cr, angle);
      cairo_move_to (cr, 0, -width * 0.2);
      cairo_line_to (cr, 0, -width * 0.48);
      cairo_set_line_width (cr, 0.7);
      cairo_stroke (cr);
      cairo_move_to (cr, 0, -width * 0.62);
      cairo_line_to (cr, -2.4, -width * 0.46);
      cairo_line_to (cr, 2.4, -width * 0.46);
      cairo_close_path (cr);
      cairo_fill (cr);
      cairo_restore (cr);
      draw_lettering_show_at_baseline (cr, &number, width * 0.8 * sin (angle),
                                       -width * 0.8 * cos (angle) + 2.9, text);
    }
  cairo_restore (cr);
  draw_counter_name (cr, compass->words, box, ink);
}

/* As large as the hexes of the board, within reason; of a system alone as usual. */
static void
add_compass (DrawCutSheet *sheet, const DrawSubject *subject, const char *words)
{
  const WarField *field = subject->operation != NULL ? subject->operation->field : NULL;
  Compass *compass = g_new (Compass, 1);
  double hex = field != NULL && field->board != NULL
                 ? (double) war_field_get_hexes (field).half_width / WAR_MILLIMETRE
                 : COMPASS;

  *compass = (Compass){ CLAMP (hex, COMPASS, MOST_COMPASS), g_strdup (words) };
  draw_cut_sheet_add (
    sheet, (DrawCut){
             .width = (WarLength) ceil (2 * compass->half_width) * WAR_MILLIMETRE,
             .height = (WarLength) ceil (2 * get_reach (compass) + COMPASS_WORDS) * WAR_MILLIMETRE,
             .draw = draw_compass,
             .item = compass,
             .free_item = compass_free,
             .title = g_strdup (_ ("Compass")),
           });
}

/* All of them ---------------------------------------------------------------------------------- */

static gboolean
is_ring (const WarStat *number)
{
  return number->role == WAR_ROLE_RING || number->role == WAR_ROLE_AROUND;
}

/* NULL: there is none, or it stands beside templates. */
static const char *
find_compass (const DrawSubject *subject)
{
  return draw_template_sheets_has (subject->rules)
           ? NULL
           : text_compass (subject->rules, subject->operation);
}

gboolean
draw_ring_sheets_has (const DrawSubject *subject)
{
  g_return_val_if_fail (subject != NULL && subject->rules != NULL, FALSE);

  const WarStat *numbers = subject->rules->system->numbers;

  for (guint i = 0; numbers[i].id != NULL; i++)
    if (is_ring (&numbers[i]))
      return TRUE;
  return find_compass (subject) != NULL;
}

void
draw_rings_add (DrawCutSheet *sheet, const DrawSubject *subject, const DrawSheetSetup *setup)
{
  const WarStat *numbers = subject->rules->system->numbers;
  const char *compass = find_compass (subject);

  for (guint i = 0; numbers[i].id != NULL; i++)
    if (is_ring (&numbers[i]))
      add_number (sheet, &numbers[i], subject->rules->numbers[i],
                  subject->rules->system->length_unit);
  if (compass != NULL)
    add_compass (sheet, subject, compass);
}

DrawSheets *
draw_ring_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup)
{
  g_return_val_if_fail (subject != NULL && subject->rules != NULL && setup != NULL, NULL);

  DrawCutSheet *sheet = draw_cut_sheet_new (subject, setup, NULL);

  draw_rings_add (sheet, subject, setup);
  return draw_cut_sheet_finish (sheet, _ ("Templates"));
}
