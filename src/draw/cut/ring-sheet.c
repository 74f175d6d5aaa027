/* ring-sheet.c: circles around a point of the table, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/cut/counter-private.h"
#include "draw/cut/cut-sheet-private.h"
#include "text/words/phrase.h"

/* Parts of a ring, and how wide it is, in millimetres. */
#define N_PARTS 8
#define BAND 14.0

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

/* Its words in one line. */
static char *
dup_title (const char *words)
{
  return g_strdelimit (g_strdup (words), "\n", ' ');
}

static void
add (DrawCutSheet *sheet, double radius, gboolean is_part, const char *words)
{
  Ring *ring = g_new (Ring, 1);
  double width = is_part ? 2 * radius * sin (G_PI / N_PARTS) : 2 * radius;
  double height = is_part ? get_part_height (radius) : 2 * radius;

  *ring = (Ring){ radius, is_part, g_strdup (words) };
  draw_cut_sheet_add (sheet,
                      (DrawCut){ .piece = { .width = (WarLength) lround (width * WAR_MILLIMETRE),
                                            .height = (WarLength) lround (height * WAR_MILLIMETRE),
                                            .shape = { is_part ? DRAW_CUT_ARC : DRAW_CUT_CIRCLE,
                                                       radius, radius - BAND, G_PI / N_PARTS },
                                            .title = dup_title (words) },
                                 .draw = draw_ring,
                                 .draw_back = draw_ring,
                                 .item = ring,
                                 .free_item = ring_free });
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

  const DrawCutPlan *plan = draw_cut_sheet_get_plan (sheet);

  if (across <= draw_cut_plan_get_room_width (plan)
      && across <= draw_cut_plan_get_room_height (plan))
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

void
draw_rings_add (DrawCutSheet *sheet, const WarRules *rules)
{
  const WarStat *numbers = rules->system->numbers;

  for (guint i = 0; numbers[i].id != NULL; i++)
    if (numbers[i].role == WAR_ROLE_RING || numbers[i].role == WAR_ROLE_AROUND)
      add_number (sheet, &numbers[i], rules->numbers[i], rules->system->length_unit);
}
