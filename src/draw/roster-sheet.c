/* roster-sheet.c: an army's printed roster, and an army book
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/roster-sheet.h"

#include <glib/gi18n-lib.h>

#include "draw/roster-private.h"
#include "text/phrase.h"

typedef struct
{
  DrawRosterSubject subject; /* owns its army */
  WarArmy *army; /* the same */
  GArray *groups; /* WarUnitGroup */
  GPtrArray *problems; /* WarProblem; NULL: of a book */
  DrawFlow flow;
} DrawRoster;

static void
draw_roster_free (gpointer content)
{
  DrawRoster *roster = content;

  draw_flow_clear (&roster->flow);
  g_array_unref (roster->groups);
  g_clear_pointer (&roster->problems, g_ptr_array_unref);
  war_army_unref (roster->army);
  g_free (roster);
}

/* The groups come wave by wave. */
static void
draw_roster_append_units (DrawRoster *roster)
{
  gboolean has_waves = war_army_count_waves (roster->army) > 0;
  gint wave = -1;

  for (guint i = 0; i < roster->groups->len; i++)
    {
      const WarUnitGroup *group = &g_array_index (roster->groups, WarUnitGroup, i);
      guint per_row = draw_roster_get_wounds_per_row (&roster->flow.pen, group);

      if (has_waves && group->unit->wave != wave)
        {
          wave = group->unit->wave;
          draw_flow_append (&roster->flow, DRAW_ROSTER_WAVE, NULL)->first = (guint) wave;
        }
      draw_flow_append (&roster->flow, DRAW_ROSTER_UNIT, group);
      for (guint first = 1; per_row && first <= group->count; first += per_row)
        {
          DrawBlock *row = draw_flow_append (&roster->flow, DRAW_ROSTER_WOUNDS, group);

          row->first = first;
          row->last = MIN (first + per_row - 1, group->count);
        }
    }
}

static void
draw_roster_append_limits (DrawRoster *roster)
{
  const WarBook *book = roster->army->book;

  for (guint i = 0; book && i < book->limits->len; i++)
    draw_flow_append (&roster->flow, DRAW_ROSTER_LIMIT, g_ptr_array_index (book->limits, i));
}

static void
draw_roster_append_composition (DrawRoster *roster)
{
  draw_flow_append (&roster->flow, DRAW_ROSTER_HEADING, N_ ("Composition"));
  draw_flow_append (&roster->flow, DRAW_ROSTER_SENTENCE,
                    war_army_is_legal (roster->army) ? N_ ("The army is legal.")
                                                     : N_ ("The army is not legal."));
  for (guint i = 0; i < roster->problems->len; i++)
    draw_flow_append (&roster->flow, DRAW_ROSTER_PROBLEM, g_ptr_array_index (roster->problems, i));
  draw_roster_append_limits (roster);
}

/* Each trait once, in the order in which a reader meets them. */
static void
draw_roster_collect_traits (GPtrArray *traits, const GArray *uses)
{
  for (guint i = 0; i < uses->len; i++)
    {
      const WarTraitUse *use = &g_array_index (uses, WarTraitUse, i);

      if (!g_ptr_array_find (traits, use->trait, NULL))
        g_ptr_array_add (traits, use->trait);
    }
}

static void
draw_roster_append_traits (DrawRoster *roster)
{
  g_autoptr (GPtrArray) traits = g_ptr_array_new ();

  for (guint i = 0; i < roster->groups->len; i++)
    {
      const WarUnitType *type = g_array_index (roster->groups, WarUnitGroup, i).unit->type;

      for (guint j = 0; j < type->weapons->len; j++)
        draw_roster_collect_traits (
          traits, ((const WarWeapon *) g_ptr_array_index (type->weapons, j))->traits);
      draw_roster_collect_traits (traits, type->traits);
    }
  /* Of a book those too that no type has yet. */
  for (guint i = 0; roster->subject.is_book && i < roster->army->book->traits->len; i++)
    {
      gpointer trait = g_ptr_array_index (roster->army->book->traits, i);

      if (!g_ptr_array_find (traits, trait, NULL))
        g_ptr_array_add (traits, trait);
    }

  if (traits->len > 0)
    draw_flow_append (&roster->flow, DRAW_ROSTER_HEADING, N_ ("Traits"));
  for (guint i = 0; i < traits->len; i++)
    draw_flow_append (&roster->flow, DRAW_ROSTER_TRAIT, g_ptr_array_index (traits, i));
}

/* Whether the next block has to stay on the same page: the first boxes of a unit, what a heading
 * heads, the first unit of a wave, what is wrong after that something is. */
static gboolean
draw_roster_holds_next (const DrawBlock *block, const DrawBlock *next)
{
  return block->kind == DRAW_ROSTER_HEADING || block->kind == DRAW_ROSTER_WAVE
         || (block->kind == DRAW_ROSTER_UNIT && next->kind == DRAW_ROSTER_WOUNDS)
         || (block->kind == DRAW_ROSTER_SENTENCE && next->kind == DRAW_ROSTER_PROBLEM);
}

static void
draw_roster_lay_out (DrawRoster *roster)
{
  DrawFlow *flow = &roster->flow;
  guint n = flow->blocks->len;

  for (guint i = 0; i < n; i++)
    {
      DrawBlock *block = &g_array_index (flow->blocks, DrawBlock, i);

      block->holds_next = i + 1 < n && draw_roster_holds_next (block, block + 1);
      block->has_head = block->kind == DRAW_ROSTER_WAVE || block->kind == DRAW_ROSTER_UNIT
                        || block->kind == DRAW_ROSTER_WOUNDS;
    }
  draw_flow_end_layout (flow, draw_flow_set_column (flow, 0, n, flow->pen.left, flow->pen.right,
                                                    draw_flow_get_start (flow)));
}

/* "665 / 700" */
static char *
draw_roster_format_total (const WarArmy *army)
{
  gint cost = war_army_get_cost (army);

  if (army->cost_limit == 0)
    return text_cost (cost);
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%d of %d point", "%d of %d points", (gulong) army->cost_limit),
    cost, army->cost_limit);
}

static void
draw_roster_header (const DrawRoster *roster, const DrawPen *pen)
{
  const WarArmy *army = roster->army;
  const WarGameType *game_type
    = army->game_type ? war_rules_find_game_type (army->rules, army->game_type) : NULL;
  g_autofree char *total = draw_roster_format_total (army);
  g_autofree char *count = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", army->units->len), army->units->len);
  g_autofree char *about
    = g_strdup_printf ("%s · %s%s%s", army->rules->system->name,
                       army->book      ? text_translate (army->book->name)
                       : army->book_id ? army->book_id
                                       : "",
                       game_type ? " · " : "", game_type ? text_translate (game_type->name) : "");
  DrawPageHeader header = { army->name ? army->name : "", total, about, count };

  draw_page_header (pen, &header);
}

static void
draw_book_header (const DrawRoster *roster, const DrawPen *pen)
{
  const WarBook *book = roster->army->book;
  g_autofree char *count = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u unit type", "%u unit types", (gulong) book->types->len),
    book->types->len);
  /* Translators: how often an army book has been saved with changes */
  g_autofree char *revision = g_strdup_printf (_ ("Revision %d"), book->revision);
  DrawPageHeader header
    = { text_translate (book->name), count, book->rules->system->name, revision };

  draw_page_header (pen, &header);
}

static void
draw_roster_page (gpointer content, guint page, cairo_t *cr)
{
  const DrawRoster *roster = content;
  const DrawFlow *flow = &roster->flow;
  const WarSystem *system = roster->army->rules->system;
  g_autofree char *credit = g_strdup_printf ("%s · %s", system->name, system->credit);
  DrawPen pen = draw_pen_begin (flow->paper, flow->pen.ink, &roster->subject, cr);

  if (page == 0 && roster->subject.is_book)
    draw_book_header (roster, &pen);
  else if (page == 0)
    draw_roster_header (roster, &pen);
  else
    draw_page_running_head (&pen, roster->army->name ? roster->army->name : "");
  draw_page_footer (&pen, flow->paper, credit, page, flow->n_pages);
  draw_flow_draw_page (flow, page, cr);
}

/* Takes the army over. */
static DrawRoster *
draw_roster_new (WarArmy *army, gboolean is_book, DrawPaper paper, DrawInk ink)
{
  DrawRoster *roster = g_new0 (DrawRoster, 1);

  roster->army = army;
  roster->subject = (DrawRosterSubject){ army, is_book };
  roster->groups = war_army_group_units (army);
  draw_flow_init (&roster->flow, paper, ink, &roster->subject, draw_roster_block,
                  draw_roster_columns);
  return roster;
}

/* Takes the roster over. */
static DrawSheets *
draw_roster_finish (DrawRoster *roster, DrawPaper paper, guint left_out)
{
  if ((left_out & DRAW_SHEET_TRAITS) == 0)
    draw_roster_append_traits (roster);
  draw_roster_lay_out (roster);
  return draw_sheets_new (roster->army->name ? roster->army->name : "", paper, roster->flow.n_pages,
                          draw_roster_page, roster, draw_roster_free);
}

DrawSheets *
draw_roster_sheets_new (WarArmy *army, DrawPaper paper, DrawInk ink, guint left_out)
{
  g_return_val_if_fail (army != NULL, NULL);

  DrawRoster *roster = draw_roster_new (war_army_ref (army), FALSE, paper, ink);

  roster->problems = war_army_check (army);
  draw_roster_append_units (roster);
  if (roster->groups->len > 0)
    draw_flow_append (&roster->flow, DRAW_ROSTER_KEY, NULL);
  if ((left_out & DRAW_SHEET_COMPOSITION) == 0)
    draw_roster_append_composition (roster);
  return draw_roster_finish (roster, paper, left_out);
}

/* One unit of each type, in the order of the book. */
static WarArmy *
draw_book_get_units (WarBook *book)
{
  WarArmy *army = war_army_new (text_translate (book->name), book);

  for (guint i = 0; i < book->types->len; i++)
    g_ptr_array_add (army->units, war_unit_new (g_ptr_array_index (book->types, i), NULL, NULL));
  return army;
}

DrawSheets *
draw_book_sheets_new (WarBook *book, DrawPaper paper, DrawInk ink, guint left_out)
{
  g_return_val_if_fail (book != NULL, NULL);

  DrawRoster *roster = draw_roster_new (draw_book_get_units (book), TRUE, paper, ink);

  for (guint i = 0; i < roster->groups->len; i++)
    draw_flow_append (&roster->flow, DRAW_ROSTER_UNIT,
                      &g_array_index (roster->groups, WarUnitGroup, i));
  draw_flow_append (&roster->flow, DRAW_ROSTER_KEY, NULL);
  if ((left_out & DRAW_SHEET_COMPOSITION) == 0)
    {
      if (book->limits->len > 0)
        draw_flow_append (&roster->flow, DRAW_ROSTER_HEADING, N_ ("Limits"));
      draw_roster_append_limits (roster);
    }
  return draw_roster_finish (roster, paper, left_out);
}
