/* battlescribe.c: writes rosters as BattleScribe has them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "store/disk/zip.h"
#include "store/foreign/battlescribe-private.h"

/* ---------------------------------------------------------------------------------------------
 * Names. */

static const struct
{
  const char *suffix;
  StoreBattlescribeKind kind;
  gboolean zipped;
} suffixes[] = {
  { ".ros", STORE_BATTLESCRIBE_ROSTER, FALSE },    { ".rosz", STORE_BATTLESCRIBE_ROSTER, TRUE },
  { ".cat", STORE_BATTLESCRIBE_CATALOGUE, FALSE }, { ".catz", STORE_BATTLESCRIBE_CATALOGUE, TRUE },
  { ".gst", STORE_BATTLESCRIBE_SYSTEM, FALSE },    { ".gstz", STORE_BATTLESCRIBE_SYSTEM, TRUE },
};

StoreBattlescribeKind
store_battlescribe_get_kind (const char *path, gboolean *zipped)
{
  g_return_val_if_fail (path != NULL, STORE_BATTLESCRIBE_NONE);

  g_autofree char *lower = g_ascii_strdown (path, -1);

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (lower, suffixes[i].suffix))
      {
        if (zipped != NULL)
          *zipped = suffixes[i].zipped;
        return suffixes[i].kind;
      }

  return STORE_BATTLESCRIBE_NONE;
}

gboolean
store_battlescribe_is_roster_name (const char *path)
{
  g_return_val_if_fail (path != NULL, FALSE);

  g_autofree char *lower = g_ascii_strdown (path, -1);

  return store_battlescribe_get_kind (path, NULL) == STORE_BATTLESCRIBE_ROSTER
         || g_str_has_suffix (lower, ".json");
}

GBytes *
store_battlescribe_pack (GBytes *bytes, const char *path, GError **error)
{
  g_autofree char *name = g_path_get_basename (path);
  gboolean zipped = FALSE;

  store_battlescribe_get_kind (path, &zipped);
  if (!zipped)
    return g_bytes_ref (bytes);

  /* What is in "army.rosz" is called "army.ros". */
  name[strlen (name) - 1] = '\0';
  return store_zip_write (name, bytes, error);
}

/* ---------------------------------------------------------------------------------------------
 * What catalogues have too. */

char *
store_battlescribe_make_id (const char *part, ...)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  const char *digits;
  va_list parts;

  va_start (parts, part);
  for (; part != NULL; part = va_arg (parts, const char *))
    g_checksum_update (sum, (const guchar *) part, (gssize) strlen (part) + 1);
  va_end (parts);

  digits = g_checksum_get_string (sum);
  return g_strdup_printf ("%.4s-%.4s-%.4s-%.4s", digits, digits + 4, digits + 8, digits + 12);
}

const WarRosterForce *
store_battlescribe_get_force (const WarRoster *roster)
{
  return g_ptr_array_index (roster->forces, 0);
}

char *
store_battlescribe_make_category_id (const char *category)
{
  return g_strconcat ("cat-", category, NULL);
}

char *
store_battlescribe_make_rule_id (const WarRosterTerm *rule, const char *book_id)
{
  return store_battlescribe_make_id ("rule", book_id, rule->id != NULL ? rule->id : rule->name,
                                     NULL);
}

void
store_battlescribe_write_rule (StoreForeignWriter *writer, const WarRosterTerm *rule,
                               const char *book_id)
{
  g_autofree char *id = store_battlescribe_make_rule_id (rule, book_id);

  store_foreign_start (writer, "rule", "id", id, "name", rule->name, "hidden", "false", NULL);
  store_foreign_text (writer, "description", rule->text != NULL ? rule->text : "", NULL);
  store_foreign_end (writer, "rule");
}

/* Readers merge by ids, so that rows that say the same have the same. */
static char *
make_row_id (const WarRosterRow *row, const char *book_id)
{
  g_autoptr (GString) values = g_string_new (NULL);

  for (guint i = 0; i < row->cells->len; i++)
    g_string_append_printf (values, "%s\n", g_array_index (row->cells, WarRosterCell, i).value);
  return store_battlescribe_make_id ("profile", book_id, row->kind_id, row->name, values->str,
                                     NULL);
}

static void
write_row (StoreForeignWriter *writer, const WarRosterRow *row, const char *book_id)
{
  g_autofree char *id = make_row_id (row, book_id);
  g_autofree char *type = g_strconcat ("pt-", row->kind_id, NULL);

  store_foreign_start (writer, "profile", "id", id, "name", row->name, "hidden", "false", "typeId",
                       type, "typeName", row->kind, NULL);
  store_foreign_start (writer, "characteristics", NULL);
  for (guint i = 0; i < row->cells->len; i++)
    {
      const WarRosterCell *cell = &g_array_index (row->cells, WarRosterCell, i);
      g_autofree char *column = g_strdup_printf ("ch-%s-%s", row->kind_id, cell->id);

      store_foreign_text (writer, "characteristic", cell->value, "name", cell->name, "typeId",
                          column, NULL);
    }
  store_foreign_end (writer, "characteristics");
  store_foreign_end (writer, "profile");
}

void
store_battlescribe_write_profiles (StoreForeignWriter *writer, const WarRosterUnit *unit,
                                   const char *book_id)
{
  store_foreign_start (writer, "profiles", NULL);
  for (guint i = 0; i < unit->rows->len; i++)
    write_row (writer, g_ptr_array_index (unit->rows, i), book_id);
  store_foreign_end (writer, "profiles");
}

/* Numbers have a point, wherever the program runs. */
static void
write_costs (StoreForeignWriter *writer, const char *list, const char *element,
             const GPtrArray *costs)
{
  store_foreign_start (writer, list, NULL);
  for (guint i = 0; i < costs->len; i++)
    {
      const WarRosterCost *cost = g_ptr_array_index (costs, i);
      char value[G_ASCII_DTOSTR_BUF_SIZE];

      g_ascii_formatd (value, sizeof value, "%.10g", cost->value);
      store_foreign_empty (writer, element, "name", cost->name, "typeId", cost->id, "value", value,
                           NULL);
    }
  store_foreign_end (writer, list);
}

void
store_battlescribe_write_costs (StoreForeignWriter *writer, const GPtrArray *costs)
{
  write_costs (writer, "costs", "cost", costs);
}

StoreForeignWriter
store_battlescribe_begin (void)
{
  return (StoreForeignWriter){
    g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"), 0
  };
}

GBytes *
store_battlescribe_finish (StoreForeignWriter *writer)
{
  return g_string_free_to_bytes (g_steal_pointer (&writer->xml));
}

/* ---------------------------------------------------------------------------------------------
 * Rosters. */

/* Where a unit of the roster counts. */
static void
write_category (StoreForeignWriter *writer, const WarRosterTerm *category, const char *place,
                gboolean is_primary)
{
  g_autofree char *entry = store_battlescribe_make_category_id (category->id);
  g_autofree char *id = store_battlescribe_make_id ("category", place, category->id, NULL);

  store_foreign_start (writer, "category", "id", id, "name", category->name, "entryId", entry,
                       "primary", is_primary ? "true" : "false", NULL);
  /* Some readers do not look whether these are there. */
  store_foreign_empty (writer, "rules", NULL);
  store_foreign_empty (writer, "profiles", NULL);
  store_foreign_end (writer, "category");
}

static void
write_unit (StoreForeignWriter *writer, const WarRoster *roster, guint index)
{
  const WarRosterUnit *unit = g_ptr_array_index (roster->units, index);
  g_autofree char *place = g_strdup_printf ("%u", index);
  g_autofree char *id = store_battlescribe_make_id (
    "unit", store_battlescribe_get_force (roster)->book_id, unit->id, place, NULL);
  g_autofree char *number = g_strdup_printf ("%u", unit->count);

  store_foreign_start (writer, "selection", "id", id, "name", unit->name, "entryId", unit->id,
                       "customName", unit->own_name, "number", number, "type", "unit", NULL);
  if (unit->note != NULL)
    store_foreign_text (writer, "customNotes", unit->note, NULL);
  store_foreign_start (writer, "rules", NULL);
  for (guint i = 0; i < unit->rules->len; i++)
    store_battlescribe_write_rule (writer, g_ptr_array_index (unit->rules, i),
                                   store_battlescribe_get_force (roster)->book_id);
  store_foreign_end (writer, "rules");
  store_battlescribe_write_profiles (writer, unit, store_battlescribe_get_force (roster)->book_id);
  store_foreign_empty (writer, "selections", NULL);
  store_battlescribe_write_costs (writer, unit->costs);
  store_foreign_start (writer, "categories", NULL);
  for (guint i = 0; i < unit->categories->len; i++)
    write_category (writer, g_ptr_array_index (unit->categories, i), id, i == 0);
  store_foreign_end (writer, "categories");
  store_foreign_end (writer, "selection");
}

static void
write_force_categories (StoreForeignWriter *writer, const WarRoster *roster)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  store_foreign_start (writer, "categories", NULL);
  for (guint i = 0; i < roster->units->len; i++)
    {
      const WarRosterUnit *unit = g_ptr_array_index (roster->units, i);

      for (guint j = 0; j < unit->categories->len; j++)
        {
          const WarRosterTerm *category = g_ptr_array_index (unit->categories, j);

          if (g_hash_table_add (seen, category->id))
            write_category (writer, category, store_battlescribe_get_force (roster)->book_id,
                            FALSE);
        }
    }
  store_foreign_end (writer, "categories");
}

static void
write_force (StoreForeignWriter *writer, const WarRoster *roster)
{
  g_autofree char *id
    = store_battlescribe_make_id ("force", store_battlescribe_get_force (roster)->book_id,
                                  store_battlescribe_get_force (roster)->kind_id, NULL);
  g_autofree char *entry
    = g_strconcat ("force-", store_battlescribe_get_force (roster)->kind_id, NULL);
  g_autofree char *revision
    = g_strdup_printf ("%u", store_battlescribe_get_force (roster)->revision);

  store_foreign_start (
    writer, "force", "id", id, "name", store_battlescribe_get_force (roster)->kind, "entryId",
    entry, "catalogueId", store_battlescribe_get_force (roster)->book_id, "catalogueRevision",
    revision, "catalogueName", store_battlescribe_get_force (roster)->book, NULL);
  store_foreign_empty (writer, "rules", NULL);
  store_foreign_empty (writer, "profiles", NULL);
  store_foreign_start (writer, "selections", NULL);
  for (guint i = 0; i < roster->units->len; i++)
    write_unit (writer, roster, i);
  store_foreign_end (writer, "selections");
  store_foreign_empty (writer, "publications", NULL);
  write_force_categories (writer, roster);
  store_foreign_end (writer, "force");
}

GBytes *
store_battlescribe_roster_to_bytes (const WarRoster *roster)
{
  g_return_val_if_fail (roster != NULL && store_battlescribe_get_force (roster)->kind_id != NULL,
                        NULL);

  StoreForeignWriter writer = store_battlescribe_begin ();
  g_autofree char *id = store_battlescribe_make_id ("roster", roster->system_id,
                                                    store_battlescribe_get_force (roster)->book_id,
                                                    roster->name, NULL);
  g_autofree char *system = g_strconcat ("duckboard-", roster->system_id, NULL);

  store_foreign_start (&writer, "roster", "xmlns", BATTLESCRIBE_SPACE "rosterSchema", "id", id,
                       "name", roster->name, "battleScribeVersion", BATTLESCRIBE_VERSION,
                       "gameSystemId", system, "gameSystemName", roster->system,
                       "gameSystemRevision", "1", NULL);
  store_battlescribe_write_costs (&writer, roster->costs);
  if (roster->limits->len > 0)
    write_costs (&writer, "costLimits", "costLimit", roster->limits);
  store_foreign_start (&writer, "forces", NULL);
  write_force (&writer, roster);
  store_foreign_end (&writer, "forces");
  store_foreign_end (&writer, "roster");
  return store_battlescribe_finish (&writer);
}
