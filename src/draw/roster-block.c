/* roster-block.c: the blocks of a printed roster
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/roster-private.h"
#include "draw/unit.h"
#include "text/book.h"
#include "text/phrase.h"
#include "text/problem.h"

/* Columns, in units of the pen. */
#define COLUMN_COUNT 15
#define COLUMN_PICTURE 24.5
#define COLUMN_STAT 11
#define COLUMN_LENGTH 15 /* of a statistic like "20 cm" */
#define COLUMN_COST 19
#define PICTURE_WIDTH 22
#define PICTURE_HEIGHT 14

#define WOUND_BOX 3.5
#define WOUND_GAP 0.7
#define WOUND_NUMBER 6.5

static const WarArmy *
get_army (const DrawPen *pen)
{
  return ((const DrawRosterSubject *) pen->subject)->army;
}

static gboolean
is_book (const DrawPen *pen)
{
  return ((const DrawRosterSubject *) pen->subject)->is_book;
}

/* How wide the column is that says how many there are of a unit: in a book none. */
static double
draw_pen_get_count_width (const DrawPen *pen)
{
  return is_book (pen) ? 0 : COLUMN_COUNT * pen->unit;
}

/* In units of the sheet. */
static gint
draw_stat_get_width (const WarStat *stat, const WarSystem *system)
{
  return stat->kind == WAR_STAT_LENGTH && system->length_unit == WAR_UNIT_CENTIMETRE ? COLUMN_LENGTH
                                                                                     : COLUMN_STAT;
}

/* The left edges of the columns. */
static double
draw_pen_get_stat (const DrawPen *pen, guint i)
{
  const WarSystem *system = get_army (pen)->rules->system;
  gint width = COLUMN_COST;

  for (; system->unit_stats[i].id; i++)
    width += draw_stat_get_width (&system->unit_stats[i], system);

  return pen->right - width * pen->unit;
}

static double
draw_pen_get_name (const DrawPen *pen)
{
  return pen->left + draw_pen_get_count_width (pen) + COLUMN_PICTURE * pen->unit;
}

double
draw_roster_columns (const DrawPen *pen, const DrawBlock *block, double y)
{
  const WarSystem *system = get_army (pen)->rules->system;
  DrawLettering sign = { .face = DRAW_FACE_MAP,
                         .size = 3.6 * pen->unit,
                         .bold = TRUE,
                         .align = PANGO_ALIGN_CENTER,
                         .lines = 1 };
  DrawLettering head = { .face = DRAW_FACE_MAP, .size = 3.6 * pen->unit, .italic = TRUE };
  double height = 5.6 * pen->unit;

  draw_pen_text (pen, &head, draw_pen_get_name (pen), y, _ ("Unit"));
  for (guint i = 0; system->unit_stats[i].id; i++)
    {
      sign.width = draw_stat_get_width (&system->unit_stats[i], system) * pen->unit;
      draw_pen_text (pen, &sign, draw_pen_get_stat (pen, i), y,
                     g_dpgettext2 (GETTEXT_PACKAGE, "statistic", system->unit_stats[i].sign));
    }
  head.align = PANGO_ALIGN_RIGHT;
  draw_pen_text (pen, &head, pen->right, y, _ ("Cost"));
  draw_pen_rule (pen, y + height, 0.35 * pen->unit);

  return height + (block->kind == DRAW_ROSTER_WOUNDS ? 2 * pen->unit : 0);
}

/* How many losses a unit of the type takes, 0 in a system that does not count them. */
static gint
draw_type_get_wounds (const WarUnitType *type, const WarSystem *system)
{
  gint index = war_stats_find_role (system->unit_stats, WAR_ROLE_STRENGTH);

  return index < 0 ? 0 : type->stats[index];
}

static double
draw_wounds_get_width (const DrawPen *pen, const WarUnitGroup *group)
{
  gint wounds = draw_type_get_wounds (group->unit->type, get_army (pen)->rules->system);

  return (WOUND_NUMBER + wounds * (WOUND_BOX + WOUND_GAP) + 4) * pen->unit;
}

guint
draw_roster_get_wounds_per_row (const DrawPen *pen, const WarUnitGroup *group)
{
  double width = pen->right - draw_pen_get_name (pen);

  if (draw_type_get_wounds (group->unit->type, get_army (pen)->rules->system) <= 0)
    return 0;
  return (guint) fmax (width / draw_wounds_get_width (pen, group), 1);
}

/* Boxes to tick, in a group for each unit. */
static double
draw_block_wounds (const DrawPen *pen, const DrawBlock *block, double y)
{
  const WarUnitGroup *group = block->item;
  gint wounds = draw_type_get_wounds (group->unit->type, get_army (pen)->rules->system);
  DrawLettering number
    = { .face = DRAW_FACE_TEXT, .size = 2.9 * pen->unit, .align = PANGO_ALIGN_RIGHT };
  double size = WOUND_BOX * pen->unit;

  for (guint i = block->first; !pen->measure && i <= block->last; i++)
    {
      double x = draw_pen_get_name (pen) + (i - block->first) * draw_wounds_get_width (pen, group);
      char text[16];

      draw_pen_ink (pen);
      if (group->count > 1)
        {
          g_snprintf (text, sizeof text, "%u", i);
          draw_lettering_show_at_baseline (pen->cr, &number, x + (WOUND_NUMBER - 1.8) * pen->unit,
                                           y + size * 0.82, text);
          x += WOUND_NUMBER * pen->unit;
        }
      for (gint wound = 0; wound < wounds; wound++)
        cairo_rectangle (pen->cr, x + wound * (WOUND_BOX + WOUND_GAP) * pen->unit, y, size, size);
      cairo_set_line_width (pen->cr, 0.25 * pen->unit);
      cairo_stroke (pen->cr);
    }

  return size + 1.5 * pen->unit;
}

/* "7 units · 320 points" */
static char *
draw_describe_wave (const WarArmy *army, gint wave)
{
  guint n = 0;
  gint cost = 0;

  for (guint i = 0; i < army->units->len; i++)
    {
      const WarUnit *unit = war_army_get_unit (army, i);

      if (unit->wave != wave)
        continue;
      n++;
      cost += unit->type->cost;
    }

  g_autofree char *units
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", n), n);
  g_autofree char *points = text_cost (cost);

  return g_strdup_printf ("%s · %s", units, points);
}

/* "cavalry, officers", with the player's name for the unit before it. */
static char *
draw_describe_group (const WarUnitGroup *group, const WarRules *rules)
{
  g_autofree char *categories = text_categories (group->unit->type, rules);

  if (!group->unit->name)
    return g_steal_pointer (&categories);
  return g_strdup_printf (*categories ? "“%s” · %s" : "“%s”%s", group->unit->name, categories);
}

static char *
draw_describe_traits (const WarUnitType *type, const WarSystem *system)
{
  GString *traits = g_string_new (NULL);

  for (guint i = 0; i < type->traits->len; i++)
    {
      g_autofree char *trait = text_trait (&g_array_index (type->traits, WarTraitUse, i), system);

      g_string_append_printf (traits, "%s%s", i ? ", " : "", trait);
    }

  return g_string_free (traits, FALSE);
}

/* Name, weapons and traits below each other; returns the height. */
static double
draw_group_words (const DrawPen *pen, const WarUnitGroup *group, double y)
{
  const WarUnitType *type = group->unit->type;
  const WarSystem *system = get_army (pen)->rules->system;
  double x = draw_pen_get_name (pen), top = y;
  DrawLettering name = { .face = DRAW_FACE_MAP,
                         .size = 4.5 * pen->unit,
                         .bold = TRUE,
                         .lines = 3,
                         .width = draw_pen_get_stat (pen, 0) - x - 2 * pen->unit };
  DrawLettering kind = {
    .face = DRAW_FACE_TEXT, .size = 3 * pen->unit, .italic = TRUE, .lines = 3, .width = name.width
  };
  DrawLettering line
    = { .face = DRAW_FACE_TEXT, .size = 3.3 * pen->unit, .lines = 4, .width = pen->right - x };
  DrawLettering note = { .face = DRAW_FACE_TEXT,
                         .size = 3 * pen->unit,
                         .italic = TRUE,
                         .lines = 12,
                         .width = pen->right - x };
  g_autofree char *description = draw_describe_group (group, get_army (pen)->rules);
  g_autofree char *traits = draw_describe_traits (type, system);

  y += draw_pen_text (pen, &name, x, y, text_translate (type->name));
  if (*description)
    y += draw_pen_text (pen, &kind, x, y, description);
  y += 0.8 * pen->unit;
  for (guint i = 0; i < type->weapons->len; i++)
    {
      g_autofree char *weapon = text_weapon (g_ptr_array_index (type->weapons, i), system);

      y += draw_pen_text (pen, &line, x, y, weapon);
    }
  line.bold = TRUE;
  if (*traits)
    y += draw_pen_text (pen, &line, x, y, traits);
  if (group->unit->note)
    y += draw_pen_text (pen, &note, x, y, group->unit->note);

  return y - top;
}

static double
draw_block_unit (const DrawPen *pen, const DrawBlock *block, double y)
{
  const WarUnitGroup *group = block->item;
  const WarUnitType *type = group->unit->type;
  const WarSystem *system = get_army (pen)->rules->system;
  DrawLettering count = { .face = DRAW_FACE_MAP, .size = 5.2 * pen->unit, .bold = TRUE };
  DrawLettering stat = { .face = DRAW_FACE_TEXT,
                         .size = 4.2 * pen->unit,
                         .bold = TRUE,
                         .align = PANGO_ALIGN_CENTER,
                         .lines = 1 };
  DrawLettering cost
    = { .face = DRAW_FACE_TEXT, .size = 4.2 * pen->unit, .bold = TRUE, .align = PANGO_ALIGN_RIGHT };
  double top = y + 2.2 * pen->unit;
  double words = draw_group_words (pen, group, top);
  double height = MAX (words, (PICTURE_HEIGHT + 1) * pen->unit);
  /* TRANSLATORS: How many units there are of a kind, before their name: "3 ×". */
  g_autofree char *count_text = g_strdup_printf (_ ("%u ×"), group->count);
  g_autofree char *cost_text = g_strdup_printf ("%d", (gint) group->count * type->cost);

  draw_pen_rule (pen, y, 0.12 * pen->unit);
  if (pen->measure)
    return height + 3.2 * pen->unit;

  if (!is_book (pen))
    draw_pen_text (pen, &count, pen->left, top, count_text);
  cairo_save (pen->cr);
  cairo_translate (pen->cr,
                   pen->left + draw_pen_get_count_width (pen) + PICTURE_WIDTH / 2.0 * pen->unit,
                   top + PICTURE_HEIGHT / 2.0 * pen->unit);
  draw_unit_type (pen->cr, type, PICTURE_WIDTH * pen->unit, PICTURE_HEIGHT * pen->unit, pen->ink);
  cairo_restore (pen->cr);

  for (guint i = 0; system->unit_stats[i].id; i++)
    {
      g_autofree char *value
        = text_stat (&system->unit_stats[i], type->stats[i], system->length_unit);

      stat.width = draw_stat_get_width (&system->unit_stats[i], system) * pen->unit;
      draw_pen_text (pen, &stat, draw_pen_get_stat (pen, i), top, value);
    }
  draw_pen_text (pen, &cost, pen->right, top, cost_text);
  if (group->count > 1)
    {
      g_autofree char *each = g_strdup_printf (_ ("%d each"), type->cost);

      cost.bold = FALSE;
      cost.size = 2.9 * pen->unit;
      draw_pen_text (pen, &cost, pen->right, top + 5.4 * pen->unit, each);
    }

  return height + 3.2 * pen->unit;
}

/* "W Wounds · M Movement", and how weapons are written. */
static double
draw_block_key (const DrawPen *pen, double y)
{
  const WarSystem *system = get_army (pen)->rules->system;
  DrawLettering line = { .face = DRAW_FACE_TEXT,
                         .size = 2.9 * pen->unit,
                         .italic = TRUE,
                         .width = pen->right - pen->left,
                         .align = PANGO_ALIGN_RIGHT };
  g_autoptr (GString) key = g_string_new (NULL);

  for (guint i = 0; system->unit_stats[i].id; i++)
    g_string_append_printf (key, "%s%s %s", i ? " · " : "",
                            g_dpgettext2 (GETTEXT_PACKAGE, "statistic", system->unit_stats[i].sign),
                            text_translate (system->unit_stats[i].name));

  double height = 1.5 * pen->unit;

  height += draw_pen_text (pen, &line, pen->left, y + height, key->str);
  height += draw_pen_text (pen, &line, pen->left, y + height,
                           text_weapon_key (get_army (pen)->rules->system));
  return height;
}

/* "Wave 1", with what is in it. */
static double
draw_block_wave (const DrawPen *pen, guint wave, double y)
{
  DrawLettering name = { .face = DRAW_FACE_MAP, .size = 4.8 * pen->unit, .bold = TRUE };
  DrawLettering summary = {
    .face = DRAW_FACE_MAP, .size = 3.9 * pen->unit, .italic = TRUE, .align = PANGO_ALIGN_RIGHT
  };
  g_autofree char *name_text
    = wave > 0 ? g_strdup_printf (_ ("Wave %d"), (gint) wave) : g_strdup (_ ("In No Wave Yet"));
  g_autofree char *summary_text = draw_describe_wave (get_army (pen), (gint) wave);
  double top = y + 2.6 * pen->unit;
  double height = draw_pen_text (pen, &name, pen->left, top, name_text);

  draw_pen_text (pen, &summary, pen->right, top + 0.9 * pen->unit, summary_text);
  return height + 3.6 * pen->unit;
}

static double
draw_block_sentence (const DrawPen *pen, const char *text, gboolean bold, double y)
{
  DrawLettering line = {
    .face = DRAW_FACE_TEXT, .size = 3.5 * pen->unit, .bold = bold, .width = pen->right - pen->left
  };

  return draw_pen_text (pen, &line, pen->left, y, text) + 1.0 * pen->unit;
}

/* A name before a text that is set beside it. */
static double
draw_block_pair (const DrawPen *pen, const char *name, const char *text, double y)
{
  double indent = 40 * pen->unit;
  DrawLettering bold = {
    .face = DRAW_FACE_TEXT, .size = 3.5 * pen->unit, .bold = TRUE, .width = indent - 2 * pen->unit
  };
  DrawLettering line
    = { .face = DRAW_FACE_TEXT, .size = 3.5 * pen->unit, .width = pen->right - pen->left - indent };
  double name_height = draw_pen_text (pen, &bold, pen->left, y, name);
  double text_height = draw_pen_text (pen, &line, pen->left + indent, y, text);

  return MAX (name_height, text_height) + 1.2 * pen->unit;
}

static double
draw_block_limit (const DrawPen *pen, const WarLimit *limit, double y)
{
  const WarRules *rules = get_army (pen)->rules;
  g_autofree char *standing
    = is_book (pen) ? text_book_limit (limit, rules) : text_limit (limit, get_army (pen));
  g_autofree char *name = text_capitalised (text_limit_name (limit, rules));

  return draw_block_pair (pen, name, standing, y);
}

static double
draw_block_trait (const DrawPen *pen, const WarTrait *trait, double y)
{
  const char *text = text_translate (trait->text ? trait->text : "");
  gboolean own = war_rules_find_trait (get_army (pen)->rules, trait->id) != trait;

  /* TRANSLATORS: After the text of a trait that a player made up. */
  g_autofree char *whole = own ? g_strdup_printf (_ ("%s (Not enforced.)"), text) : g_strdup (text);

  return draw_block_pair (pen, text_translate (trait->name), whole, y);
}

double
draw_roster_block (const DrawPen *pen, const DrawBlock *block, double y)
{
  switch ((DrawRosterKind) block->kind)
    {
    case DRAW_ROSTER_WAVE:
      return draw_block_wave (pen, block->first, y);
    case DRAW_ROSTER_UNIT:
      return draw_block_unit (pen, block, y);
    case DRAW_ROSTER_WOUNDS:
      return draw_block_wounds (pen, block, y);
    case DRAW_ROSTER_KEY:
      return draw_block_key (pen, y);
    case DRAW_ROSTER_HEADING:
      return draw_pen_heading (pen, _ ((const char *) block->item), y);
    case DRAW_ROSTER_SENTENCE:
      return draw_block_sentence (pen, _ ((const char *) block->item), TRUE, y);
    case DRAW_ROSTER_LIMIT:
      return draw_block_limit (pen, block->item, y);
    case DRAW_ROSTER_PROBLEM:
      {
        g_autofree char *sentence = text_problem (block->item);

        return draw_block_sentence (pen, sentence, FALSE, y);
      }
    case DRAW_ROSTER_TRAIT:
      return draw_block_trait (pen, block->item, y);
    default:
      g_return_val_if_reached (0);
    }
}
