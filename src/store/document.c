/* document.c: what all kinds of documents share in reading and saving
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "store/document-private.h"
#include "store/read-file.h"
#include "store/save.h"

void
store_document_clear (StoreDocument *document)
{
  g_clear_pointer (&document->rules, war_rules_unref);
  g_clear_pointer (&document->statistics, g_array_unref);
  g_clear_pointer (&document->weapon_statistics, g_array_unref);
  g_clear_pointer (&document->names, g_ptr_array_unref);
  g_clear_pointer (&document->traits, g_ptr_array_unref);
  g_clear_pointer (&document->type_traits, g_ptr_array_unref);
  g_clear_pointer (&document->types, g_ptr_array_unref);
  g_clear_pointer (&document->book, war_book_unref);
  g_clear_pointer (&document->army, war_army_unref);
  g_clear_pointer (&document->field, war_field_unref);
  g_clear_pointer (&document->ids, g_hash_table_unref);
  g_clear_pointer (&document->operation, war_operation_unref);
  if (document->text != NULL)
    g_string_free (g_steal_pointer (&document->text), TRUE);
}

/* A system's statistics as attributes; lengths are told by their names. */
static void
append_statistics (GArray *attributes, GPtrArray *names, const WarStat *stats)
{
  for (; stats->id != NULL; stats++)
    {
      StoreAttribute attribute = {
        .kind = stats->kind == WAR_STAT_DICE ? STORE_VALUE_DICE : STORE_VALUE_INTEGER,
        .required = stats->required,
        .minimum = stats->minimum,
        .maximum = stats->maximum,
      };
      char *name = stats->kind == WAR_STAT_LENGTH ? g_strconcat (stats->id, "-mm100", NULL)
                                                  : g_strdup (stats->id);

      g_ptr_array_add (names, name);
      attribute.name = name;
      g_array_append_val (attributes, attribute);
    }
}

gboolean
store_document_set_system (StoreReader *reader, StoreDocument *document, const StoreValue *system)
{
  g_autoptr (GError) error = NULL;
  WarRules *rules = store_library_get_rules (document->library, system->text, &error);
  const StoreAttribute weapon_name = STORE_NAME_ATTRIBUTE;

  if (rules == NULL)
    {
      store_reader_fault (reader, system, "%s", error->message);
      store_reader_stop (reader);
      return FALSE;
    }

  document->rules = war_rules_ref (rules);
  document->names = g_ptr_array_new_with_free_func (g_free);
  document->statistics = g_array_new (TRUE, TRUE, sizeof (StoreAttribute));
  document->weapon_statistics = g_array_new (TRUE, TRUE, sizeof (StoreAttribute));
  append_statistics (document->statistics, document->names, rules->system->unit_stats);
  g_array_append_val (document->weapon_statistics, weapon_name);
  append_statistics (document->weapon_statistics, document->names, rules->system->weapon_stats);
  document->traits = g_ptr_array_new_with_free_func ((GDestroyNotify) war_trait_unref);
  document->type_traits = g_ptr_array_new_with_free_func ((GDestroyNotify) war_trait_unref);
  document->types = g_ptr_array_new_with_free_func ((GDestroyNotify) war_unit_type_unref);

  return TRUE;
}

void
store_report_second (StoreReader *reader, const StoreValue *id)
{
  store_reader_fault (reader, id, _ ("there is another one with the id “%s”"), id->text);
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

  store_remove_stale_saves (folder);
  bytes = store_read_file (path, faults);
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
