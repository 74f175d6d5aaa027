/* library.c: where rules, books and shipped documents are found
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/library.h"

#include <glib/gi18n-lib.h>

#include "engine/field/field-item.h"
#include "engine/system.h"
#include "store/disk/name.h"
#include "store/disk/read-file.h"
#include "store/documents/book-file.h"
#include "store/documents/document-private.h"
#include "store/documents/routine.h"

/* Longer than it takes to take a reference nobody saves that often. */
#define N_FORGOTTEN 4

struct _StoreLibrary
{
  gatomicrefcount n_refs;
  char **folders; /* data folders; the user's own before all */
  GHashTable *rules; /* system → WarRules */
  GHashTable *routines; /* id → WarRoutine: of the same systems */
  GHashTable *books; /* id → WarBook */
  GPtrArray *forgotten; /* WarBook: a thread may just have been given it */
  GRecMutex mutex; /* of all of these but the folders; files that use others are read within */
};

StoreLibrary *
store_library_new (const char *data_path)
{
  StoreLibrary *library = g_new0 (StoreLibrary, 1);
  g_autoptr (GStrvBuilder) folders = g_strv_builder_new ();
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "duckboard", NULL);
  g_auto (GStrv) shipped = NULL;

  if (data_path == NULL)
    data_path = g_getenv ("DUCKBOARD_DATA_PATH");
  if (data_path == NULL || data_path[0] == '\0')
    data_path = DUCK_DATA_DIR;

  shipped = g_strsplit (data_path, G_SEARCHPATH_SEPARATOR_S, -1);
  g_strv_builder_add (folders, own);
  g_strv_builder_addv (folders, (const char **) shipped);

  library->folders = g_strv_builder_end (folders);
  library->rules
    = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) war_rules_unref);
  library->routines
    = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) war_routine_unref);
  library->books
    = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) war_book_unref);
  library->forgotten = g_ptr_array_new_with_free_func ((GDestroyNotify) war_book_unref);
  g_rec_mutex_init (&library->mutex);
  g_atomic_ref_count_init (&library->n_refs);

  return library;
}

StoreLibrary *
store_library_ref (StoreLibrary *library)
{
  g_atomic_ref_count_inc (&library->n_refs);
  return library;
}

void
store_library_free (StoreLibrary *library)
{
  if (!g_atomic_ref_count_dec (&library->n_refs))
    return;

  g_strfreev (library->folders);
  g_hash_table_unref (library->rules);
  g_hash_table_unref (library->routines);
  g_hash_table_unref (library->books);
  g_ptr_array_unref (library->forgotten);
  g_rec_mutex_clear (&library->mutex);
  g_free (library);
}

/* The first of the folders, from the one with the index on, that has the file. */
static char *
find_from (const StoreLibrary *library, guint first, const char *name)
{
  for (guint i = first; library->folders[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (library->folders[i], name, NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }

  return NULL;
}

/* The user's own folder is the first; what lies there is not shipped. */
char *
store_library_find_file (const StoreLibrary *library, const char *name)
{
  return find_from (library, 1, name);
}

char *
store_library_find_document (const StoreLibrary *library, const char *dir, const char *name,
                             const char *suffix)
{
  g_autofree char *file = g_strconcat (dir, G_DIR_SEPARATOR_S, name,
                                       store_name_has_suffix (name, suffix) ? "" : suffix, NULL);

  return store_library_find_file (library, file);
}

static gboolean
read_rules_file (const StoreLibrary *library, StoreDocument *document, const char *name,
                 GError **error)
{
  g_autofree char *relative = g_build_filename ("systems", document->rules->system->id, name, NULL);
  g_autofree char *path = store_library_find_file (library, relative);
  g_autoptr (StoreFaults) faults = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (path == NULL)
    {
      g_set_error (error, STORE_ERROR, STORE_ERROR_READ,
                   _ ("the file “%s” of the program is missing; install Duckboard again"),
                   relative);
      return FALSE;
    }

  faults = store_faults_new (path);
  bytes = store_read_text_file (path, faults);
  if (bytes != NULL && store_read (bytes, &store_rules_element, document, faults))
    return TRUE;

  g_propagate_error (error, store_faults_to_error (faults));
  return FALSE;
}

/* Without its numbers no game of a system can be played. */
static gboolean
check_numbers (const StoreDocument *document, GError **error)
{
  const WarSystem *system = document->rules->system;

  if (document->has_numbers || system->numbers[0].id == NULL)
    return TRUE;

  g_set_error (error, STORE_ERROR, STORE_ERROR_INVALID,
               _ ("the files of the rule system “%s” lack <numbers>"), system->id);
  return FALSE;
}

/* Nor without its tables. */
static gboolean
check_tables (const StoreDocument *document, GError **error)
{
  const WarSystem *system = document->rules->system;

  for (guint i = 0; system->tables != NULL && system->tables[i].id != NULL; i++)
    if (document->rules->tables[i] == NULL)
      {
        g_set_error (error, STORE_ERROR, STORE_ERROR_INVALID,
                     _ ("the files of the rule system “%s” lack the table “%s”"), system->id,
                     system->tables[i].id);
        return FALSE;
      }
  return TRUE;
}

static WarRules *
find_rules (StoreLibrary *library, const char *system, GError **error)
{
  WarRules *known = g_hash_table_lookup (library->rules, system);
  const WarSystem *constant = war_system_get (system);
  StoreDocument document = { .library = library };
  gboolean read;

  if (known != NULL)
    return known;

  if (constant == NULL)
    {
      g_set_error (error, STORE_ERROR, STORE_ERROR_INVALID, _ ("there is no rule system “%s”"),
                   system);
      return NULL;
    }

  document.rules = war_rules_new (constant);
  read = read_rules_file (library, &document, "rules.xml", error)
         && read_rules_file (library, &document, "clauses.xml", error)
         && check_numbers (&document, error) && check_tables (&document, error);
  if (read)
    {
      known = war_rules_ref (document.rules);
      g_hash_table_insert (library->rules, g_strdup (system), known);
      g_hash_table_insert (library->routines, g_strdup (system),
                           g_steal_pointer (&document.routine));
    }

  store_document_clear (&document);
  return known;
}

WarRules *
store_library_get_rules (StoreLibrary *library, const char *system, GError **error)
{
  WarRules *rules;

  g_rec_mutex_lock (&library->mutex);
  rules = find_rules (library, system, error);
  g_rec_mutex_unlock (&library->mutex);
  return rules;
}

WarRoutine *
store_library_get_routine (StoreLibrary *library, const char *system, GError **error)
{
  WarRoutine *routine = NULL;

  g_rec_mutex_lock (&library->mutex);
  if (find_rules (library, system, error) != NULL)
    routine = g_hash_table_lookup (library->routines, system);
  g_rec_mutex_unlock (&library->mutex);
  return routine;
}

static WarBook *
find_book (StoreLibrary *library, const char *id, GError **error)
{
  WarBook *known = g_hash_table_lookup (library->books, id);
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;
  g_autoptr (StoreFaults) faults = NULL;

  if (known != NULL)
    return known;

  name = g_strdup_printf ("books/%s.duckbook", id);
  path = find_from (library, 0, name);
  if (path == NULL)
    {
      g_set_error (error, STORE_ERROR, STORE_ERROR_READ, _ ("there is no army book “%s”"), id);
      return NULL;
    }

  faults = store_faults_new (path);
  known = store_book_load (library, path, faults);
  if (known != NULL && !g_str_equal (known->id, id))
    {
      store_faults_add (faults, 0, 0,
                        _ ("the book’s id is “%s”, but it is found by its file name "
                           "as “%s”: make them the same"),
                        known->id, id);
      g_clear_pointer (&known, war_book_unref);
    }
  if (known == NULL)
    {
      g_propagate_error (error, store_faults_to_error (faults));
      return NULL;
    }

  g_hash_table_insert (library->books, g_strdup (id), known);
  return known;
}

WarBook *
store_library_get_book (StoreLibrary *library, const char *id, GError **error)
{
  WarBook *book;

  g_rec_mutex_lock (&library->mutex);
  book = find_book (library, id, error);
  g_rec_mutex_unlock (&library->mutex);
  return book;
}

WarRules *
store_library_find_rules_of (StoreLibrary *library, const WarField *field)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);

  WarRules *found = NULL;

  for (guint i = 0; war_system_get_nth (i) != NULL; i++)
    {
      WarRules *rules = store_library_get_rules (library, war_system_get_nth (i)->id, NULL);

      if (rules == NULL || !war_field_is_of (field, rules))
        continue;
      if (found != NULL)
        return NULL;
      found = rules;
    }
  return found;
}

void
store_library_forget_book (StoreLibrary *library, const char *id)
{
  WarBook *book;

  g_rec_mutex_lock (&library->mutex);
  book = g_hash_table_lookup (library->books, id);
  if (book != NULL)
    {
      g_ptr_array_add (library->forgotten, war_book_ref (book));
      if (library->forgotten->len > N_FORGOTTEN)
        g_ptr_array_remove_index (library->forgotten, 0);
      g_hash_table_remove (library->books, id);
    }
  g_rec_mutex_unlock (&library->mutex);
}

char *
store_library_build_book_path (const char *id)
{
  g_autofree char *name = g_strdup_printf ("%s.duckbook", id);

  return g_build_filename (g_get_user_data_dir (), "duckboard", "books", name, NULL);
}

static gint
compare_paths (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
store_library_list_shipped (StoreLibrary *library, const char *suffix)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  const char *kind = g_str_equal (suffix, ".duckbook") ? "books" : "scenarios";

  for (guint i = 1; library->folders[i] != NULL; i++)
    {
      g_autofree char *folder = g_build_filename (library->folders[i], kind, NULL);
      g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
      const char *name;

      while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
        if (store_name_has_suffix (name, suffix))
          g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
    }

  g_ptr_array_sort (paths, compare_paths);
  return paths;
}

gboolean
store_library_has_shipped (const StoreLibrary *library, const char *id, const char *suffix)
{
  g_autofree char *path = store_library_find_document (library, "scenarios", id, suffix);

  return path != NULL;
}

gboolean
store_library_is_shipped (StoreLibrary *library, const char *path)
{
  g_return_val_if_fail (library != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  const char *dot = strrchr (path, '.');
  g_autofree char *suffix = dot != NULL ? g_ascii_strdown (dot, -1) : NULL;
  g_autoptr (GPtrArray) shipped = NULL;

  if (suffix == NULL)
    return FALSE;

  shipped = store_library_list_shipped (library, suffix);
  for (guint i = 0; i < shipped->len; i++)
    if (store_is_same_file (path, g_ptr_array_index (shipped, i)))
      return TRUE;

  return FALSE;
}
