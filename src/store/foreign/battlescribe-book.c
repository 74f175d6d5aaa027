/* battlescribe-book.c: writes army books as catalogues and game systems
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "store/foreign/battlescribe-private.h"

/* What game types, and an army of none, are called as forces. */
#define ANY_TYPE "any"

/* Whether BattleScribe can count by the limit: a share of all units, or a number. */
static gboolean
can_limit (const WarLimit *limit)
{
  return limit->of == 0 || limit->among == NULL;
}

guint
store_battlescribe_count_lost_limits (const WarBook *book)
{
  guint n = 0;

  for (guint i = 0; i < book->limits->len; i++)
    n += !can_limit (g_ptr_array_index (book->limits, i));
  return n;
}

/* scope: what is counted in. */
static void
write_constraint (StoreForeignWriter *writer, const WarLimit *limit, const char *place,
                  const char *scope)
{
  const char *type = limit->kind == WAR_LIMIT_AT_MOST ? "max" : "min";
  g_autofree char *id = store_battlescribe_make_id ("constraint", place, type, NULL);
  gboolean is_share = limit->of > 0;
  double number = is_share ? 100.0 * limit->share / limit->of : limit->share;
  char value[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (value, sizeof value, "%.6g", number);
  store_foreign_empty (writer, "constraint", "field", "selections", "scope", scope, "value", value,
                       "percentValue", is_share ? "true" : "false", "shared", "true",
                       "includeChildSelections", "false", "includeChildForces", "false", "id", id,
                       "type", type, NULL);
}

/* <constraints> by the limits of the category; NULL: those of each type by itself. */
static void
write_constraints (StoreForeignWriter *writer, const WarBook *book, const char *category,
                   const char *place, const char *scope)
{
  gboolean is_open = FALSE;

  for (guint i = 0; i < book->limits->len; i++)
    {
      const WarLimit *limit = g_ptr_array_index (book->limits, i);
      g_autofree char *where = g_strdup_printf ("%s %u", place, i);

      if (g_strcmp0 (limit->category, category) != 0 || !can_limit (limit))
        continue;
      if (!is_open)
        store_foreign_start (writer, "constraints", NULL);
      is_open = TRUE;
      write_constraint (writer, limit, where, scope);
    }
  if (is_open)
    store_foreign_end (writer, "constraints");
}

/* ---------------------------------------------------------------------------------------------
 * The game system. */

static void
write_profile_type (StoreForeignWriter *writer, const WarRosterRow *row)
{
  g_autofree char *id = g_strconcat ("pt-", row->kind_id, NULL);

  store_foreign_start (writer, "profileType", "id", id, "name", row->kind, NULL);
  store_foreign_start (writer, "characteristicTypes", NULL);
  for (guint i = 0; i < row->cells->len; i++)
    {
      const WarRosterCell *cell = &g_array_index (row->cells, WarRosterCell, i);
      g_autofree char *column = g_strdup_printf ("ch-%s-%s", row->kind_id, cell->id);

      store_foreign_empty (writer, "characteristicType", "id", column, "name", cell->name, NULL);
    }
  store_foreign_end (writer, "characteristicTypes");
  store_foreign_end (writer, "profileType");
}

/* Each kind of rows once, as the first unit that has some has them. */
static void
write_profile_types (StoreForeignWriter *writer, const WarRoster *words)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  store_foreign_start (writer, "profileTypes", NULL);
  for (guint i = 0; i < words->units->len; i++)
    {
      const WarRosterUnit *unit = g_ptr_array_index (words->units, i);

      for (guint j = 0; j < unit->rows->len; j++)
        {
          const WarRosterRow *row = g_ptr_array_index (unit->rows, j);

          if (g_hash_table_add (seen, row->kind_id))
            write_profile_type (writer, row);
        }
    }
  store_foreign_end (writer, "profileTypes");
}

/* "Cavalry" */
static char *
dup_category_name (const WarCategory *category)
{
  const char *name = g_dgettext (GETTEXT_PACKAGE, category->name);
  char first[7] = { 0 };

  if (*name == '\0')
    return g_strdup (name);
  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (name)), first);
  return g_strconcat (first, g_utf8_next_char (name), NULL);
}

static void
write_categories (StoreForeignWriter *writer, const WarRules *rules)
{
  store_foreign_start (writer, "categoryEntries", NULL);
  for (guint i = 0; i < rules->categories->len; i++)
    {
      const WarCategory *category = g_ptr_array_index (rules->categories, i);
      g_autofree char *id = store_battlescribe_make_category_id (category->id);
      g_autofree char *name = dup_category_name (category);

      store_foreign_empty (writer, "categoryEntry", "id", id, "name", name, "hidden", "false",
                           NULL);
    }
  store_foreign_end (writer, "categoryEntries");
}

/* The limits of the book are those of its every force. */
static void
write_force (StoreForeignWriter *writer, const WarBook *book, const char *type, const char *name)
{
  const WarRules *rules = book->rules;
  g_autofree char *id = g_strconcat ("force-", type, NULL);

  store_foreign_start (writer, "forceEntry", "id", id, "name", name, "hidden", "false", NULL);
  store_foreign_start (writer, "categoryLinks", NULL);
  for (guint i = 0; i < rules->categories->len; i++)
    {
      const WarCategory *category = g_ptr_array_index (rules->categories, i);
      g_autofree char *target = store_battlescribe_make_category_id (category->id);
      g_autofree char *link = store_battlescribe_make_id ("link", id, category->id, NULL);
      g_autofree char *title = dup_category_name (category);

      store_foreign_start (writer, "categoryLink", "id", link, "name", title, "hidden", "false",
                           "targetId", target, "primary", "false", NULL);
      write_constraints (writer, book, category->id, link, "parent");
      store_foreign_end (writer, "categoryLink");
    }
  store_foreign_end (writer, "categoryLinks");
  store_foreign_end (writer, "forceEntry");
}

static void
write_forces (StoreForeignWriter *writer, const WarBook *book)
{
  store_foreign_start (writer, "forceEntries", NULL);
  for (guint i = 0; i < book->rules->game_types->len; i++)
    {
      const WarGameType *type = g_ptr_array_index (book->rules->game_types, i);

      write_force (writer, book, type->id, g_dgettext (GETTEXT_PACKAGE, type->name));
    }
  write_force (writer, book, ANY_TYPE, _ ("Any Game Type"));
  store_foreign_end (writer, "forceEntries");
}

/* The rules of all units, each once. */
static void
write_shared_rules (StoreForeignWriter *writer, const WarRoster *words)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  store_foreign_start (writer, "sharedRules", NULL);
  for (guint i = 0; i < words->units->len; i++)
    {
      const WarRosterUnit *unit = g_ptr_array_index (words->units, i);

      for (guint j = 0; j < unit->rules->len; j++)
        {
          const WarRosterTerm *rule = g_ptr_array_index (unit->rules, j);

          if (g_hash_table_add (seen, store_battlescribe_make_rule_id (
                                        rule, store_battlescribe_get_force (words)->book_id)))
            store_battlescribe_write_rule (writer, rule,
                                           store_battlescribe_get_force (words)->book_id);
        }
    }
  store_foreign_end (writer, "sharedRules");
}

GBytes *
store_battlescribe_system_to_bytes (const WarRoster *words, const WarBook *book)
{
  g_return_val_if_fail (words != NULL && book != NULL, NULL);

  StoreForeignWriter writer = store_battlescribe_begin ();
  const WarSystem *system = book->rules->system;
  g_autofree char *id = g_strconcat ("duckboard-", system->id, NULL);

  store_foreign_start (&writer, "gameSystem", "xmlns", BATTLESCRIBE_SPACE "gameSystemSchema", "id",
                       id, "name", system->name, "revision", "1", "battleScribeVersion",
                       BATTLESCRIBE_VERSION, "authorName", "Duckboard", NULL);
  store_foreign_start (&writer, "costTypes", NULL);
  store_foreign_empty (&writer, "costType", "id", "pts", "name", "pts", "defaultCostLimit", "-1",
                       "hidden", "false", NULL);
  store_foreign_end (&writer, "costTypes");
  write_profile_types (&writer, words);
  write_categories (&writer, book->rules);
  write_forces (&writer, book);
  store_foreign_end (&writer, "gameSystem");
  return store_battlescribe_finish (&writer);
}

/* ---------------------------------------------------------------------------------------------
 * The catalogue. */

static void
write_rule_links (StoreForeignWriter *writer, const WarRosterUnit *unit, const char *book_id)
{
  store_foreign_start (writer, "infoLinks", NULL);
  for (guint i = 0; i < unit->rules->len; i++)
    {
      const WarRosterTerm *rule = g_ptr_array_index (unit->rules, i);
      g_autofree char *target = store_battlescribe_make_rule_id (rule, book_id);
      g_autofree char *id = store_battlescribe_make_id ("info", unit->id, target, NULL);

      store_foreign_empty (writer, "infoLink", "id", id, "name", rule->name, "hidden", "false",
                           "targetId", target, "type", "rule", NULL);
    }
  store_foreign_end (writer, "infoLinks");
}

static void
write_category_links (StoreForeignWriter *writer, const WarRosterUnit *unit)
{
  store_foreign_start (writer, "categoryLinks", NULL);
  for (guint i = 0; i < unit->categories->len; i++)
    {
      const WarRosterTerm *category = g_ptr_array_index (unit->categories, i);
      g_autofree char *target = store_battlescribe_make_category_id (category->id);
      g_autofree char *id = store_battlescribe_make_id ("of", unit->id, category->id, NULL);

      store_foreign_empty (writer, "categoryLink", "id", id, "name", category->name, "hidden",
                           "false", "targetId", target, "primary", i == 0 ? "true" : "false", NULL);
    }
  store_foreign_end (writer, "categoryLinks");
}

static void
write_entry (StoreForeignWriter *writer, const WarRosterUnit *unit, const WarBook *book)
{
  store_foreign_start (writer, "selectionEntry", "id", unit->id, "name", unit->name, "hidden",
                       "false", "collective", "false", "import", "true", "type", "unit", NULL);
  write_constraints (writer, book, NULL, unit->id, "force");
  store_battlescribe_write_profiles (writer, unit, book->id);
  write_rule_links (writer, unit, book->id);
  write_category_links (writer, unit);
  store_battlescribe_write_costs (writer, unit->costs);
  store_foreign_end (writer, "selectionEntry");
}

GBytes *
store_battlescribe_catalogue_to_bytes (const WarRoster *words, const WarBook *book)
{
  g_return_val_if_fail (words != NULL && book != NULL, NULL);

  StoreForeignWriter writer = store_battlescribe_begin ();
  g_autofree char *system = g_strconcat ("duckboard-", book->rules->system->id, NULL);
  g_autofree char *revision
    = g_strdup_printf ("%u", store_battlescribe_get_force (words)->revision);

  store_foreign_start (&writer, "catalogue", "xmlns", BATTLESCRIBE_SPACE "catalogueSchema", "id",
                       book->id, "name", words->name, "revision", revision, "battleScribeVersion",
                       BATTLESCRIBE_VERSION, "authorName", "Duckboard", "library", "false",
                       "gameSystemId", system, "gameSystemRevision", "1", NULL);
  store_foreign_start (&writer, "selectionEntries", NULL);
  for (guint i = 0; i < words->units->len; i++)
    write_entry (&writer, g_ptr_array_index (words->units, i), book);
  store_foreign_end (&writer, "selectionEntries");
  write_shared_rules (&writer, words);
  store_foreign_end (&writer, "catalogue");
  return store_battlescribe_finish (&writer);
}
