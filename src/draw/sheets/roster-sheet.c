/* roster-sheet.c: an army's printed roster, and an army book
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/sheets/roster-sheet.h"

#include <glib/gi18n-lib.h>

#include "draw/sheets/reference-private.h"
#include "draw/sheets/roster-private.h"
#include "draw/sheets/units-private.h"
#include "text/army/book.h"
#include "text/army/roster.h"
#include "text/words/phrase.h"

typedef struct
{
  DrawRosterSubject subject; /* owns its army */
  WarArmy *army; /* the same */
  GPtrArray *units; /* DrawUnits */
  GPtrArray *problems; /* WarProblem; NULL: of a book */
  GPtrArray *plan; /* char *, what it comes to in a game; NULL likewise */
  GPtrArray *traits; /* DrawPair */
  DrawFlow flow;
} DrawRoster;

static void
draw_roster_free (gpointer content)
{
  DrawRoster *roster = content;

  draw_flow_clear (&roster->flow);
  g_ptr_array_unref (roster->units);
  g_ptr_array_unref (roster->traits);
  g_clear_pointer (&roster->problems, g_ptr_array_unref);
  g_clear_pointer (&roster->plan, g_ptr_array_unref);
  war_sections_free (roster->subject.sections);
  war_army_unref (roster->army);
  g_free (roster);
}

static gboolean
has (const DrawRoster *roster, DrawSheetPart part)
{
  return draw_pen_has (&roster->flow.pen, part);
}

/* How many columns units stand in. */
static guint
get_n_columns (const DrawRoster *roster)
{
  const DrawFlow *flow = &roster->flow;

  return draw_units_get_n_columns (flow, roster->army->rules->system);
}

/* Section by section. */
static void
draw_roster_append_units (DrawRoster *roster)
{
  DrawFlow *flow = &roster->flow;
  double width = draw_flow_get_column_right (flow, 0, get_n_columns (roster)) - flow->pen.left;
  gint section = -1;

  for (guint i = 0; i < roster->units->len; i++)
    {
      DrawUnits *units = g_ptr_array_index (roster->units, i);

      if (roster->subject.sections->n > 0 && units->section != section)
        {
          DrawBlock *block = draw_flow_append (flow, DRAW_ROSTER_SECTION, NULL);

          section = units->section;
          block->first = (guint) section;
          block->holds_next = block->has_head = TRUE;
        }
      draw_units_append (flow, units, width);
    }
  if (roster->units->len > 0)
    draw_flow_append (flow, DRAW_ROSTER_KEY, NULL);
}

static void
draw_roster_append_heading (DrawRoster *roster, const char *text)
{
  draw_flow_append (&roster->flow, DRAW_ROSTER_HEADING, text)->holds_next = TRUE;
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
  const WarBook *book = roster->army->book;
  DrawBlock *verdict;

  draw_roster_append_heading (roster, N_ ("Composition"));
  verdict = draw_flow_append (&roster->flow, DRAW_ROSTER_SENTENCE,
                              war_army_is_legal (roster->army) ? N_ ("The army is legal.")
                                                               : N_ ("The army is not legal."));
  verdict->holds_next = roster->problems->len > 0 || (book != NULL && book->limits->len > 0);
  for (guint i = 0; i < roster->problems->len; i++)
    draw_flow_append (&roster->flow, DRAW_ROSTER_PROBLEM, g_ptr_array_index (roster->problems, i));
  draw_roster_append_limits (roster);
}

static void
draw_roster_append_plan (DrawRoster *roster)
{
  roster->plan = text_army_plan (roster->army);
  if (roster->plan->len > 0)
    draw_roster_append_heading (roster, N_ ("In a Game"));
  for (guint i = 0; i < roster->plan->len; i++)
    draw_flow_append (&roster->flow, DRAW_ROSTER_PLAN, g_ptr_array_index (roster->plan, i));
}

static void
draw_roster_append_traits (DrawRoster *roster)
{
  g_autoptr (GPtrArray) traits = g_ptr_array_new ();

  draw_units_collect_traits (roster->units, traits);
  /* Of a book those too that no type has yet. */
  for (guint i = 0; roster->subject.is_book && i < roster->army->book->traits->len; i++)
    {
      gpointer trait = g_ptr_array_index (roster->army->book->traits, i);

      if (!g_ptr_array_find (traits, trait, NULL))
        g_ptr_array_add (traits, trait);
    }

  draw_pairs_add_traits (roster->traits, traits, roster->army->rules, NULL);
  if (traits->len > 0)
    draw_roster_append_heading (roster, N_ ("Traits"));
  for (guint i = 0; i < roster->traits->len; i++)
    draw_flow_append (&roster->flow, DRAW_ROSTER_TRAIT, g_ptr_array_index (roster->traits, i));
}

static DrawPageFrame
draw_roster_get_frame (const WarArmy *army, gboolean with_cost)
{
  const WarGameType *game_type
    = army->game_type ? war_rules_find_game_type (army->rules, army->game_type) : NULL;
  g_autofree char *books = text_army_books (army);

  return (DrawPageFrame){
    .title = g_strdup (army->name ? army->name : ""),
    .title_note = with_cost ? text_army_total (army) : g_strdup (""),
    .about
    = g_strdup_printf ("%s · %s%s%s", army->rules->system->name, books, game_type ? " · " : "",
                       game_type ? text_translate (game_type->name) : ""),
    .about_note = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", army->units->len), army->units->len),
    .credit = draw_page_dup_credit (army->rules->system),
  };
}

static DrawPageFrame
draw_book_get_frame (const WarBook *book)
{
  return (DrawPageFrame){
    .title = g_strdup (text_translate (book->name)),
    .title_note = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u unit type", "%u unit types", (gulong) book->types->len),
      book->types->len),
    .about = g_strdup (book->rules->system->name),
    /* Translators: how often an army book has been saved with changes */
    .about_note = g_strdup_printf (_ ("Revision %d"), book->revision),
    .credit = draw_page_dup_credit (book->rules->system),
  };
}

static void
draw_roster_page (gpointer content, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  draw_flow_draw_page (&((const DrawRoster *) content)->flow, page, number, cr);
}

/* Takes the army and the frame over. */
static DrawRoster *
draw_roster_new (WarArmy *army, gboolean is_book, const DrawSheetSetup *setup, DrawPageFrame frame)
{
  DrawRoster *roster = g_new0 (DrawRoster, 1);

  roster->army = army;
  roster->subject = (DrawRosterSubject){ army, war_sections_new (army), is_book };
  roster->units = draw_units_list_new ();
  roster->traits = draw_pairs_new ();
  draw_flow_init (&roster->flow, setup, &frame, &roster->subject, draw_roster_block,
                  draw_roster_columns);
  return roster;
}

/* Takes the roster over. */
static DrawSheets *
draw_roster_finish (DrawRoster *roster)
{
  DrawFlow *flow = &roster->flow;
  DrawSheets *sheets;

  if (has (roster, DRAW_SHEET_TRAITS) && flow->setup.detail != DRAW_DETAIL_LINE)
    draw_roster_append_traits (roster);
  draw_flow_end_layout (
    flow, draw_flow_set_first_columns (flow, flow->blocks->len, get_n_columns (roster)));
  sheets = draw_sheets_new (flow->frame.title, flow->setup.paper, flow->n_pages, draw_roster_page,
                            roster, draw_roster_free);
  for (guint i = 0; i < flow->blocks->len; i++)
    {
      const DrawBlock *block = &g_array_index (flow->blocks, DrawBlock, i);

      if (block->kind == DRAW_ROSTER_HEADING)
        draw_sheets_add_bookmark (sheets, block->page, _ ((const char *) block->item));
    }
  return sheets;
}

DrawSheets *
draw_roster_sheets_new (WarArmy *army, const DrawSheetSetup *setup)
{
  g_return_val_if_fail (army != NULL && setup != NULL, NULL);

  gboolean with_cost = (setup->left_out & DRAW_SHEET_COSTS) == 0;
  DrawRoster *roster
    = draw_roster_new (war_army_ref (army), FALSE, setup, draw_roster_get_frame (army, with_cost));

  roster->problems = war_army_check (army);
  draw_units_list_add_army (roster->units, army);
  draw_roster_append_units (roster);
  if (has (roster, DRAW_SHEET_COMPOSITION))
    {
      draw_roster_append_composition (roster);
      draw_roster_append_plan (roster);
    }
  return draw_roster_finish (roster);
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
draw_book_sheets_new (WarBook *book, const DrawSheetSetup *setup)
{
  g_return_val_if_fail (book != NULL && setup != NULL, NULL);

  DrawRoster *roster
    = draw_roster_new (draw_book_get_units (book), TRUE, setup, draw_book_get_frame (book));

  for (guint i = 0; i < book->types->len; i++)
    draw_units_list_add (
      roster->units,
      (DrawUnits){ .rules = book->rules, .type = g_ptr_array_index (book->types, i) }, 0,
      (DrawUnitsMember){ 0 });
  draw_roster_append_units (roster);
  if (has (roster, DRAW_SHEET_COMPOSITION))
    {
      if (book->limits->len > 0)
        draw_roster_append_heading (roster, N_ ("Limits"));
      draw_roster_append_limits (roster);
    }
  return draw_roster_finish (roster);
}
