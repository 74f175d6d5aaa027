/* web-page.c: documents as pages for browsers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/web/web-page.h"

#include <glib/gi18n-lib.h>

#include "draw/sheets/reference-private.h"
#include "draw/units/reserves.h"
#include "draw/units/starts.h"
#include "draw/web/web-page-private.h"
#include "engine/army/army-check.h"
#include "text/army/book.h"
#include "text/army/problem.h"
#include "text/army/roster.h"
#include "text/field/field.h"
#include "text/game/state.h"
#include "text/game/tracker.h"
#include "text/operation/briefing.h"
#include "text/words/phrase.h"

/* Rules to look up ---------------------------------------------------------------------------- */

static void
add_traits (DrawHtml *html, const GPtrArray *units, const WarRules *rules,
            const WarOperation *operation)
{
  g_autoptr (GPtrArray) traits = g_ptr_array_new ();
  g_autoptr (GPtrArray) pairs = draw_pairs_new ();

  draw_units_collect_traits (units, traits);
  draw_pairs_add_traits (pairs, traits, rules, operation);
  draw_html_add_pairs (html, _ ("Traits"), pairs);
}

static void
add_terrain (DrawHtml *html, const WarField *field, const WarRules *rules)
{
  g_autoptr (GPtrArray) pairs = draw_pairs_new ();

  draw_pairs_add_terrain (pairs, field, rules);
  draw_html_add_pairs (html, _ ("Terrain"), pairs);
}

/* Armies -------------------------------------------------------------------------------------- */

static char *
dup_army_about (const WarArmy *army)
{
  const WarGameType *game_type
    = army->game_type != NULL ? war_rules_find_game_type (army->rules, army->game_type) : NULL;
  g_autofree char *books = text_army_books (army), *total = text_army_total (army);
  g_autofree char *units = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", army->units->len), army->units->len);

  return g_strdup_printf ("%s · %s%s%s · %s · %s", army->rules->system->name, books,
                          game_type != NULL ? " · " : "",
                          game_type != NULL ? text_translate (game_type->name) : "", units, total);
}

static void
add_composition (DrawHtml *html, const WarArmy *army)
{
  g_autoptr (GPtrArray) problems = war_army_check (army), plan = text_army_plan (army);

  draw_html_add_element (html, "p", NULL,
                         war_army_is_legal (army) ? _ ("The army is legal.")
                                                  : _ ("The army is not legal."));
  if (problems->len + plan->len == 0)
    return;
  draw_html_add (html, "<ul>\n");
  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *sentence = text_problem (g_ptr_array_index (problems, i));

      draw_html_add_element (html, "li", NULL, sentence);
    }
  for (guint i = 0; i < plan->len; i++)
    draw_html_add_element (html, "li", NULL, g_ptr_array_index (plan, i));
  draw_html_add (html, "</ul>\n");
}

/* Section by section, in the order of the list. */
static void
add_sections (DrawHtml *html, const WarArmy *army, GPtrArray *list)
{
  WarSections *sections = war_sections_new (army);

  if (sections->n == 0)
    {
      draw_html_add_element (html, "h2", NULL, _ ("Units"));
      draw_web_units_add (html, list, 0, 3);
    }
  for (guint first = 0, next; sections->n > 0 && first < list->len; first = next)
    {
      gint section = ((const DrawUnits *) g_ptr_array_index (list, first))->section;
      g_autofree char *name = text_section (sections, section);
      g_autoptr (GPtrArray) part = g_ptr_array_new ();

      for (next = first;
           next < list->len
           && ((const DrawUnits *) g_ptr_array_index (list, next))->section == section;
           next++)
        g_ptr_array_add (part, g_ptr_array_index (list, next));
      draw_html_add_element (html, "h2", NULL, name);
      draw_web_units_add (html, part, 0, 3);
    }
  war_sections_free (sections);
}

static DrawHtml
begin_army (const WarArmy *army)
{
  g_autofree char *about = dup_army_about (army);
  g_autoptr (GPtrArray) list = draw_units_list_new ();
  DrawHtml html = draw_html_begin (army->name != NULL ? army->name : "", about);

  add_composition (&html, army);
  draw_units_list_add_army (list, army);
  add_sections (&html, army, list);
  draw_web_units_add_key (&html, army->rules->system);
  add_traits (&html, list, army->rules, NULL);
  return html;
}

/* Operations and games ------------------------------------------------------------------------ */

/* Who begins where, unless it is a game that has begun, and where others come. */
static void
draw_standing (cairo_t *cr, gconstpointer data)
{
  const DrawSubject *subject = data;

  if (subject->setup == NULL)
    {
      g_autoptr (DrawStarts) starts = draw_starts_new (subject->operation);

      if (starts != NULL)
        draw_starts (cr, starts, DRAW_INK_COLOUR);
    }
  draw_reserves (cr, subject->operation, DRAW_INK_COLOUR);
}

static void
add_operation_map (DrawHtml *html, const DrawSubject *subject)
{
  const WarOperation *operation = subject->operation;
  g_autoptr (DrawPlan) plan = draw_plan_new (operation->field, NULL);
  g_autofree char *caption = text_operation_field (operation);
  const DrawWebMap map = {
    plan,           operation->rules, { operation->forces[0]->name, operation->forces[1]->name },
    subject->setup, subject->state,   draw_standing,
    subject
  };

  draw_html_add_element (html, "h2", NULL, _ ("Map"));
  draw_web_map_add (html, &map, operation->field->name, caption);
}

static void
add_force (DrawHtml *html, const WarForce *force, const GPtrArray *units, gint side)
{
  g_autofree char *title = text_force (force), *books = text_force_books (force);
  g_autofree char *brought = force->cost_limit != 0 ? text_brought_force (force) : NULL;

  draw_html_add_element (html, "h3", side == 1 ? "one" : "two", title);
  draw_html_add_element (html, "p", "dim", books);
  draw_html_add_element (html, "p", NULL, brought);
  draw_web_units_add (html, units, side, 4);
  for (guint i = 0;; i++)
    {
      g_autofree char *group = draw_units_list_dup_group (units, side, i);

      if (group == NULL)
        break;
      draw_html_add_element (html, "p", NULL, group);
    }
}

GPtrArray *
draw_web_list_battle (const WarOperation *operation)
{
  g_autoptr (GPtrArray) agreements = text_agreements (operation, FALSE);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  GString *all = g_string_new (NULL);
  char *victory = text_victory (operation);

  for (guint i = 0; i < agreements->len; i++)
    g_string_append_printf (all, "%s%s", i > 0 ? " " : "",
                            (const char *) g_ptr_array_index (agreements, i));
  g_ptr_array_add (lines, g_string_free (all, FALSE));
  if (victory != NULL)
    g_ptr_array_add (lines, victory);
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    for (guint i = 0; i < operation->conditions->len; i++)
      {
        const WarCondition *condition = g_ptr_array_index (operation->conditions, i);

        if (condition->winner == side && war_operation_counts_condition (operation, condition))
          g_ptr_array_add (lines, text_condition (condition, operation));
      }
  return lines;
}

static void
add_battle (DrawHtml *html, const WarOperation *operation)
{
  g_autoptr (GPtrArray) lines = draw_web_list_battle (operation);

  draw_html_add_element (html, "h2", NULL, _ ("The Battle"));
  for (guint i = 0; i < lines->len; i++)
    draw_html_add_element (html, "p", NULL, g_ptr_array_index (lines, i));
}

static void
add_turn (DrawHtml *html, const DrawSubject *subject)
{
  g_autoptr (GPtrArray) pairs = draw_pairs_new ();

  if (subject->routine == NULL)
    return;
  draw_pairs_add_turn (pairs, subject->routine, subject->rules, subject->operation);
  draw_html_add_pairs (html, _ ("Order of the Turn"), pairs);
}

char *
draw_web_dup_about (const WarOperation *operation)
{
  g_autofree char *kind = text_operation_kind (operation);
  GString *about = g_string_new (operation->date);

  if (operation->place != NULL)
    g_string_append_printf (about, "%s%s", about->len > 0 ? " · " : "", operation->place);
  g_string_append_printf (about, "%s%s", about->len > 0 ? " · " : "", kind);
  return g_string_free (about, FALSE);
}

static DrawHtml
begin_operation (const DrawSubject *subject)
{
  const WarOperation *operation = subject->operation;
  g_autofree char *about = draw_web_dup_about (operation);
  g_autofree char *situation
    = subject->setup != NULL ? text_situation (subject->setup, subject->state) : NULL;
  g_autoptr (GPtrArray) list = draw_units_list_new ();
  DrawHtml html = draw_html_begin (operation->name, about);

  draw_html_add_element (&html, "p", NULL, situation);
  draw_html_add_prose (&html, operation->prologue);
  add_operation_map (&html, subject);
  draw_html_add_element (&html, "h2", NULL, _ ("Forces"));
  draw_units_list_add_forces (list, subject);
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    add_force (&html, operation->forces[side - 1], list, side);
  draw_web_units_add_key (&html, operation->rules->system);
  add_battle (&html, operation);
  if (operation->special_rules != NULL)
    {
      draw_html_add_element (&html, "h2", NULL, _ ("Special Rules, Not Enforced"));
      draw_html_add_prose (&html, operation->special_rules);
    }
  add_turn (&html, subject);
  add_terrain (&html, operation->field, operation->rules);
  add_traits (&html, list, operation->rules, operation);
  return html;
}

static GBytes *
finish (DrawHtml *html, const DrawWebDocument *document, const WarSystem *system, GError **error)
{
  g_autofree char *credit = system != NULL ? draw_page_dup_credit (system) : NULL;

  return draw_html_finish (html, document->id, document->link, document->file, credit, error);
}

GBytes *
draw_web_page_new (const DrawSubject *subject, const DrawWebDocument *document, GError **error)
{
  g_return_val_if_fail (subject != NULL && document != NULL, NULL);
  g_return_val_if_fail (subject->army != NULL || subject->operation != NULL, NULL);

  DrawHtml html
    = subject->operation != NULL ? begin_operation (subject) : begin_army (subject->army);

  return finish (&html, document, subject->rules->system, error);
}

/* Fields -------------------------------------------------------------------------------------- */

GBytes *
draw_web_page_new_of_field (WarField *field, WarRules *rules, const DrawWebDocument *document,
                            GError **error)
{
  g_return_val_if_fail (field != NULL && document != NULL, NULL);

  g_autofree char *size
    = text_field_size (field, rules != NULL ? rules->system->length_unit : WAR_UNIT_INCH);
  g_autoptr (DrawPlan) plan = draw_plan_new (field, NULL);
  const DrawWebMap map = { .plan = plan, .rules = rules };
  DrawHtml html = draw_html_begin (field->name, size);

  draw_web_map_add (&html, &map, field->name, NULL);
  if (rules != NULL)
    add_terrain (&html, field, rules);
  return finish (&html, document, rules != NULL ? rules->system : NULL, error);
}

/* Games at the table -------------------------------------------------------------------------- */

/* "12 points · 7 units left" */
static char *
dup_standing (const WarTracker *tracker, gint side)
{
  guint n = war_tracker_count_left (tracker, side);
  gint points = tracker->points[side];
  g_autofree char *left
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit left", "%u units left", n), n);
  g_autofree char *scored = g_strdup_printf (
    /* Translators: victory points */
    g_dngettext (GETTEXT_PACKAGE, "%d point", "%d points", (gulong) ABS (points)), points);

  return g_strdup_printf ("%s · %s", scored, left);
}

static void
add_tracked (DrawHtml *html, const WarTracker *tracker, gint side)
{
  g_autofree char *standing = dup_standing (tracker, side);
  gboolean is_open = FALSE;

  draw_html_add_element (html, "h2", side == 0 ? "one" : "two", text_tracker_side (tracker, side));
  draw_html_add_element (html, "p", NULL, standing);
  for (guint i = 0; i < tracker->units->len; i++)
    {
      g_autofree char *name = text_tracked (tracker, i);
      g_autofree char *condition = text_tracked_condition (tracker, i);

      if (war_tracker_get_unit (tracker, i)->side != side)
        continue;
      if (!is_open)
        draw_html_add (html, "<table>\n");
      is_open = TRUE;
      draw_html_add (html, "<tr><th scope=\"row\">");
      draw_html_add_text (html, name);
      draw_html_add (html, "</th>");
      draw_html_add_element (html, "td", NULL, condition);
      draw_html_add (html, "</tr>\n");
    }
  if (is_open)
    draw_html_add (html, "</table>\n");
}

static void
add_tracker_notes (DrawHtml *html, const WarTracker *tracker)
{
  if (tracker->notes->len == 0)
    return;

  draw_html_add_element (html, "h2", NULL, _ ("Notes"));
  draw_html_add (html, "<ul>\n");
  for (guint i = 0; i < tracker->notes->len; i++)
    {
      const WarTrackerNote *note = g_ptr_array_index (tracker->notes, i);
      /* Translators: a round, and what was noted in it */
      g_autofree char *line = g_strdup_printf (_ ("Round %d: %s"), note->round, note->text);

      draw_html_add_element (html, "li", NULL, line);
    }
  draw_html_add (html, "</ul>\n");
}

GBytes *
draw_web_page_new_of_tracker (const WarTracker *tracker, const DrawWebDocument *document,
                              GError **error)
{
  g_return_val_if_fail (tracker != NULL && document != NULL, NULL);

  g_autofree char *situation = text_tracker_situation (tracker);
  DrawHtml html = draw_html_begin (tracker->name, tracker->rules->system->name);

  draw_html_add_element (&html, "p", NULL, situation);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    add_tracked (&html, tracker, side);
  add_tracker_notes (&html, tracker);
  return finish (&html, document, tracker->rules->system, error);
}
