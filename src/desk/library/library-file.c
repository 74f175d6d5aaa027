/* library-file.c: what is done to a document's file from the library
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/library/library-file.h"

#include <stdlib.h>
#include <string.h>

#include "engine/army/book-edit.h"
#include "store/disk/name.h"
#include "store/documents/army-file.h"
#include "store/documents/book-file.h"
#include "store/documents/campaign-file.h"
#include "store/documents/field-file.h"
#include "store/documents/operation-file.h"
#include "text/words/phrase.h"

gboolean
duck_library_can_copy (DuckKind kind)
{
  return kind != DUCK_KIND_GAME;
}

static gboolean
copy_army (StoreLibrary *library, const char *from, const char *to, const char *name,
           StoreFaults *faults, GError **error)
{
  g_autoptr (WarArmy) army = store_army_load (library, from, faults);
  g_autoptr (WarArmy) copy = army != NULL ? war_army_set_name (army, name) : NULL;

  return copy != NULL && store_army_save (library, copy, to, error);
}

/* A copy is another document: campaigns, and games, tell theirs by their ids. */
static void
renew_id (char **id, const char *from, const char *to)
{
  if (g_str_equal (from, to))
    return;
  g_free (*id);
  *id = g_uuid_string_random ();
}

char *
duck_library_dup_book_id (const char *path)
{
  char *id = g_path_get_basename (path);
  const char *suffix = duck_kind_get_info (DUCK_KIND_BOOK)->suffix;

  if (store_name_has_suffix (id, suffix))
    id[strlen (id) - strlen (suffix)] = '\0';
  return id;
}

static gboolean
copy_book (StoreLibrary *library, const char *from, const char *to, const char *name,
           StoreFaults *faults, GError **error)
{
  g_autoptr (WarBook) book = store_book_load (library, from, faults);
  g_autofree char *id = duck_library_dup_book_id (to);
  g_autoptr (WarBook) copy = NULL;

  if (book == NULL)
    return FALSE;
  if (g_str_equal (from, to))
    {
      g_autoptr (WarBook) named = war_book_set_name (book, name);

      copy = war_book_set_revision (named, book->revision + 1);
    }
  else
    copy = war_book_copy_as (book, id, name);
  if (!store_book_save (library, copy, to, error))
    return FALSE;
  store_library_forget_book (library, copy->id);
  return TRUE;
}

static void
set_name (char **field, const char *name)
{
  g_free (*field);
  *field = g_strdup (name);
}

static gboolean
copy_field (StoreLibrary *library, const char *from, const char *to, const char *name,
            StoreFaults *faults, GError **error)
{
  g_autoptr (WarField) field = store_field_open (library, from, faults);
  g_autoptr (WarField) copy = field != NULL ? war_field_copy (field) : NULL;

  if (copy == NULL)
    return FALSE;
  set_name (&copy->name, name);
  return store_field_save (copy, to, error);
}

static gboolean
copy_operation (StoreLibrary *library, const char *from, const char *to, const char *name,
                StoreFaults *faults, GError **error)
{
  g_autoptr (WarOperation) operation = store_operation_load_incomplete (library, from, faults);
  g_autoptr (WarOperation) copy = operation != NULL ? war_operation_copy (operation) : NULL;

  if (copy == NULL)
    return FALSE;
  set_name (&copy->name, name);
  renew_id (&copy->id, from, to);
  return store_operation_save (library, copy, to, error);
}

static gboolean
copy_campaign (StoreLibrary *library, const char *from, const char *to, const char *name,
               StoreFaults *faults, GError **error)
{
  g_autoptr (WarCampaign) campaign = store_campaign_load_incomplete (library, from, faults);
  g_autoptr (WarCampaign) copy = campaign != NULL ? war_campaign_copy (campaign) : NULL;

  if (copy == NULL)
    return FALSE;
  set_name (&copy->name, name);
  renew_id (&copy->id, from, to);
  return store_campaign_save (library, copy, to, error);
}

/* Another book of the same id, and be it one that comes with the program, would no longer be
 * found. */
static char *
suggest_book_path (StoreLibrary *library, const char *title)
{
  g_autofree char *stem = war_book_make_id (title);

  for (guint i = 1;; i++)
    {
      g_autofree char *id = i == 1 ? g_strdup (stem) : g_strdup_printf ("%s-%u", stem, i);
      g_autofree char *name = g_strdup_printf ("books/%s.duckbook", id);
      g_autofree char *shipped = store_library_find_file (library, name);
      char *path = store_library_build_book_path (id);

      if (shipped == NULL && !g_file_test (path, G_FILE_TEST_EXISTS))
        return path;
      g_free (path);
    }
}

char *
duck_library_suggest_path (StoreLibrary *library, DuckKind kind, const char *title)
{
  g_return_val_if_fail (library != NULL, NULL);
  g_return_val_if_fail (title != NULL, NULL);

  return kind == DUCK_KIND_BOOK ? suggest_book_path (library, title)
                                : duck_kind_suggest_path (kind, title);
}

static int
compare_paths (const void *a, const void *b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

gboolean
duck_library_copy_file (StoreLibrary *library, DuckKind kind, const char *from, const char *to,
                        const char *name, GError **error)
{
  g_return_val_if_fail (duck_library_can_copy (kind), FALSE);
  g_return_val_if_fail (name != NULL && *name != '\0', FALSE);

  g_autoptr (StoreFaults) faults = store_faults_new (from);
  g_autofree char *folder = g_path_get_dirname (to);
  gboolean copied = FALSE;

  /* If this fails, saving says why. */
  g_mkdir_with_parents (folder, 0755);
  if (kind == DUCK_KIND_ARMY)
    copied = copy_army (library, from, to, name, faults, error);
  else if (kind == DUCK_KIND_BOOK)
    copied = copy_book (library, from, to, name, faults, error);
  else if (kind == DUCK_KIND_FIELD)
    copied = copy_field (library, from, to, name, faults, error);
  else if (kind == DUCK_KIND_OPERATION)
    copied = copy_operation (library, from, to, name, faults, error);
  else
    copied = copy_campaign (library, from, to, name, faults, error);
  if (!copied && !store_faults_is_empty (faults))
    g_propagate_error (error, store_faults_to_error (faults));
  return copied;
}

/* The paths of all documents of the kind that come with the program, then of the user's own; free
 * the array. */
static GPtrArray *
list_files (StoreLibrary *library, DuckKind kind)
{
  const char *suffix = duck_kind_get_info (kind)->suffix;
  GPtrArray *paths = store_library_list_shipped (library, suffix);
  guint n_shipped = paths->len;
  g_autofree char *folder = duck_kind_dup_folder (kind);
  g_autoptr (GDir) own = g_dir_open (folder, 0, NULL);
  const char *name;

  while (own != NULL && (name = g_dir_read_name (own)) != NULL)
    if (store_name_has_suffix (name, suffix))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  if (paths->len > n_shipped)
    qsort (paths->pdata + n_shipped, paths->len - n_shipped, sizeof (gpointer), compare_paths);
  return paths;
}

static gint
compare_books (gconstpointer a, gconstpointer b)
{
  const WarBook *const *first = a, *const *second = b;

  return g_utf8_collate (text_translate ((*first)->name), text_translate ((*second)->name));
}

GPtrArray *
duck_library_list_books (StoreLibrary *library, const WarSystem *system)
{
  g_return_val_if_fail (library != NULL, NULL);

  g_autoptr (GPtrArray) paths = list_files (library, DUCK_KIND_BOOK);
  GPtrArray *books = g_ptr_array_new_with_free_func ((GDestroyNotify) war_book_unref);

  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *id = duck_library_dup_book_id (g_ptr_array_index (paths, i));
      WarBook *book = store_library_get_book (library, id, NULL);

      if (book != NULL && (system == NULL || book->rules->system == system)
          && !g_ptr_array_find (books, book, NULL))
        g_ptr_array_add (books, war_book_ref (book));
    }
  g_ptr_array_sort (books, compare_books);
  return books;
}
