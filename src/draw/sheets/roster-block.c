/* roster-block.c: the blocks of a printed roster
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "draw/sheets/reference-private.h"
#include "draw/sheets/roster-private.h"
#include "draw/sheets/units-private.h"
#include "text/army/book.h"
#include "text/army/problem.h"
#include "text/army/roster.h"
#include "text/words/phrase.h"

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

double
draw_roster_columns (const DrawPen *pen, const DrawBlock *block, double y)
{
  return draw_units_head (pen, get_army (pen)->rules->system, y);
}

/* "7 units · 320 points" */
static char *
draw_describe_section (const DrawRosterSubject *subject, gint section, gboolean with_cost)
{
  guint n = 0;
  gint cost = 0;

  for (guint i = 0; i < subject->army->units->len; i++)
    {
      if (subject->sections->of_units[i] != section)
        continue;
      n++;
      cost += war_army_get_unit (subject->army, i)->type->cost;
    }

  g_autofree char *units
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", n), n);
  g_autofree char *points = text_cost (cost);

  return with_cost ? g_strdup_printf ("%s · %s", units, points) : g_steal_pointer (&units);
}

static double
draw_block_section (const DrawPen *pen, gint section, double y)
{
  DrawLettering name = { .face = DRAW_FACE_MAP, .size = 4.8 * pen->unit, .bold = TRUE };
  DrawLettering summary = {
    .face = DRAW_FACE_MAP, .size = 3.9 * pen->unit, .italic = TRUE, .align = PANGO_ALIGN_RIGHT
  };
  const DrawRosterSubject *subject = pen->subject;
  g_autofree char *name_text = text_section (subject->sections, section);
  g_autofree char *summary_text
    = draw_describe_section (subject, section, draw_pen_has (pen, DRAW_SHEET_COSTS));
  double top = y + 2.6 * pen->unit, width, height;

  /* Groups are named by people, and at length. */
  draw_lettering_measure (pen->cr, &summary, summary_text, &width, &height);
  draw_pen_fit (pen, &name, pen->right - pen->left - width - 3 * pen->unit, 0.82, name_text);
  if (name.width > 0)
    name = draw_pen_fit_words (pen, &name, name_text);
  height = draw_pen_text (pen, &name, pen->left, top, name_text);
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

static double
draw_block_limit (const DrawPen *pen, const WarLimit *limit, double y)
{
  const WarRules *rules = get_army (pen)->rules;
  g_autofree char *standing
    = is_book (pen) ? text_book_limit (limit, rules) : text_limit (limit, get_army (pen));
  g_autofree char *name = text_capitalised (text_limit_name (limit, rules));

  return draw_pen_pair (pen, name, standing, y);
}

double
draw_roster_block (const DrawPen *pen, const DrawBlock *block, double y)
{
  if (block->kind >= DRAW_UNITS_CARD)
    return draw_units_block (pen, block, y);

  switch ((DrawRosterKind) block->kind)
    {
    case DRAW_ROSTER_SECTION:
      return draw_block_section (pen, (gint) block->first, y);
    case DRAW_ROSTER_KEY:
      return draw_units_key (pen, get_army (pen)->rules->system, y);
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
    case DRAW_ROSTER_PLAN:
      return draw_block_sentence (pen, block->item, FALSE, y);
    case DRAW_ROSTER_TRAIT:
      return draw_pair_block (pen, block, y);
    default:
      g_return_val_if_reached (0);
    }
}
