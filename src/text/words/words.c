/* words.c: armies in words, for other programs and of other programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/words/words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "text/army/book.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"

/* What a measure of costs is called: as most data of other programs has it. */
#define POINTS_NAME "pts"

/* ---------------------------------------------------------------------------------------------
 * Of ours. */

/* Takes the text over. */
static char *
straighten (char *text)
{
  GString *line = g_string_new (text);

  g_string_replace (line, "″", "\"", 0);
  g_free (text);
  return g_string_free (line, FALSE);
}

static char *
dup_base (const WarUnitType *type)
{
  return g_strdup_printf ("%g × %g mm", (double) type->base_width / WAR_MILLIMETRE,
                          (double) type->base_depth / WAR_MILLIMETRE);
}

static void
add_cell (WarRosterRow *row, const WarStat *stat, gint32 value, const WarSystem *system)
{
  g_autofree char *words = stat->role == WAR_ROLE_RANGE && value == 0
                             ? g_strdup (C_ ("range", "melee"))
                             : straighten (text_stat (stat, value, system->length_unit));

  war_roster_row_add_cell (row, stat->id, g_dpgettext2 (GETTEXT_PACKAGE, "statistic", stat->sign),
                           words);
}

static char *
dup_traits (const GArray *uses, const WarSystem *system)
{
  GString *line = g_string_new (NULL);

  for (guint i = 0; i < uses->len; i++)
    {
      g_autofree char *trait = text_trait (&g_array_index (uses, WarTraitUse, i), system);

      g_string_append_printf (line, "%s%s", i > 0 ? ", " : "", trait);
    }
  return straighten (g_string_free (line, FALSE));
}

static void
add_rules (WarRosterUnit *unit, const GArray *uses, const WarSystem *system)
{
  for (guint i = 0; i < uses->len; i++)
    {
      const WarTraitUse *use = &g_array_index (uses, WarTraitUse, i);
      g_autofree char *name = straighten (text_trait (use, system));
      g_autofree char *id = use->trait->parameter == WAR_PARAMETER_NONE
                              ? g_strdup (use->trait->id)
                              : g_strdup_printf ("%s-%d", use->trait->id, use->argument);

      war_roster_add_term (unit->rules, id, name, text_translate (use->trait->text));
    }
}

static void
add_weapon (WarRosterUnit *unit, const WarWeapon *weapon, const WarSystem *system)
{
  WarRosterRow *row
    = war_roster_add_row (unit->rows, "weapon", _ ("Weapon"), text_translate (weapon->name));
  g_autofree char *traits = dup_traits (weapon->traits, system);

  for (guint i = 0; system->weapon_stats[i].id != NULL; i++)
    add_cell (row, &system->weapon_stats[i], weapon->stats[i], system);
  war_roster_row_add_cell (row, "traits", _ ("Traits"), *traits != '\0' ? traits : "–");
  add_rules (unit, weapon->traits, system);
}

static void
add_categories (WarRosterUnit *unit, const WarUnitType *type, const WarRules *rules)
{
  for (guint i = 0; i < rules->categories->len; i++)
    {
      const WarCategory *category = g_ptr_array_index (rules->categories, i);

      if ((type->categories & ((guint32) 1 << i)) != 0)
        {
          g_autofree char *name = text_capitalised (text_translate (category->name));

          war_roster_add_term (unit->categories, category->id, name, NULL);
        }
    }
}

static WarRosterUnit *
add_type (WarRoster *roster, const WarUnitType *type, guint count, const WarRules *rules)
{
  const WarSystem *system = rules->system;
  WarRosterUnit *unit = war_roster_add_unit (roster, type->id, text_translate (type->name), count);
  WarRosterRow *row
    = war_roster_add_row (unit->rows, "unit", _ ("Unit"), text_translate (type->name));
  g_autofree char *base = dup_base (type);

  for (guint i = 0; system->unit_stats[i].id != NULL; i++)
    add_cell (row, &system->unit_stats[i], type->stats[i], system);
  war_roster_row_add_cell (row, "size", _ ("Base"), base);
  for (guint i = 0; i < type->weapons->len; i++)
    add_weapon (unit, g_ptr_array_index (type->weapons, i), system);
  add_rules (unit, type->traits, system);
  add_categories (unit, type, rules);
  war_roster_add_cost (unit->costs, TEXT_POINTS_ID, POINTS_NAME, (double) count * type->cost);
  war_roster_add_cost (roster->costs, TEXT_POINTS_ID, POINTS_NAME, (double) count * type->cost);
  return unit;
}

static WarRoster *
new_roster (const char *name, const WarRules *rules, const char *book_id, const char *book,
            gint revision)
{
  WarRoster *roster = war_roster_new ();
  WarRosterForce *force = war_roster_add_force (roster, book_id, book);

  roster->name = g_strdup (name);
  roster->system_id = g_strdup (rules->system->id);
  roster->system = g_strdup (rules->system->name);
  force->revision = (guint) MAX (revision, 0);
  return roster;
}

/* Its wave and its group stand before what its owner has noted. */
static char *
dup_note (const WarUnit *unit, const WarArmy *army)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (unit->wave > 0 && war_army_count_waves (army) > 0)
    {
      /* TRANSLATORS: in which an army's unit comes */
      g_autofree char *wave = g_strdup_printf (_ ("Wave %d"), unit->wave);

      g_strv_builder_add (lines, wave);
    }
  if (unit->group != NULL)
    g_strv_builder_add (lines, unit->group);
  if (unit->note != NULL)
    g_strv_builder_add (lines, unit->note);
  all = g_strv_builder_end (lines);
  return all[0] != NULL ? g_strjoinv ("\n", all) : NULL;
}

WarRoster *
text_words_from_army (const WarArmy *army)
{
  g_return_val_if_fail (army != NULL, NULL);

  const char *id = army->book_id != NULL ? army->book_id : "";
  g_autofree char *books = text_army_books (army);
  WarRoster *roster = new_roster (army->name != NULL ? army->name : "", army->rules, id, books,
                                  army->book != NULL ? army->book->revision : army->book_revision);
  const WarGameType *game_type
    = army->game_type != NULL ? war_rules_find_game_type (army->rules, army->game_type) : NULL;
  g_autoptr (GArray) units = war_army_list_alike (army);
  WarRosterForce *force;

  force = g_ptr_array_index (roster->forces, 0);
  force->kind_id = g_strdup (army->game_type != NULL ? army->game_type : "any");
  force->kind
    = g_strdup (game_type != NULL ? text_translate (game_type->name) : _ ("Any Game Type"));
  if (army->cost_limit > 0)
    war_roster_add_cost (roster->limits, TEXT_POINTS_ID, POINTS_NAME, army->cost_limit);
  for (guint i = 0; i < units->len; i++)
    {
      const WarAlike *alike = &g_array_index (units, WarAlike, i);
      WarRosterUnit *unit = add_type (roster, alike->unit->type, alike->count, army->rules);

      unit->own_name = g_strdup (alike->unit->name);
      unit->note = dup_note (alike->unit, army);
    }
  /* Nothing costs nothing, and is said so. */
  war_roster_add_cost (roster->costs, TEXT_POINTS_ID, POINTS_NAME, 0);
  return roster;
}

WarRoster *
text_words_from_book (const WarBook *book)
{
  g_return_val_if_fail (book != NULL, NULL);

  const char *name = text_translate (book->name);
  WarRoster *roster = new_roster (name, book->rules, book->id, name, book->revision);

  for (guint i = 0; i < book->types->len; i++)
    add_type (roster, g_ptr_array_index (book->types, i), 1, book->rules);
  return roster;
}

/* ---------------------------------------------------------------------------------------------
 * Of any. */

char *
text_words_unit_title (const WarRosterUnit *unit)
{
  g_return_val_if_fail (unit != NULL, NULL);

  GString *title = g_string_new (NULL);

  g_string_append_printf (title, "%u × %s", unit->count, unit->name);
  if (unit->own_name != NULL)
    g_string_append_printf (title, C_ ("a unit’s own name", " “%s”"), unit->own_name);
  if (unit->group != NULL)
    g_string_append_printf (title, " (%s)", unit->group);
  return g_string_free (title, FALSE);
}

static void
append_parts (GString *line, const GPtrArray *parts)
{
  for (guint i = 0; i < parts->len; i++)
    {
      const WarRosterPart *part = g_ptr_array_index (parts, i);

      if (i > 0)
        g_string_append (line, ", ");
      if (part->count != 1)
        g_string_append_printf (line, "%u × ", part->count);
      g_string_append (line, part->name);
      if (part->own_name != NULL)
        g_string_append_printf (line, C_ ("a unit’s own name", " “%s”"), part->own_name);
      if (part->parts == NULL || part->parts->len == 0)
        continue;
      g_string_append (line, " (");
      append_parts (line, part->parts);
      g_string_append_c (line, ')');
    }
}

char *
text_words_parts (const GPtrArray *parts)
{
  g_return_val_if_fail (parts != NULL, NULL);

  GString *line = g_string_new (NULL);

  append_parts (line, parts);
  return g_string_free (line, FALSE);
}

char *
text_words_costs (const GPtrArray *costs)
{
  g_return_val_if_fail (costs != NULL, NULL);

  GString *line = g_string_new (NULL);

  for (guint i = 0; i < costs->len; i++)
    {
      const WarRosterCost *cost = g_ptr_array_index (costs, i);
      g_autofree char *name = g_strstrip (g_strdup (cost->name));

      /* Most games name measures that a list does not use. */
      if (cost->value != 0 || costs->len == 1)
        g_string_append_printf (line, "%s%.10g %s", line->len > 0 ? ", " : "", cost->value, name);
    }
  return g_string_free (line, FALSE);
}

/* Whether a cell of a table only says that there is nothing. */
static gboolean
is_nothing (const char *value)
{
  return *value == '\0' || g_str_equal (value, "-") || g_str_equal (value, "–")
         || g_str_equal (value, "—");
}

char *
text_words_cell (const WarRosterRow *row, guint index)
{
  g_return_val_if_fail (row != NULL && index < row->cells->len, NULL);

  const WarRosterCell *cell = &g_array_index (row->cells, WarRosterCell, index);

  /* So it is called in rosters of any language. */
  if (row->cells->len == 1 && g_ascii_strcasecmp (cell->name, "Description") == 0)
    return g_strdup (cell->value);
  return g_strdup_printf ("%s %s", cell->name, cell->value);
}

/* "Rifle: Range 10\", Dice 2" */
static char *
dup_row (const WarRosterRow *row)
{
  GString *line = g_string_new (row->name);
  gboolean is_first = TRUE;

  for (guint i = 0; i < row->cells->len; i++)
    {
      const WarRosterCell *cell = &g_array_index (row->cells, WarRosterCell, i);
      g_autofree char *words = text_words_cell (row, i);

      if (is_nothing (cell->value))
        continue;
      g_string_append_printf (line, "%s%s", is_first ? ": " : ", ", words);
      is_first = FALSE;
    }
  return g_string_free (line, FALSE);
}

char *
text_words_rules (const GPtrArray *rules)
{
  g_return_val_if_fail (rules != NULL, NULL);

  GString *names = g_string_new (NULL);
  g_autoptr (GHashTable) said = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < rules->len; i++)
    {
      const WarRosterTerm *rule = g_ptr_array_index (rules, i);

      if (g_hash_table_add (said, rule->name))
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", rule->name);
    }
  return g_string_free (names, FALSE);
}

char *
text_words_describe_type (const WarUnitType *type, const WarRules *rules)
{
  g_return_val_if_fail (type != NULL && rules != NULL, NULL);

  g_autoptr (WarRoster) roster = new_roster ("", rules, "", "", 0);
  const WarRosterUnit *unit = add_type (roster, type, 1, rules);
  g_autofree char *names = text_words_rules (unit->rules);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < unit->rows->len; i++)
    {
      g_autofree char *row = dup_row (g_ptr_array_index (unit->rows, i));

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", row);
    }
  if (*names != '\0')
    g_string_append_printf (text, "\n%s", names);
  return g_string_free (text, FALSE);
}

static void
append_note (GString *text, const char *note)
{
  g_auto (GStrv) lines = g_strsplit (note, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    text_append_wrapped (text, lines[i], 5);
}

static void
append_said (GString *text, const char *line)
{
  if (*line != '\0')
    text_append_wrapped (text, line, 5);
}

static void
append_rows (GString *text, const GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *row = dup_row (g_ptr_array_index (rows, i));

      text_append_wrapped (text, row, 5);
    }
}

static void
append_unit (GString *text, const WarRosterUnit *unit)
{
  g_autofree char *title = text_words_unit_title (unit);
  g_autofree char *costs = text_words_costs (unit->costs);
  g_autofree char *rules = text_words_rules (unit->rules);
  g_autofree char *parts = text_words_parts (unit->parts);

  if (*costs != '\0')
    text_append_pair (text, title, costs);
  else
    g_string_append_printf (text, "%s\n", title);
  append_said (text, parts);
  append_rows (text, unit->rows);
  append_said (text, rules);
  append_note (text, unit->note != NULL ? unit->note : "");
}

/* It is of no game that could be played here. */
static char *
dup_remark (const WarRoster *roster)
{
  return g_strdup_printf (
    _ (
      "This is a roster of “%s” for list builders. It can be shown and printed; no army is made of "
      "it."),
    roster->system);
}

char *
text_words_force (const WarRosterForce *force)
{
  g_return_val_if_fail (force != NULL, NULL);

  GString *line = g_string_new (force->kind);

  if (force->own_name != NULL)
    g_string_append_printf (line, C_ ("a unit’s own name", " “%s”"), force->own_name);
  if (*force->book != '\0')
    g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", force->book);
  return g_string_free (line, FALSE);
}

char *
text_words_total (const WarRoster *roster)
{
  g_return_val_if_fail (roster != NULL, NULL);

  g_autofree char *costs = text_words_costs (roster->costs);
  g_autofree char *limits = text_words_costs (roster->limits);

  /* TRANSLATORS: what an army costs, and what it may cost: 665 pts of 700 pts */
  return *limits != '\0' ? g_strdup_printf (_ ("%s of %s"), costs, limits)
                         : g_steal_pointer (&costs);
}

/* Nothing costs nothing, and is said so. */
static char *
dup_costs_or_none (const GPtrArray *costs)
{
  g_autofree char *line = text_words_costs (costs);

  return *line != '\0' ? g_steal_pointer (&line) : g_strdup ("0");
}

char *
text_words_sum (const WarRoster *roster)
{
  g_return_val_if_fail (roster != NULL, NULL);

  g_autoptr (GPtrArray) costs = war_roster_sum_costs (roster);
  g_autofree char *sum = dup_costs_or_none (costs);
  g_autofree char *total = dup_costs_or_none (roster->costs);

  if (roster->costs->len == 0)
    return g_strdup_printf (_ ("Sum of the units: %s; the roster itself gives none"), sum);
  /* TRANSLATORS: what the units of a list cost together: Sum of the units: 665 pts */
  if (war_roster_is_sum_right (roster))
    return g_strdup_printf (_ ("Sum of the units: %s"), sum);
  return g_strdup_printf (_ ("The roster says %s, but its units come to %s. Something may be "
                             "missing in it: compare it with the program that wrote it."),
                          total, sum);
}

char *
text_words_shortened (const WarRoster *roster)
{
  g_return_val_if_fail (roster != NULL, NULL);

  if (roster->n_shortened == 0)
    return NULL;
  /* TRANSLATORS: of a roster that another program wrote; “…” is the sign that stands there */
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u text was too long, and ends with “…” here",
                 "%u texts were too long, and end with “…” here", roster->n_shortened),
    roster->n_shortened);
}

/* What was chosen for all units of a force, and its rules. */
static void
append_for_all (GString *text, const WarRosterForce *force)
{
  g_autofree char *choices = text_words_parts (force->choices);
  g_autofree char *rules = text_words_rules (force->rules);
  g_autofree char *costs = text_words_costs (force->costs);

  if (!war_roster_force_is_for_all (force))
    return;
  if (*costs != '\0')
    text_append_pair (text, _ ("For All"), costs);
  else
    g_string_append_printf (text, "%s\n", _ ("For All"));
  append_said (text, choices);
  append_rows (text, force->rows);
  append_said (text, rules);
  append_note (text, force->note != NULL ? force->note : "");
  g_string_append_c (text, '\n');
}

static void
append_force (GString *text, const WarRoster *roster, guint index)
{
  const WarRosterForce *force = g_ptr_array_index (roster->forces, index);
  g_autofree char *heading = text_words_force (force);

  if (roster->forces->len > 1)
    g_string_append_printf (text, "%s%s\n\n", index > 0 ? "\n" : "", heading);
  append_for_all (text, force);
  for (guint i = 0; i < roster->units->len; i++)
    {
      const WarRosterUnit *unit = g_ptr_array_index (roster->units, i);

      if (unit->force == index)
        append_unit (text, unit);
    }
}

/* With the first force, if it is the only one; the others have headings. */
static char *
dup_about (const WarRoster *roster)
{
  const WarRosterForce *force
    = roster->forces->len == 1 ? g_ptr_array_index (roster->forces, 0) : NULL;
  g_autofree char *words = force != NULL ? text_words_force (force) : g_strdup ("");

  return *words != '\0' ? g_strdup_printf ("%s · %s", roster->system, words)
                        : g_strdup (roster->system);
}

char *
text_words_to_plain (const WarRoster *roster)
{
  g_return_val_if_fail (roster != NULL, NULL);

  GString *text = g_string_new (NULL);
  g_autofree char *note = dup_remark (roster);
  g_autofree char *about = dup_about (roster);
  g_autofree char *total = text_words_total (roster);
  g_autofree char *sum = text_words_sum (roster);
  g_autofree char *shortened = text_words_shortened (roster);

  text_append_title (text, roster->name);
  g_string_append_printf (text, "%s\n", about);
  if (*total != '\0')
    g_string_append_printf (text, "%s\n", total);
  text_append_wrapped (text, sum, 0);
  append_note (text, roster->note != NULL ? roster->note : "");
  g_string_append_c (text, '\n');
  for (guint i = 0; i < roster->forces->len; i++)
    append_force (text, roster, i);
  g_string_append_c (text, '\n');
  if (shortened != NULL)
    text_append_wrapped (text, shortened, 0);
  text_append_wrapped (text, note, 0);
  return g_string_free (text, FALSE);
}
