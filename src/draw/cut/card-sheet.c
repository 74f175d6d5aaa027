/* card-sheet.c: unit cards, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/cut/counter-private.h"
#include "draw/cut/cut-sheet-private.h"
#include "draw/sheets/reference-private.h"
#include "draw/sheets/units-private.h"
#include "text/words/phrase.h"

/* In millimetres. */
#define HEIGHT 88
#define POKER 63
#define BRIDGE 57
#define FRAME 60 /* the measure of its lines: as those of a large counter */
#define NAME 6.4 /* how high the room of its name is */
#define LETTER 2.6 /* of rules, in units of the pen */
#define BOX 4.2
#define BOX_GAP 0.9

typedef struct
{
  DrawSheetSetup setup;
  DrawUnits units; /* of the type, without members */
  char *name; /* of this one */
  const char *note; /* lent; or NULL */
  guint lost; /* of its strength, already */
  GPtrArray *pairs; /* DrawPair: what its traits do */
  double width;
} Card;

static void
card_free (gpointer data)
{
  Card *card = data;

  g_array_unref (card->units.members);
  g_free (card->units.coming);
  g_free (card->name);
  g_ptr_array_unref (card->pairs);
  g_free (card);
}

static guint
count_boxes (const WarUnitType *type, const WarSystem *system)
{
  gint index = war_stats_find_role (system->unit_stats, WAR_ROLE_STRENGTH);

  return index < 0 ? 0 : (guint) MAX (type->stats[index], 0);
}

/* In rows from the bottom up; returns their top. */
static double
draw_boxes (cairo_t *cr, DrawBox box, guint n, guint n_lost, DrawInk ink)
{
  const double step = BOX + BOX_GAP;
  guint per_row = (guint) MAX ((box.width + BOX_GAP) / step, 1),
        n_rows = (n + per_row - 1) / per_row;
  double top = box.top + box.height - n_rows * step + BOX_GAP;

  for (guint i = 0; i < n; i++)
    draw_box_of_loss (cr, box.left + i % per_row * step, top + i / per_row * step, BOX, i < n_lost);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
  cairo_set_line_width (cr, 0.25);
  cairo_stroke (cr);
  return n > 0 ? top - 1.2 : box.top + box.height;
}

/* Columns of the table by which experience makes grades. */
#define COLUMN_LEAST 0
#define COLUMN_GRADE 1

/* 0: the system has none. */
static guint
find_grades (const WarRules *rules, const WarTableRow **rows)
{
  gint table = war_system_find_table (rules->system, WAR_TABLE_OF_GRADES);
  guint n_rows = 0;

  if (table >= 0)
    *rows = war_rules_get_table (rules, (guint) table, &n_rows);
  return n_rows;
}

/* A circle for each point of experience, with the grade that it makes; returns their top. */
static double
draw_experience (cairo_t *cr, const WarRules *rules, DrawBox box, double bottom, DrawInk ink)
{
  const WarTableRow *rows = NULL;
  guint n_rows = find_grades (rules, &rows);
  gint n = 0;
  double top = bottom - BOX, left;

  for (guint i = 0; i < n_rows; i++)
    n = MAX (n, rows[i].values[COLUMN_LEAST]);
  if (n == 0)
    return bottom;

  left = box.left + box.width - n * (BOX + BOX_GAP);
  for (gint point = 0; point < n; point++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, left + point * (BOX + BOX_GAP) + BOX / 2, top + BOX / 2, BOX / 2, 0, 2 * G_PI);
    }
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
  cairo_set_line_width (cr, 0.25);
  cairo_stroke (cr);
  for (guint i = 0; i < n_rows; i++)
    {
      gint point = rows[i].values[COLUMN_LEAST];
      double x = left + (point - 1) * (BOX + BOX_GAP);
      g_autofree char *grade = g_strdup_printf ("%d", rows[i].values[COLUMN_GRADE]);

      if (point > 0)
        draw_counter_word (
          cr, grade, (DrawBox){ x + BOX * 0.15, top + BOX * 0.15, BOX * 0.7, BOX * 0.7 }, ink);
    }
  draw_counter_name (cr, _ ("Experience"),
                     (DrawBox){ box.left, top, left - box.left - BOX_GAP, BOX }, ink);
  return top - 1.2;
}

/* Longer notes are cut off: so many lines of the smallest letters fill a card. */
#define MOST_LINES 30

/* How the body is set: how large, and whether statistics and weapons stand below the picture. */
typedef struct
{
  double unit; /* of the pen */
  double letter; /* of what traits do; 0: there is no room for that */
  gboolean is_tall;
  gint n_lines; /* of the note; 0: all */
} Setting;

/* Everything between name and boxes. Returns how high it is. */
static double
set_body (const Card *card, const DrawPen *pen, const Setting *setting, double y)
{
  const DrawBlock block
    = { .kind = setting->is_tall ? DRAW_UNITS_TALL : DRAW_UNITS_CARD, .item = &card->units };
  DrawLettering note = { .face = DRAW_FACE_TEXT,
                         .size = 3.2 * pen->unit,
                         .italic = TRUE,
                         .width = pen->right - pen->left,
                         .lines = setting->n_lines };
  DrawLettering rule
    = { .face = DRAW_FACE_TEXT, .size = setting->letter, .width = pen->right - pen->left };
  double top = y;

  y += draw_units_block (pen, &block, y);
  if (card->note != NULL)
    {
      /* Lines are counted in each paragraph: it becomes one. */
      g_autofree char *text = setting->n_lines > 0 ? g_strdelimit (g_strdup (card->note), "\n", ' ')
                                                   : g_strdup (card->note);

      y += draw_pen_text (pen, &note, pen->left, y, text);
    }
  for (guint i = 0; setting->letter > 0 && i < card->pairs->len; i++)
    {
      const DrawPair *pair = g_ptr_array_index (card->pairs, i);
      /* TRANSLATORS: a trait, and what it does. */
      g_autofree char *text = *pair->name != '\0'
                                ? g_strdup_printf (_ ("%s: %s"), pair->name, pair->text)
                                : g_strdup (pair->text);

      y += draw_pen_text (pen, &rule, pen->left, y, text) + 0.6 * pen->unit;
    }
  return y - top;
}

/* Of the pen, the largest first: as large as there is room for. */
static const double scales[]
  = { 1.8, 1.7, 1.6, 1.5, 1.42, 1.35, 1.28, 1.21, 1.15, 1.09, 1.03, 0.97, 0.92, 0.86, 0.81, 0.76 };

#define USUAL 0.86
/* Smaller than the first statistics stand in two rows, then with the second: beside the picture,
 * and below it. */
static const double one_row[] = { USUAL, 1.21 }, two_rows[] = { 0.97, 1.5 };

/* The largest with which statistics stand in one row, if that can be. */
static double
find_most (const Card *card, DrawPen pen, gboolean is_tall)
{
  for (guint i = 0; i < G_N_ELEMENTS (scales) && scales[i] >= one_row[is_tall]; i++)
    {
      pen.unit = scales[i];
      if (draw_units_has_one_row (&pen, &card->units, is_tall))
        return pen.unit;
    }
  return two_rows[is_tall];
}

/* The largest body that has so much room. */
static Setting
fit_body (const Card *card, DrawPen pen, double room, gboolean is_tall)
{
  double most = find_most (card, pen, is_tall);
  Setting setting = { .is_tall = is_tall };

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      gboolean is_torn = FALSE;

      /* The smallest ones may tear words. */
      pen.is_torn = scales[i] > USUAL ? &is_torn : NULL;
      pen.unit = setting.unit = fmin (scales[i], most);
      setting.letter = LETTER * scales[i];
      if (set_body (card, &pen, &setting, 0) <= room && !is_torn)
        return setting;
    }
  setting.letter = 0;
  return setting;
}

/* With the smallest letters as large as they can be: below the picture they have all the width. */
static Setting
choose_setting (const Card *card, const DrawPen *pen, double room)
{
  Setting wide = fit_body (card, *pen, room, FALSE), tall = fit_body (card, *pen, room, TRUE);
  double of_wide = fmin (wide.unit, wide.letter / LETTER);
  double of_tall = fmin (tall.unit, tall.letter / LETTER);

  return of_tall > of_wide ? tall : wide;
}

static void
draw_card (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  const Card *card = item;
  const WarSystem *system = card->units.rules->system;
  DrawBox box = { -card->width / 2, -HEIGHT / 2.0, card->width, HEIGHT }, name;
  DrawSheetSetup setup = card->setup;
  DrawPen pen;
  guint n_boxes = count_boxes (card->units.type, system);
  double room, top;
  Setting setting;

  box = draw_counter_frame (cr, card->units.side, box, FRAME, ink);
  box = draw_box_shrink (box, 1.6);
  name = box;
  name.height = NAME;
  draw_counter_title (cr, card->name, name, ink);
  top = name.top + name.height + 0.6;
  room = draw_boxes (cr, box, n_boxes, card->lost, ink);
  if (n_boxes > 0)
    room = draw_experience (cr, card->units.rules, box, room, ink);
  room -= top;

  setup.ink = ink;
  pen = draw_pen_begin (&setup, NULL, cr);
  pen.left = box.left;
  pen.right = box.left + box.width;
  pen.measure = TRUE;
  setting = choose_setting (card, &pen, room);
  pen.unit = setting.unit;
  /* Rules can be looked up; as a last resort it is set tighter, and the note is cut off. */
  if (setting.letter <= 0 && set_body (card, &pen, &setting, 0) > room)
    {
      setup.detail = DRAW_DETAIL_COMPACT;
      if (card->note != NULL && set_body (card, &pen, &setting, 0) > room)
        setting.n_lines = MOST_LINES;
      while (setting.n_lines > 1 && set_body (card, &pen, &setting, 0) > room)
        setting.n_lines--;
    }
  pen.measure = FALSE;
  set_body (card, &pen, &setting, top);
}

/* Its sign and its name, on bars. */
static void
draw_back (cairo_t *cr, gconstpointer item, DrawInk ink)
{
  const Card *card = item;
  DrawBox box = { -card->width / 2, -HEIGHT / 2.0, card->width, HEIGHT }, sign, name;

  draw_counter_bars (cr, box, ink);
  box = draw_box_shrink (draw_counter_frame (cr, card->units.side, box, FRAME, ink), 5);
  sign = name = box;
  sign.height *= 0.72;
  name.top += box.height * 0.78;
  name.height *= 0.22;
  for (guint i = 0; i < 2; i++)
    {
      const DrawBox *plate = i == 0 ? &sign : &name;

      cairo_rectangle (cr, plate->left, plate->top, plate->width, plate->height);
      draw_set_colour (cr, draw_counter_get_ground (i == 0 ? card->units.type : NULL, ink), 1);
      cairo_fill (cr);
    }
  draw_counter_sign (cr, card->units.type, draw_box_shrink (sign, 5), ink);
  draw_counter_title (cr, card->name, name, ink);
}

/* Whether one card says all that there is of each of them: nothing is marked on it, and they have
 * no names and notes of their own. */
static gboolean
is_of_all (const DrawUnits *units)
{
  const char *name = draw_units_get_member (units, 0)->name;

  for (guint i = 0; i < units->members->len; i++)
    if (g_strcmp0 (draw_units_get_member (units, i)->name, name) != 0
        || draw_units_get_member (units, i)->note != NULL || draw_units_is_lost (units, i))
      return FALSE;
  return units->members->len > 1 && count_boxes (units->type, units->rules->system) == 0;
}

/* "British Riflemen 1–24" */
static char *
dup_name_of_all (const DrawUnits *units)
{
  const char *common = draw_units_get_common_name (units);

  return g_strdup_printf ("%s 1–%u", common != NULL ? common : text_translate (units->type->name),
                          units->members->len);
}

static Card *
card_new (const DrawUnits *units, guint member, const WarOperation *operation,
          const DrawSheetSetup *setup)
{
  Card *card = g_new0 (Card, 1);
  g_autoptr (GPtrArray) traits = g_ptr_array_new ();
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  card->setup = *setup;
  card->setup.detail = DRAW_DETAIL_FULL;
  card->units = *units;
  card->units.members = g_array_new (FALSE, FALSE, sizeof (DrawUnitsMember));
  card->units.coming = g_strdup (units->coming);
  card->units.notes = NULL;
  card->name = is_of_all (units) ? dup_name_of_all (units) : draw_units_dup_name (units, member);
  card->note = (setup->left_out & DRAW_SHEET_NOTES) == 0
                 ? draw_units_get_member (units, member)->note
                 : NULL;
  card->lost = draw_units_get_member (units, member)->lost;
  card->pairs = draw_pairs_new ();
  card->width = setup->bridge_cards ? BRIDGE : POKER;
  g_ptr_array_add (list, &card->units);
  draw_units_collect_traits (list, traits);
  draw_pairs_add_traits (card->pairs, traits, units->rules, operation);
  return card;
}

void
draw_cards_add (DrawCutSheet *sheet, const DrawSubject *subject, const DrawSheetSetup *setup)
{
  GPtrArray *list = draw_units_list_new_of (subject);

  draw_cut_sheet_keep (sheet, list, (GDestroyNotify) g_ptr_array_unref);
  for (guint i = 0; i < list->len; i++)
    {
      const DrawUnits *units = g_ptr_array_index (list, i);
      guint n = is_of_all (units) ? 1 : units->members->len;

      for (guint j = 0; j < n; j++)
        {
          Card *card;

          if (draw_units_is_lost (units, j))
            continue;
          card = card_new (units, j, subject->operation, setup);
          draw_cut_sheet_add (
            sheet, (DrawCut){ .piece = { .width = (WarLength) (card->width * WAR_MILLIMETRE),
                                         .height = HEIGHT * WAR_MILLIMETRE,
                                         .title = g_strdup (card->name) },
                              .draw = draw_card,
                              .draw_back = draw_back,
                              .item = card,
                              .free_item = card_free });
        }
    }
}
