/* document.c: what all kinds of documents share in reading and saving
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "engine/system.h"
#include "store/disk/read-file.h"
#include "store/disk/save.h"
#include "store/documents/document-private.h"
#include "store/documents/web-page.h"

void
store_document_clear (StoreDocument *document)
{
  g_clear_pointer (&document->rules, war_rules_unref);
  g_clear_pointer (&document->statistics, g_array_unref);
  g_clear_pointer (&document->weapon_statistics, g_array_unref);
  g_clear_pointer (&document->options, g_array_unref);
  g_clear_pointer (&document->numbers, g_array_unref);
  g_clear_pointer (&document->terrain_statistics, g_array_unref);
  for (guint i = 0; i < WAR_MAX_TABLES; i++)
    g_clear_pointer (&document->row_columns[i], g_array_unref);
  g_clear_pointer (&document->names, g_ptr_array_unref);
  g_clear_pointer (&document->traits, g_ptr_array_unref);
  g_clear_pointer (&document->type_traits, g_ptr_array_unref);
  g_clear_pointer (&document->types, g_ptr_array_unref);
  g_clear_pointer (&document->routine, war_routine_unref);
  g_clear_pointer (&document->book, war_book_unref);
  g_clear_pointer (&document->books, g_hash_table_unref);
  g_clear_pointer (&document->army, war_army_unref);
  g_clear_pointer (&document->field, war_field_unref);
  g_clear_pointer (&document->hexes, g_free);
  g_clear_pointer (&document->ids, g_hash_table_unref);
  g_clear_pointer (&document->effects, g_hash_table_unref);
  g_clear_pointer (&document->operation, war_operation_unref);
  g_clear_pointer (&document->matches, g_hash_table_unref);
  g_clear_pointer (&document->campaign, war_campaign_unref);
  g_clear_pointer (&document->part, war_part_unref);
  g_clear_pointer (&document->part_extra, war_extra_unref);
  if (document->text != NULL)
    g_string_free (g_steal_pointer (&document->text), TRUE);
}

static StoreValueKind
get_value_kind (WarStatKind kind)
{
  switch (kind)
    {
    case WAR_STAT_DICE:
      return STORE_VALUE_DICE;
    case WAR_STAT_CHOICE:
      return STORE_VALUE_CHOICE;
    case WAR_STAT_COUNT:
    case WAR_STAT_LENGTH:
    case WAR_STAT_TARGET:
    default:
      return STORE_VALUE_INTEGER;
    }
}

/* Lengths are told by their names. */
GArray *
store_document_new_attributes (StoreDocument *document, const StoreAttribute *first,
                               const WarStat *stats)
{
  GArray *attributes = g_array_new (TRUE, TRUE, sizeof (StoreAttribute));

  if (document->names == NULL)
    document->names = g_ptr_array_new_with_free_func (g_free);
  if (first != NULL)
    g_array_append_vals (attributes, first, 1);

  for (; stats->id != NULL; stats++)
    {
      StoreAttribute attribute = {
        .kind = get_value_kind (stats->kind),
        .required = stats->required,
        .minimum = stats->minimum,
        .maximum = stats->maximum,
        .choices = stats->choices,
      };
      char *name = stats->kind == WAR_STAT_LENGTH ? g_strconcat (stats->id, "-mm100", NULL)
                                                  : g_strdup (stats->id);

      g_ptr_array_add (document->names, name);
      attribute.name = name;
      g_array_append_val (attributes, attribute);
    }

  return attributes;
}

void
store_system_write (StoreWriter *writer, const char *system)
{
  if (!g_str_equal (system, war_system_get_nth (0)->id))
    store_writer_need (writer, 1);
  store_writer_text (writer, "system", system);
}

void
store_unit_group_write (StoreWriter *writer, const char *group)
{
  if (group != NULL)
    store_writer_need (writer, 1);
  store_writer_text (writer, "group", group);
}

static void
write_stat (StoreWriter *writer, const WarStat *stat, gint32 value)
{
  g_autofree char *name
    = stat->kind == WAR_STAT_LENGTH ? g_strconcat (stat->id, "-mm100", NULL) : g_strdup (stat->id);

  if (stat->kind == WAR_STAT_CHOICE)
    store_writer_text (writer, name, stat->choices[value]);
  else if (stat->kind == WAR_STAT_DICE && value == WAR_DICE_PER_WOUND)
    store_writer_text (writer, name, "DPW");
  else
    store_writer_integer (writer, name, value);
}

void
store_stats_write (StoreWriter *writer, const WarStat *stats, const gint32 *values)
{
  for (guint i = 0; stats[i].id != NULL; i++)
    if (stats[i].required || values[i] != 0)
      write_stat (writer, &stats[i], values[i]);
}

void
store_stats_write_given (StoreWriter *writer, const WarStat *stats, const gint32 *values,
                         guint32 given)
{
  for (guint i = 0; stats[i].id != NULL; i++)
    if ((given >> i & 1) != 0)
      write_stat (writer, &stats[i], values[i]);
}

gboolean
store_document_set_system (StoreReader *reader, StoreDocument *document, const StoreValue *system)
{
  g_autoptr (GError) error = NULL;
  WarRules *rules;
  const StoreAttribute weapon_name = STORE_NAME_ATTRIBUTE;

  if (document->rules != NULL)
    {
      if (g_str_equal (system->text, document->rules->system->id))
        return TRUE;

      store_reader_fault (reader, system, _ ("the system must be “%s” here"),
                          document->rules->system->id);
      store_reader_stop (reader);
      return FALSE;
    }

  rules = store_library_get_rules (document->library, system->text, &error);

  if (rules == NULL)
    {
      store_reader_fault (reader, system, "%s", error->message);
      store_reader_stop (reader);
      return FALSE;
    }

  document->rules = war_rules_ref (rules);
  document->statistics = store_document_new_attributes (document, NULL, rules->system->unit_stats);
  document->weapon_statistics
    = store_document_new_attributes (document, &weapon_name, rules->system->weapon_stats);
  document->traits = g_ptr_array_new_with_free_func ((GDestroyNotify) war_trait_unref);
  document->type_traits = g_ptr_array_new_with_free_func ((GDestroyNotify) war_trait_unref);
  document->types = g_ptr_array_new_with_free_func ((GDestroyNotify) war_unit_type_unref);

  return TRUE;
}

WarExtra **
store_get_last_extra (const GPtrArray *items, gsize offset)
{
  return items->len > 0 ? G_STRUCT_MEMBER_P (g_ptr_array_index (items, items->len - 1), offset)
                        : NULL;
}

WarBook *
store_document_find_book (const StoreDocument *document, const char *id, GError **error)
{
  WarBook *book;

  if (document->books == NULL)
    return store_library_get_book (document->library, id, error);

  book = g_hash_table_lookup (document->books, id);
  if (book == NULL)
    g_set_error (error, STORE_ERROR, STORE_ERROR_INVALID, _ ("the file has no army book “%s”"), id);
  return book;
}

void
store_report_second (StoreReader *reader, const StoreValue *id)
{
  store_reader_fault (reader, id, _ ("there is another one with the id “%s”"), id->text);
}

char *
store_document_follow (StoreReader *reader, const StoreDocument *document, const StoreValue *link)
{
  if (link->text[0] == '\0')
    return NULL;

  if (document->folder == NULL)
    {
      if (!document->may_lack)
        store_reader_fault (reader, link, _ ("there is no folder to follow this link from"));
      return NULL;
    }

  return g_build_filename (document->folder, link->text, NULL);
}

void
store_document_report_linked (StoreReader *reader, const StoreValue *link,
                              const StoreFaults *faults, const char *reason)
{
  g_autofree char *lines = store_faults_to_string (faults);
  g_autofree char *warnings = store_faults_warnings_to_string (faults);

  if (lines[0] != '\0')
    store_reader_fault (reader, link, "%s\n%s", reason, g_strchomp (lines));
  else if (warnings[0] != '\0')
    store_reader_warn (reader, link, g_strchomp (warnings));
}

char *
store_value_dup_text (const StoreValue *value)
{
  return value->present ? g_strdup (value->text) : NULL;
}

gpointer
store_document_load (StoreLibrary *library, const char *path, StoreFromBytes from_bytes,
                     StoreFaults *faults)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GBytes) bytes = NULL;
  const char *suffix;

  /* What came with a page has all that it needs, and leads nowhere. */
  if (store_web_page_is_name (path))
    {
      bytes = store_web_page_load (path, &suffix, faults);
      return bytes != NULL ? from_bytes (library, bytes, NULL, faults) : NULL;
    }
  store_remove_stale_saves (folder);
  bytes = store_read_text_file (path, faults);
  return bytes != NULL ? from_bytes (library, bytes, folder, faults) : NULL;
}

gboolean
store_document_save (StoreLibrary *library, const char *path, GBytes *bytes,
                     StoreFromBytes from_bytes, GBytes *(*to_bytes) (gconstpointer),
                     GDestroyNotify unref, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  gpointer document = from_bytes (library, bytes, folder, faults);
  g_autoptr (GBytes) again = document != NULL ? to_bytes (document) : NULL;

  g_clear_pointer (&document, unref);
  if (again == NULL || !g_bytes_equal (bytes, again))
    {
      g_autofree char *lines = store_faults_to_string (faults);

      g_set_error (error, STORE_ERROR, STORE_ERROR_WRITE,
                   _ ("“%s” was not saved, because what would be written could not be read back. "
                      "What was in it before is still there.\n%s"),
                   path, lines);
      return FALSE;
    }

  return store_save_bytes (path, bytes, error);
}
