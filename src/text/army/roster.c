/* roster.c: an army as text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/army/roster-private.h"

#include <glib/gi18n-lib.h>

#include "engine/army/army-check.h"
#include "text/army/book.h"
#include "text/army/problem.h"
#include "text/game/play-private.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"

char *
text_roster_statistics (const WarUnitType *type, const WarSystem *system)
{
  GString *line = g_string_new (NULL);

  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    {
      const WarStat *stat = &system->unit_stats[i];
      g_autofree char *value = text_stat (stat, type->stats[i], system->length_unit);

      g_string_append_printf (line, "%s%s %s", i > 0 ? "  " : "",
                              g_dpgettext2 (GETTEXT_PACKAGE, "statistic", stat->sign), value);
    }

  return g_string_free (line, FALSE);
}

char *
text_section (const WarSections *sections, gint section)
{
  g_return_val_if_fail (sections != NULL, NULL);

  if (section == 0)
    return g_strdup (sections->groups != NULL ? _ ("In No Group Yet") : _ ("In No Wave Yet"));
  if (sections->groups != NULL)
    return g_strdup (war_sections_get_group (sections, section));
  return g_strdup_printf (_ ("Wave %d"), section);
}

/* "7 × BEF Infantry", with their own name, their group and their wave. */
static char *
dup_title (const WarAlike *alike, const WarArmy *army, TextRosterReader reader)
{
  const WarUnit *unit = alike->unit;
  GString *title = g_string_new (NULL);

  g_string_append_printf (title, "%u × %s", alike->count, text_translate (unit->type->name));
  if (unit->name != NULL)
    g_string_append_printf (title, C_ ("a unit’s own name", " “%s”"), unit->name);
  if (unit->group != NULL)
    g_string_append_printf (title, " · %s", unit->group);
  if (reader != TEXT_ROSTER_FOR_OPPONENT && unit->wave > 0 && war_army_count_waves (army) > 0)
    {
      g_autofree char *wave = g_strdup_printf (_ ("wave %d"), unit->wave);

      g_string_append_printf (title, " · %s", wave);
    }

  return g_string_free (title, FALSE);
}

char *
text_roster_title_with_note (const WarAlike *alike, const WarArmy *army, TextRosterReader reader)
{
  g_autofree char *title = dup_title (alike, army, reader);
  const char *note = alike->unit->note;

  if (reader == TEXT_ROSTER_FOR_OPPONENT || note == NULL)
    return g_steal_pointer (&title);
  /* Translators: a unit, and what its owner has noted about it */
  return g_strdup_printf (C_ ("unit and note", "%s (%s)"), title, note);
}

static void
append_alike (GString *roster, const WarAlike *alike, const WarArmy *army, TextRosterReader reader)
{
  const WarUnitType *type = alike->unit->type;
  const WarSystem *system = army->rules->system;
  g_autofree char *cost = text_cost ((gint) alike->count * type->cost);
  g_autofree char *title = dup_title (alike, army, reader);
  g_autofree char *indented = g_strdup_printf ("%s%s", alike->count < 10 ? " " : "", title);
  g_autofree char *statistics = text_roster_statistics (type, system);

  if (reader == TEXT_ROSTER_FULL)
    text_append_pair (roster, indented, cost);
  else
    g_string_append_printf (roster, "%s\n", indented);
  g_string_append_printf (roster, "     %s\n", statistics);

  for (guint i = 0; i < type->weapons->len; i++)
    {
      g_autofree char *weapon = text_weapon (g_ptr_array_index (type->weapons, i), system);

      text_append_wrapped (roster, weapon, 5);
    }

  if (type->traits->len > 0)
    {
      GString *traits = g_string_new (NULL);

      for (guint i = 0; i < type->traits->len; i++)
        {
          g_autofree char *trait
            = text_trait (&g_array_index (type->traits, WarTraitUse, i), system);

          g_string_append_printf (traits, "%s%s", i > 0 ? ", " : "", trait);
        }
      text_append_wrapped (roster, traits->str, 5);
      g_string_free (traits, TRUE);
    }

  if (reader != TEXT_ROSTER_FOR_OPPONENT && alike->unit->note != NULL)
    text_append_wrapped (roster, alike->unit->note, 5);
}

GPtrArray *
text_army_plan (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, NULL);

  const TextPlay *play = text_play_find (army->rules->system);
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);

  if (play != NULL && play->army_plan != NULL)
    play->army_plan (army, sentences);
  return sentences;
}

static void
append_plan (GString *roster, const WarArmy *army)
{
  g_autoptr (GPtrArray) plan = text_army_plan (army);

  if (plan->len > 0)
    g_string_append_printf (roster, "\n%s\n", _ ("In a Game"));
  for (guint i = 0; i < plan->len; i++)
    text_append_wrapped (roster, g_ptr_array_index (plan, i), 5);
}

static void
append_composition (GString *roster, const WarArmy *army)
{
  g_autoptr (GPtrArray) problems = war_army_check (army);

  if (army->book != NULL && army->book->limits->len > 0)
    {
      g_string_append_printf (roster, "\n%s\n", _ ("Composition"));
      for (guint i = 0; i < army->book->limits->len; i++)
        {
          const WarLimit *limit = g_ptr_array_index (army->book->limits, i);
          g_autofree char *standing = text_limit (limit, army);

          g_string_append_printf (roster, "     %s: %s\n", text_limit_name (limit, army->rules),
                                  standing);
        }
    }

  g_string_append_printf (roster, "\n%s\n",
                          war_army_is_legal (army) ? _ ("The army is legal.")
                                                   : _ ("The army is not legal."));
  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *sentence = text_problem (g_ptr_array_index (problems, i));

      text_append_wrapped (roster, sentence, 5);
    }
  append_plan (roster, army);
}

char *
text_army_total (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, NULL);

  gint cost = war_army_get_cost (army);

  if (army->cost_limit == 0)
    return text_cost (cost);

  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%d of %d point", "%d of %d points", (gulong) army->cost_limit),
    cost, army->cost_limit);
}

char *
text_roster_subtitle (const WarArmy *army, TextRosterReader reader)
{
  GString *lines = g_string_new (army->rules->system->name);
  const WarGameType *game_type = war_rules_find_game_type (army->rules, army->game_type);
  g_autofree char *total = text_army_total (army);
  g_autofree char *n_units = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", army->units->len), army->units->len);
  g_autofree char *books = text_army_books (army);

  g_string_append_printf (lines, " · %s", books);
  if (game_type != NULL)
    g_string_append_printf (lines, " · %s", text_translate (game_type->name));
  g_string_append_c (lines, '\n');
  if (reader == TEXT_ROSTER_FULL)
    g_string_append_printf (lines, "%s · ", total);
  g_string_append (lines, n_units);

  return g_string_free (lines, FALSE);
}

GArray *
text_roster_list_alike (const WarArmy *army, TextRosterReader reader)
{
  if (reader != TEXT_ROSTER_FOR_OPPONENT)
    return war_army_list_alike (army);

  g_autoptr (WarArmy) elsewhere = war_army_set_game_type (army, NULL);

  return war_army_list_alike (elsewhere);
}

static char *
write_plain (const WarArmy *army, TextRosterReader reader)
{
  GString *roster = g_string_new (NULL);
  g_autoptr (GArray) units = text_roster_list_alike (army, reader);
  g_autofree char *subtitle = text_roster_subtitle (army, reader);

  text_append_title (roster, army->name);
  g_string_append_printf (roster, "%s\n\n", subtitle);

  for (guint i = 0; i < units->len; i++)
    append_alike (roster, &g_array_index (units, WarAlike, i), army, reader);

  if (reader == TEXT_ROSTER_FULL)
    append_composition (roster, army);

  return g_string_free (roster, FALSE);
}

/* "British Expeditionary Force, 665 of 665 points: 1 × BEF Officer, 7 × BEF Infantry" */
static char *
write_line (const WarArmy *army, TextRosterReader reader)
{
  GString *line = g_string_new (army->name);
  g_autoptr (GArray) units = text_roster_list_alike (army, reader);

  if (reader == TEXT_ROSTER_FULL)
    {
      g_autofree char *total = text_army_total (army);

      g_string_append_printf (line, ", %s", total);
    }
  for (guint i = 0; i < units->len; i++)
    {
      g_autofree char *title
        = text_roster_title_with_note (&g_array_index (units, WarAlike, i), army, reader);

      g_string_append_printf (line, "%s%s", i == 0 ? ": " : ", ", title);
    }

  return g_string_free (line, FALSE);
}

char *
text_roster (const WarArmy *army, TextRosterFormat format, TextRosterReader reader)
{
  g_return_val_if_fail (army != NULL, NULL);

  if (format == TEXT_ROSTER_PLAIN)
    return write_plain (army, reader);
  if (format == TEXT_ROSTER_LINE)
    return write_line (army, reader);
  return text_roster_markup (army, format, reader);
}
