/* stick-sheet.c: sticks to measure with, and arcs of fire, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/cut/stick-sheet.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/cut/counter-private.h"
#include "draw/cut/cut-sheet-private.h"
#include "draw/sheets/units-private.h"
#include "draw/surface/lettering-private.h"
#include "engine/operation/operation-use.h"
#include "text/words/phrase.h"

/* In millimetres. */
#define STICK 13 /* across */
#define LEAST_STICK 5 /* nobody cuts out a shorter one, nor holds it */
#define TICK 2.2
#define LONG_TICK 3.4
#define SCALE 7.2 /* what the lines and their numbers take from the words */
#define PAD 1.4 /* between words and edges */
#define LETTER 2.7
#define NARROW 26 /* the words of shorter ones stand across, */
#define ACROSS 30 /* in so much room */
#define ARC 58 /* the radius of a sector */

typedef struct
{
  WarLength from, to; /* what its scale shows */
  WarLengthUnit unit;
  double depth;
  char *words; /* what it is for */
} Stick;

static void
stick_free (gpointer data)
{
  g_free (((Stick *) data)->words);
  g_free (data);
}

/* How long the line of a length is. */
static double
get_tick (WarLength at, WarLengthUnit unit)
{
  const WarLengthSteps *steps = war_length_unit_get_steps (unit);

  if (at % steps->numbered_line == 0)
    return LONG_TICK;
  return at % steps->longer_line == 0 ? TICK : TICK * 0.6;
}

/* Lines along the whole upper edge; they are drawn before any letters, which begin a new path. */
static void
draw_ticks (cairo_t *cr, const Stick *stick, double left, double top)
{
  WarLength part = war_length_unit_get_steps (stick->unit)->line;

  for (WarLength at = stick->from; at <= stick->to; at += part)
    {
      double x = left + (double) (at - stick->from) / WAR_MILLIMETRE;

      cairo_move_to (cr, x, top);
      cairo_line_to (cr, x, top + get_tick (at, stick->unit));
    }
  cairo_set_line_width (cr, 0.15);
  cairo_stroke (cr);
}

/* A number below each long line but those at the ends. */
static void
draw_numbers (cairo_t *cr, const Stick *stick, double left, double top)
{
  WarLength step = war_length_unit_get_length (stick->unit);
  DrawLettering number
    = { .face = DRAW_FACE_TEXT, .size = 2.4, .bold = TRUE, .align = PANGO_ALIGN_CENTER };

  for (WarLength at = stick->from + step; at < stick->to; at += step)
    if (get_tick (at, stick->unit) == LONG_TICK)
      {
        char text[16];

        g_snprintf (text, sizeof text, "%d", (int) (at / step));
        draw_lettering_show_at_baseline (cr, &number,
                                         left + (double) (at - stick->from) / WAR_MILLIMETRE,
                                         top + LONG_TICK + 2.2, text);
      }
}

static void
draw_stick (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  const Stick *stick = item;
  double width = (double) (stick->to - stick->from) / WAR_MILLIMETRE;
  double left = -width / 2, top = -stick->depth / 2;
  DrawBox box = { left + PAD, top + SCALE, width - 2 * PAD, stick->depth - SCALE - PAD };

  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
  draw_ticks (cr, stick, left, top);
  draw_numbers (cr, stick, left, top);
  if (width < NARROW)
    {
      double pad = fmin (PAD, width * 0.08);

      cairo_save (cr);
      cairo_rotate (cr, -G_PI / 2);
      box = (DrawBox){ -stick->depth / 2 + PAD, left + pad, ACROSS, width - 2 * pad };
      draw_counter_name (cr, stick->words, box, ink);
      cairo_restore (cr);
    }
  else
    {
      draw_counter_name (cr, stick->words, box, ink);
    }
}

/* How deep it has to be for its words. */
static double
find_depth (double width, const char *words)
{
  if (width < NARROW)
    return ACROSS + SCALE + PAD;

  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  DrawLettering lettering
    = { .face = DRAW_FACE_TEXT, .size = LETTER, .bold = TRUE, .width = width - 2 * PAD };
  double text_width, height;

  draw_lettering_measure (cr, &lettering, words, &text_width, &height);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return fmax (STICK, ceil (height + SCALE + PAD));
}

/* Takes the words over. */
static void
add_stick (DrawCutSheet *sheet, const WarSystem *system, WarLength from, WarLength to, char *words)
{
  Stick *stick = g_new (Stick, 1);
  double width = (double) (to - from) / WAR_MILLIMETRE;

  *stick = (Stick){ from, to, system->length_unit, find_depth (width, words), words };
  draw_cut_sheet_add (sheet,
                      (DrawCut){ .piece = { .width = to - from,
                                            .height = (WarLength) (stick->depth * WAR_MILLIMETRE),
                                            .title = g_strdup (words) },
                                 .draw = draw_stick,
                                 .draw_back = draw_stick,
                                 .item = stick,
                                 .free_item = stick_free });
}

/* Whether a number is a length that is laid on the table, and not how large a template is; in the
 * operation, if there is one. */
static gboolean
is_reach (const DrawSubject *subject, guint i)
{
  const WarRules *rules = subject->rules;
  const WarStat *stat = &rules->system->numbers[i];

  if (subject->operation != NULL && !war_operation_uses_number (subject->operation, i))
    return FALSE;
  return stat->kind == WAR_STAT_LENGTH && stat->name != NULL && stat->role != WAR_ROLE_TEMPLATE
         && stat->role != WAR_ROLE_INNER && rules->numbers[i] >= LEAST_STICK * WAR_MILLIMETRE;
}

/* The longest stick that a sheet has room for, along or across. */
static WarLength
get_room (DrawCutSheet *sheet)
{
  const DrawCutPlan *plan = draw_cut_sheet_get_plan (sheet);
  WarLength width = draw_cut_plan_get_room_width (plan);
  WarLength height = draw_cut_plan_get_room_height (plan);

  return MAX (width, height);
}

/* One stick for all numbers that are the same: "3″: Charge, Reach of Control". */
static void
add_reaches (DrawCutSheet *sheet, const DrawSubject *subject)
{
  const WarRules *rules = subject->rules;
  const WarStat *numbers = rules->system->numbers;
  g_autoptr (GArray) done = g_array_new (FALSE, FALSE, sizeof (WarLength));
  WarLength room = get_room (sheet);

  for (guint i = 0; numbers[i].id != NULL; i++)
    {
      WarLength length = rules->numbers[i];
      gboolean is_done = FALSE;
      GString *words;

      for (guint j = 0; j < done->len; j++)
        is_done |= g_array_index (done, WarLength, j) == length;
      if (is_done || !is_reach (subject, i) || length > room)
        continue;

      g_autofree char *text = text_length (length, rules->system->length_unit);

      g_array_append_val (done, length);
      words = g_string_new (text);
      for (guint j = i; numbers[j].id != NULL; j++)
        if (is_reach (subject, j) && rules->numbers[j] == length)
          g_string_append_printf (words, "%s%s", j == i ? " · " : ", ",
                                  text_translate (numbers[j].name));
      add_stick (sheet, rules->system, 0, length, g_string_free (words, FALSE));
    }
}

/* The longest move and range of the units, and length of the rules. */
static WarLength
find_reach (const GPtrArray *list, const DrawSubject *subject)
{
  const WarRules *rules = subject->rules;
  const WarSystem *system = rules->system;
  const WarLengthSteps *steps = war_length_unit_get_steps (system->length_unit);
  WarLength reach = steps->least_stick;

  for (guint i = 0; i < list->len; i++)
    {
      const WarUnitType *type = ((const DrawUnits *) g_ptr_array_index (list, i))->type;

      for (guint j = 0; system->unit_stats[j].id != NULL; j++)
        if (system->unit_stats[j].role == WAR_ROLE_MOVEMENT)
          reach = MAX (reach, type->stats[j]);
      for (guint k = 0; k < type->weapons->len; k++)
        for (guint j = 0; system->weapon_stats[j].id != NULL; j++)
          if (system->weapon_stats[j].role == WAR_ROLE_RANGE
              || system->weapon_stats[j].role == WAR_ROLE_BAND)
            reach
              = MAX (reach, ((const WarWeapon *) g_ptr_array_index (type->weapons, k))->stats[j]);
    }
  for (guint i = 0; system->numbers[i].id != NULL; i++)
    if (is_reach (subject, i))
      reach = MAX (reach, rules->numbers[i]);
  return MIN (reach, steps->longest_stick);
}

/* Parts of about the same whole length. */
static void
add_long_stick (DrawCutSheet *sheet, const WarSystem *system, WarLength reach)
{
  WarLength step = war_length_unit_get_length (system->length_unit);
  WarLength room = get_room (sheet);
  gint whole = (gint) ((reach + step - 1) / step), most = MAX ((gint) (room / step), 1);
  gint n = (whole + most - 1) / most, each = (whole + n - 1) / n;

  for (gint from = 0; from < whole; from += each)
    {
      WarLength begin = from * step, end = MIN (from + each, whole) * step;
      g_autofree char *left = text_length (begin, system->length_unit);
      g_autofree char *right = text_length (end, system->length_unit);

      /* TRANSLATORS: a part of a measuring stick: "Measuring Stick · 9″ to 18″". */
      add_stick (sheet, system, begin, end,
                 g_strdup_printf (_ ("Measuring Stick · %s to %s"), left, right));
    }
}

/* Arcs ---------------------------------------------------------------------------------------- */

typedef struct
{
  gint degrees;
  char *words;
} Arc;

static void
arc_free (gpointer data)
{
  g_free (((Arc *) data)->words);
  g_free (data);
}

/* How far it reaches to either side of its middle line; below its apex, from half a circle on. */
static double
get_half_width (gint degrees)
{
  return degrees >= 180 ? ARC : ARC * sin (degrees / 2.0 * G_PI / 180);
}

static double
get_below (gint degrees)
{
  return degrees > 180 ? -ARC * cos (degrees / 2.0 * G_PI / 180) : 0;
}

/* The apex is below, in the middle. */
static void
draw_arc (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  const Arc *arc = item;
  double apex = ARC - (ARC + get_below (arc->degrees)) / 2;
  double half = arc->degrees / 2.0 * G_PI / 180;
  /* Words stand across it, or in a narrow one along it. */
  gboolean narrow = half < G_PI / 7;
  double width = narrow ? ARC * 0.46 : fmin (ARC * 0.9 * sin (fmin (half, G_PI / 2)), 44);
  double height = narrow ? ARC * 0.9 * sin (half) : ARC * 0.26;
  DrawBox box = { -width / 2, -height / 2, width, height };

  cairo_move_to (cr, 0, apex);
  cairo_line_to (cr, 0, apex - ARC * 0.5);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
  cairo_set_line_width (cr, 0.15);
  cairo_stroke (cr);
  cairo_save (cr);
  cairo_translate (cr, 0, apex - ARC * 0.74);
  if (narrow)
    cairo_rotate (cr, -G_PI / 2);
  draw_counter_name (cr, arc->words, box, ink);
  cairo_restore (cr);
}

/* How far the weapons fire to either side, and their names. */
static char *
dup_weapons (const GPtrArray *list, gint stat, gint degrees)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *joined = NULL;

  for (guint i = 0; i < list->len; i++)
    {
      const WarUnitType *type = ((const DrawUnits *) g_ptr_array_index (list, i))->type;

      for (guint j = 0; j < type->weapons->len; j++)
        {
          const WarWeapon *weapon = g_ptr_array_index (type->weapons, j);
          gpointer name = (gpointer) text_translate (weapon->name);

          if (weapon->stats[stat] == degrees
              && !g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
            g_ptr_array_add (names, name);
        }
    }
  g_ptr_array_add (names, NULL);
  joined = g_strjoinv (", ", (char **) names->pdata);
  /* TRANSLATORS: an arc of fire: so many degrees to the left and to the right, and the weapons. */
  return g_strdup_printf (_ ("%d° either side\n%s"), degrees, joined);
}

static void
add_arc (DrawCutSheet *sheet, gint degrees, char *words)
{
  Arc *arc = g_new (Arc, 1);

  *arc = (Arc){ degrees, words };
  draw_cut_sheet_add (
    sheet,
    (DrawCut){ .piece
               = { .width = (WarLength) (2 * get_half_width (degrees) * WAR_MILLIMETRE),
                   .height = (WarLength) ((ARC + get_below (degrees)) * WAR_MILLIMETRE),
                   .shape = { DRAW_CUT_SECTOR, .radius = ARC, .half = degrees / 2.0 * G_PI / 180 },
                   .title = g_strdelimit (g_strdup (words), "\n", ' ') },
               .draw = draw_arc,
               .draw_back = draw_arc,
               .item = arc,
               .free_item = arc_free });
}

static void
add_arcs (DrawCutSheet *sheet, const GPtrArray *list, const WarSystem *system)
{
  gint stat = war_stats_find_role (system->weapon_stats, WAR_ROLE_ARC);
  g_autoptr (GHashTable) done = g_hash_table_new (NULL, NULL);

  for (guint i = 0; stat >= 0 && i < list->len; i++)
    {
      const WarUnitType *type = ((const DrawUnits *) g_ptr_array_index (list, i))->type;

      for (guint j = 0; j < type->weapons->len; j++)
        {
          gint degrees = ((const WarWeapon *) g_ptr_array_index (type->weapons, j))->stats[stat];

          if (degrees > 0 && degrees < 180 && g_hash_table_add (done, GINT_TO_POINTER (degrees)))
            add_arc (sheet, 2 * degrees, dup_weapons (list, stat, degrees));
        }
    }
}

static gboolean
has_lengths (const WarStat *stats)
{
  for (; stats != NULL && stats->id != NULL; stats++)
    if (stats->kind == WAR_STAT_LENGTH)
      return TRUE;
  return FALSE;
}

gboolean
draw_stick_sheets_has (const WarSystem *system)
{
  return has_lengths (system->unit_stats) || has_lengths (system->weapon_stats)
         || has_lengths (system->numbers);
}

void
draw_sticks_add (DrawCutSheet *sheet, const DrawSubject *subject, const DrawSheetSetup *setup)
{
  const WarSystem *system = subject->rules->system;
  g_autoptr (GPtrArray) list = NULL;

  if (!draw_stick_sheets_has (system))
    return;
  list = draw_units_list_new_of (subject);
  add_long_stick (sheet, system, find_reach (list, subject));
  add_reaches (sheet, subject);
  add_arcs (sheet, list, system);
}
