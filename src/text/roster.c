/* roster.c: an army as plain text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/roster.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/army-check.h"
#include "text/layout-private.h"
#include "text/phrase.h"
#include "text/problem.h"

/* "W 4  M 4″  R 3+" */
static char *
format_statistics (const WarUnitType *type, const WarSystem *system)
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

static void
append_group (GString *roster, const WarUnitGroup *group, const WarArmy *army)
{
  const WarUnitType *type = group->unit->type;
  const WarSystem *system = army->rules->system;
  g_autofree char *cost = text_cost ((gint) group->count * type->cost);
  g_autofree char *title = g_strdup_printf ("%2u × %s", group->count, text_translate (type->name));
  g_autofree char *statistics = format_statistics (type, system);

  text_append_pair (roster, title, cost);
  if (group->unit->name != NULL)
    g_string_append_printf (roster, "     “%s”\n", group->unit->name);
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

  if (group->unit->note != NULL)
    text_append_wrapped (roster, group->unit->note, 5);
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
          const WarCategory *category
            = war_rules_find_category (army->rules, limit->category, NULL);
          g_autofree char *standing = text_limit (limit, army);

          g_string_append_printf (roster, "     %s: %s\n", text_translate (category->name),
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
}

/* "665 of 665 points" */
static char *
format_total (const WarArmy *army)
{
  gint cost = war_army_get_cost (army);

  if (army->cost_limit == 0)
    return text_cost (cost);

  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%d of %d point", "%d of %d points", (gulong) army->cost_limit),
    cost, army->cost_limit);
}

/* What the army is of, and how large it is, in two lines. */
static char *
format_subtitle (const WarArmy *army)
{
  GString *lines = g_string_new (army->rules->system->name);
  const WarGameType *game_type = war_rules_find_game_type (army->rules, army->game_type);
  g_autofree char *total = format_total (army);
  g_autofree char *n_units = g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", army->units->len), army->units->len);

  g_string_append_printf (lines, " · %s",
                          army->book != NULL ? text_translate (army->book->name) : army->book_id);
  if (game_type != NULL)
    g_string_append_printf (lines, " · %s", text_translate (game_type->name));
  g_string_append_printf (lines, "\n%s · %s", total, n_units);

  return g_string_free (lines, FALSE);
}

char *
text_roster (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, NULL);

  GString *roster = g_string_new (NULL);
  g_autoptr (GArray) groups = war_army_group_units (army);
  g_autofree char *subtitle = format_subtitle (army);

  text_append_title (roster, army->name);
  g_string_append_printf (roster, "%s\n\n", subtitle);

  for (guint i = 0; i < groups->len; i++)
    append_group (roster, &g_array_index (groups, WarUnitGroup, i), army);

  append_composition (roster, army);

  return g_string_free (roster, FALSE);
}

/* Markdown ----------------------------------------------------------------------------------- */

/* Signs that mean something are marked as not meaning it, and nothing breaks a line of a table. */
static void
append_escaped (GString *markdown, const char *text)
{
  for (const char *c = text; *c != '\0'; c++)
    if (strchr ("\\`*_{}[]<>#|~", *c) != NULL)
      g_string_append_printf (markdown, "\\%c", *c);
    else
      g_string_append_c (markdown, *c == '\n' ? ' ' : *c);
}

static void
append_table_head (GString *markdown, const WarSystem *system)
{
  guint n_stats = 0;

  g_string_append_printf (markdown, "| %s | %s |", _ ("Units"), _ ("Points"));
  for (; system->unit_stats[n_stats].id != NULL; n_stats++)
    g_string_append_printf (
      markdown, " %s |",
      g_dpgettext2 (GETTEXT_PACKAGE, "statistic", system->unit_stats[n_stats].sign));
  g_string_append_printf (markdown, " %s |\n| --- | ---: |", _ ("Weapons and traits"));
  for (guint i = 0; i < n_stats; i++)
    g_string_append (markdown, " --- |");
  g_string_append (markdown, " --- |\n");
}

static void
append_table_row (GString *markdown, const WarUnitGroup *group, const WarSystem *system)
{
  const WarUnitType *type = group->unit->type;
  const char *between = "";

  g_string_append_printf (markdown, "| %u × ", group->count);
  append_escaped (markdown, text_translate (type->name));
  if (group->unit->name != NULL)
    {
      g_string_append (markdown, " “");
      append_escaped (markdown, group->unit->name);
      g_string_append (markdown, "”");
    }
  g_string_append_printf (markdown, " | %d |", (gint) group->count * type->cost);

  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    {
      g_autofree char *value
        = text_stat (&system->unit_stats[i], type->stats[i], system->length_unit);

      g_string_append_printf (markdown, " %s |", value);
    }

  g_string_append_c (markdown, ' ');
  for (guint i = 0; i < type->weapons->len; i++, between = "; ")
    {
      g_autofree char *weapon = text_weapon (g_ptr_array_index (type->weapons, i), system);

      g_string_append (markdown, between);
      append_escaped (markdown, weapon);
    }
  for (guint i = 0; i < type->traits->len; i++, between = "; ")
    {
      g_autofree char *trait = text_trait (&g_array_index (type->traits, WarTraitUse, i), system);

      g_string_append (markdown, between);
      append_escaped (markdown, trait);
    }
  g_string_append (markdown, " |\n");
}

char *
text_roster_markdown (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, NULL);

  GString *markdown = g_string_new ("# ");
  g_autoptr (GArray) groups = war_army_group_units (army);
  g_autoptr (GPtrArray) problems = war_army_check (army);
  g_autofree char *lines = format_subtitle (army);
  g_auto (GStrv) parts = g_strsplit (lines, "\n", -1);
  g_autofree char *subtitle = g_strjoinv (" · ", parts);

  append_escaped (markdown, army->name);
  g_string_append (markdown, "\n\n");
  append_escaped (markdown, subtitle);
  g_string_append (markdown, "\n\n");

  append_table_head (markdown, army->rules->system);
  for (guint i = 0; i < groups->len; i++)
    append_table_row (markdown, &g_array_index (groups, WarUnitGroup, i), army->rules->system);

  g_string_append_printf (markdown, "\n%s\n",
                          war_army_is_legal (army) ? _ ("The army is legal.")
                                                   : _ ("The army is not legal."));
  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *sentence = text_problem (g_ptr_array_index (problems, i));

      g_string_append_printf (markdown, "%s- ", i == 0 ? "\n" : "");
      append_escaped (markdown, sentence);
      g_string_append_c (markdown, '\n');
    }

  return g_string_free (markdown, FALSE);
}
